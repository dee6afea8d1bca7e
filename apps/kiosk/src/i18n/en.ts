import { pluralIn } from '@stimpill/words/plural.ts';
import type { ProblemKind, ProblemText } from './problem-kind.ts';

export { visitEn } from './visit-en.ts';

const count = pluralIn('en');
const writeDown = (time: string) => `Write down ${time} and tell a manager.`;

const problems: Record<ProblemKind, (time: string) => ProblemText> = {
  offline: (time) => ({
    what: 'No connection to the server.',
    toDo: writeDown(time),
    safe: 'Nothing was recorded now. Your earlier punches are safe.',
  }),
  timedOut: () => ({
    what: 'The server did not answer in time.',
    toDo: 'Try again in a moment.',
    safe: 'Nothing was recorded. Your earlier punches are safe.',
  }),
  notRecorded: (time) => ({
    what: `Your punch at ${time} was NOT recorded.`,
    toDo: `Try again now. If it fails again, ${writeDown(time).toLowerCase()}`,
    safe: 'We checked the list: nothing was changed.',
  }),
  notKnown: (time) => ({
    what: `We do not know whether your punch at ${time} was recorded.`,
    toDo: writeDown(time),
    safe: 'It cannot be counted twice: a second try shows what is already there.',
  }),
  serverTrouble: (time) => ({
    what: 'The server has a problem.',
    toDo: `Try again in a moment. If it goes on, ${writeDown(time).toLowerCase()}`,
    safe: 'Nothing was recorded now. Your earlier punches are safe.',
  }),
  tooManyRequests: () => ({
    what: 'Too much is going on at once.',
    toDo: 'Wait a moment, then try again.',
    safe: 'Nothing was recorded. Your earlier punches are safe.',
  }),
  addressNotAllowed: (time) => ({
    what: 'This tablet is on a network that your company does not allow.',
    toDo: writeDown(time),
    safe: 'Nothing was recorded now. Your earlier punches are safe.',
  }),
  terminalDisabled: (time) => ({
    what: 'Your company has turned the punch list for tablets off.',
    toDo: writeDown(time),
    safe: 'Nothing was recorded now. Your earlier punches are safe.',
  }),
  companyUnknown: (time) => ({
    what: 'The server does not know the company of this tablet.',
    toDo: writeDown(time),
    safe: 'Nothing was recorded now. Your earlier punches are safe.',
  }),
  projectRequired: (time) => ({
    what: 'You must choose a project to clock in, and this tablet cannot do that yet.',
    toDo: `Ask a manager to clock you in at ${time}.`,
    safe: 'Nothing was recorded.',
  }),
  overlapsLater: (time) => ({
    what: 'Your timesheet already has a later time.',
    toDo: writeDown(time),
    safe: 'Nothing was changed.',
  }),
  personUnknown: (time) => ({
    what: 'You are not on the list of this company any more.',
    toDo: writeDown(time),
    safe: 'Nothing was recorded now. Your earlier punches are safe.',
  }),
  refused: (time) => ({
    what: 'The server refused this punch.',
    toDo: writeDown(time),
    safe: 'Nothing was recorded now. Your earlier punches are safe.',
  }),
};

