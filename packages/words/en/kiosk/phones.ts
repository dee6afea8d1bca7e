/** What a person reads at the tablet about the phones on which they read their own record. */
export const ownPhoneWords = {
  title: 'On my phone',
  lead: 'A phone that you let in shows you what this tablet shows: your hours, time off and whole record.',
  failed: 'Your phones could not be loaded. Try again later.',
  ended: 'That took too long. Begin again with your PIN.',
  again: 'Try again',
  none: 'You have let no phone in.',
  add: 'Add a phone',
  notAdded: {
    turnedOff: 'Your company lets no phones in. This tablet shows you the same.',
    atTheDesk:
      'You sign in at the desk, so no phone is let in with your PIN. This tablet shows you the same.',
    noHttps:
      'No phone can be let in here, because this tablet does not use HTTPS. A manager can change that. This tablet shows you the same.',
  },
  disown: {
    ask: 'This is not mine',
    title: 'Not yours: {phone}?',
    text: 'It is ended at once, and a manager is told. Whoever added it knew your PIN, so ask for a new one.',
    yes: 'Not mine, end it',
    done: '{phone} is ended, and a manager is told. Ask for a new PIN.',
  },
  notDone: {
    gone: 'That phone had ended before.',
    ended: 'The phone was not ended, because it took too long. Begin again with your PIN.',
    failed: 'The phone was not ended. Try again, or tell a manager.',
  },
  added: '{phone} is let in. It shows your record now.',
  offerEnds: {
    over: 'The time of the code is over. Add a phone with a new one.',
    wrong: 'Wrong digits came three times, so the code is over and no phone was let in.',
    failed: 'No code came, and no phone was let in. Try again.',
  },
  code: {
    title: 'Let your phone in',
    label: 'Code for the camera of your phone',
    asking: 'Getting a code',
    openCamera: 'Open the camera of your phone.',
    pointIt: 'Point it at this code.',
    openPage: 'Open the page that it finds. It shows two digits.',
    touchDigits: 'Touch these digits here.',
    left: 'Good for {seconds} {seconds|one:second|other:seconds}',
    another: 'Another code',
    renewed: 'This is another code. The one before is over.',
    cutOff: 'No connection. It goes on by itself as soon as there is one.',
  },
  digits: {
    title: 'Two digits of your phone',
    lead: '{phone} has read the code. Touch the digits that it shows.',
    none: 'If your phone shows none, it was another phone. Take another code.',
    typed: 'Digits that you touched',
    checking: 'Checking the digits',
    wrong: 'Not these digits. {left} {left|one:try|other:tries} left.',
    notSent: 'No answer. Touch the digits again.',
  },
} as const;
