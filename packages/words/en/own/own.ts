/** What only the page on the phone of somebody who works says. */
export const ownPageWords = {
  parts: 'Parts of this page',
  recordPart: 'Record',
  phonesPart: 'Phones',
  lockPart: 'Lock',
  opening: 'One moment',
  old: 'Not read anew: what you see is from {time}.',
  toStart: 'To the start',
  claim: {
    title: 'Type these two digits at the tablet',
    reading: 'Reading the code',
    left: 'Time left: {time}',
    stays: 'Leave this page open until the tablet says that the phone is added.',
    used: {
      title: 'This code cannot be used any more',
      text: 'It was used already, or its two minutes are over. Nothing was added.',
    },
    taken: {
      title: 'Another phone read this code first',
      text: 'This phone was not added. If the other one is not yours, tell a manager.',
    },
    expired: { title: 'The two minutes are over', text: 'This phone was not added.' },
    wrong: { title: 'Other digits were typed at the tablet', text: 'No phone was added.' },
    foreign: { title: 'This is no code of a tablet', text: 'Read the code that the tablet shows.' },
  },
  outside: {
    none: { title: 'This phone is not added yet', text: 'Here you read your hours and your record.' },
    ended: {
      title: 'This phone is not added any more',
      text: 'It shows nothing more. The tablet shows your record as before.',
    },
    turnedOff: {
      title: 'Your company has turned phones off',
      text: 'The tablet shows you the same.',
    },
    how: 'How to add it',
    stepName: 'At the tablet, find your name and open “{hours}” with your PIN.',
    stepPhone: 'Touch “{phone}”. The tablet shows a code.',
    stepRead: 'Read it with the camera of this phone.',
    desk: 'If you sign in at the desk, add the phone there, under your account.',
  },
  left: {
    title: 'You do not work here any more',
    text: 'This page shows nothing more. Ask the company for your record; it is kept.',
  },
  pinAgain: 'Try again.',
  failures: {
    offline: 'No connection. Try again when there is a network.',
    timedOut: 'No answer came in time. Try again.',
    broken: 'The server has a problem. Try again in a moment.',
    busy: 'Too many tries. Wait a moment, then try again.',
    notSecure: 'This address has no secure connection, so nothing is shown here. Tell a manager.',
    locked: 'Type your PIN again.',
    gone: 'This phone had ended already.',
    other: 'The server refused this ({code}).',
  },
  phones: {
    title: 'My phones',
    lead: 'Whoever opens one of them with your PIN reads your record.',
    failed: 'Your phones could not be loaded.',
    thisOne: 'This phone',
    removeThat: 'Remove {phone}',
    endThis: 'Not my phone: remove it',
    endThisQuestion:
      'Remove this phone? It then shows nothing more and keeps nothing. Your record stays at the tablet.',
  },
  day: {
    others: 'Not worked',
    none: 'Nothing is recorded on this day.',
  },
} as const;