/** Every sentence in English. Its type is what the other languages must have. */
export const en = {
  problems,
  languages: 'Language',
  cancel: 'Cancel',
  back: 'Back',
  next: 'Next',
  close: 'Close',
  tryAgain: 'Try again',
  clockIn: 'Clock in',
  clockOut: 'Clock out',
  supportCode: (code: string) => `Support code ${code}`,

  touchToPunch: 'Touch to clock in or out',
  aboutTablet: 'About this tablet',
  manager: 'Manager',
  connectionUnknown: 'Checking the connection',
  connected: 'Connected',
  connectionSlow: 'Slow connection',
  connectionLost: 'No connection',
  offlineStrip:
    'No connection. This tablet cannot take punches right now. Write down your time and tell a manager.',
  slowStrip: 'The connection is slow. A punch may take a few seconds.',
  clockUnsureStrip: 'The clock of this tablet is being checked. Punches get the time of the server.',

  listTitle: 'Who are you?',
  skipToContent: 'Skip to the content',
  listHint: 'Touch your name',
  everyone: 'Everyone',
  departments: 'Departments',
  search: 'Search',
  searchClose: 'Close search',
  searchLabel: 'Search by name',
  searchSpace: 'Space',
  searchDelete: 'Delete letter',
  searchClear: 'Clear',
  listLoading: 'Getting the list of names',
  listFrom: (time: string) => `List from ${time}`,
  listFromDay: (date: string, time: string) => `List from ${date}, ${time}`,
  listEmptyTitle: 'Nobody is on the list yet',
  listEmptyHint: 'A manager adds employees at the desk. The list updates by itself.',
  listMissingTitle: 'The list of names could not be read',
  listMissingHint: 'The tablet tries again every few seconds.',
  noMatchTitle: (typed: string) => `No name begins with “${typed}”`,
  noMatchHint: 'Check the spelling or choose another department.',
  typeTwoLetters: 'Type the first two letters of your name',
  numberTitle: 'What is your number?',
  numberHint: 'Enter your employee number, then touch Next',
  numberEntered: 'Digits entered',
  numberUnknown: 'No one here has this number. Check it, or ask a manager. Nothing was recorded.',
  notOnList: 'Not on the list?',
  notOnListText: (time: string) =>
    `Ask a manager to add you. Your name then shows up here within a minute. Write down the time now: ${time}.`,
  jumpToLetter: 'Jump to letter',
  stateIn: 'In',
  stateOut: 'Out',

  pinEnter: 'Enter your PIN',
  pinPad: 'PIN pad',
  willClockIn: (time: string) => `Clock in at ${time}`,
  willClockOut: (time: string) => `Clock out at ${time}`,
  pinChooseNext: 'You choose in or out on the next screen',
  pinDigits: (entered: number) => `${entered} of 4 digits`,
  pinDelete: 'Delete digit',
  pinChecking: 'Checking your PIN',
  pinWrong: 'Wrong PIN',
  pinWrongHint: 'Try again. Nothing was recorded.',
  pinLocked: (wait: string) => `Too many wrong tries. Try again in ${wait}.`,
  pinTriesLeft: (left: number) => `${count(left, { one: 'try', other: 'tries' })} left.`,
  pinForgot: 'Forgot your PIN? Ask a manager.',
  seconds: (seconds: number) => count(seconds, { one: 'second', other: 'seconds' }),
  somethingElse: 'Something else?',

  chooseTitle: 'What do you want to do?',
  chooseIsIn: 'You are clocked in.',
  chooseIsOut: 'You are not clocked in.',

  punching: 'Recording your punch',
  receiptIn: 'In',
  receiptOut: 'Out',
  receiptChecked: 'The answer was late. We checked: your punch is recorded.',
  receiptSince: (time: string) => `In since ${time}`,
  greetingIn: 'Have a good shift',
  greetingOut: 'Thank you, see you soon',
  receiptCloses: (seconds: number) => `Closes in ${count(seconds, { one: 'second', other: 'seconds' })}`,
  keepOpen: 'Keep open',
  keptOpen: 'Stays open',

  conflictAlreadyIn: 'You are already clocked in',
  conflictNotIn: 'You are not clocked in',
  conflictSafe: 'Nothing has been changed.',
  conflictForgot: 'Forgot to clock out? Tell a manager: the time can be put right.',
  conflictForgotIn: 'Forgot to clock in? Tell a manager: the time can be put right.',
  secondIn: (when: string) => `You clocked in here ${when}`,
  secondOut: (when: string) => `You clocked out here ${when}`,
  secondWaits: 'It waits for the server.',
  secondTold: 'The server has it.',
  secondElsewhere: 'Punches at other tablets do not show here without a connection.',
  secondForgotOut: 'Did you forget to clock out in between? Clock in all the same and tell a manager.',
  secondForgotIn: 'Did you forget to clock in in between? Clock out all the same and tell a manager.',
  clockInAgain: 'Clock in all the same',
  clockOutAgain: 'Clock out all the same',
  atTime: (time: string) => `at ${time}`,
  atYesterday: (time: string) => `yesterday at ${time}`,
  atDay: (date: string, time: string) => `on ${date} at ${time}`,
  clockOutNow: 'Clock out now',
  clockInNow: 'Clock in now',
  since: (time: string) => `since ${time}`,
  sinceYesterday: (time: string) => `since yesterday ${time}`,
  sinceDay: (date: string, time: string) => `since ${date}, ${time}`,

  registeredAlready: 'This tablet is registered already',
  codeForAnother:
    'The code is for another tablet. Open it on the one that is to be registered; here nothing was changed.',
  stillThere: 'Still there?',
  stillThereHint: (seconds: number) =>
    `This screen closes in ${count(seconds, { one: 'second', other: 'seconds' })}. Nothing is recorded by that.`,
  stillThereYes: 'I am still here',

  crashTitle: 'This screen stopped working',
  crashText:
    'Recorded punches are safe on the server. If you were just punching, look at your name on the list.',
  crashReturns: (seconds: number) =>
    `Back to the start in ${count(seconds, { one: 'second', other: 'seconds' })}`,
  crashBack: 'Back to the start',

  revokedTitle: 'This tablet is not registered any more',
  revokedText: (time: string) =>
    `It cannot take punches. Ask a manager. Write down ${time} if you wanted to punch. Recorded punches are safe.`,
  revokedKept: (punches: number) =>
    `${count(punches, { one: 'punch that the server does not have is', other: 'punches that the server does not have are' })} safe on this tablet, and will be sent once it is set up again for the same company.`,
  revokedSetUp: 'Set up again',
};

/** What every language must be able to say. */
export type Messages = typeof en;
