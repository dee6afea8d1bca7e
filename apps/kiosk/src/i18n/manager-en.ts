import { pluralIn } from '@stimpill/words/plural.ts';

export { reviewsEn } from './reviews-en.ts';
export { setUpEn } from './setup-en.ts';
export { terminalEn } from './terminal-en.ts';
export { wallEn } from './wall-en.ts';

const count = pluralIn('en');

/** What only a manager reads at the tablet, in English. */
export const managerEn = {
  managerLocked: 'The rest is for managers. Enter the code of this tablet.',
  managerLockedByCompany: "The rest is for managers. Enter your company's manager code.",
  managerCode: 'Manager code',
  managerCodeEntered: (digits: number) => `${count(digits, { one: 'digit', other: 'digits' })} entered`,
  managerOpen: 'Open',
  managerCodeWrong: (left: number) =>
    `Not the code. ${count(left, { one: 'try', other: 'tries' })} left. Nothing was changed.`,
  managerCodeNotRight: 'Not the code. Nothing was changed.',
  managerCodeUnknown:
    'The server does not answer, and this code was not used at this tablet yet. Connect the tablet and try again. Nothing was changed.',
  managerCodeLocked: (minutes: number) =>
    `Too many wrong codes. Try again in ${count(minutes, { one: 'minute', other: 'minutes' })}, or sign in.`,
  managerSignIn: 'Sign in instead',
  managerSignInText: 'An owner or manager signs in and chooses a code for this tablet.',
  managerSignInOnly: 'An owner or manager signs in.',
  managerSignedIn: 'Sign in',
  managerChecking: 'Checking',
  managerRoleNotAllowed: 'Only an owner, or a manager of all departments, gets in here. Nothing was changed.',
  managerNotYours: 'This user belongs to another company. Nothing was changed.',
  managerSignInFailed: 'The server did not answer. Check the network and try again. Nothing was changed.',
  newCodeTitle: 'Choose a code for this tablet',
  newCodeAgain: 'The same code once more',
  newCodeHint: 'Six to twelve digits. It opens this page, also without a connection.',
  newCodeDiffers: 'The two were not the same. Begin again.',
  newCodeTooEasy: 'Too easy to guess. Choose other digits.',

  tabPunches: 'Punches',
  tabTablet: 'Tablet',
  tabSettings: 'Settings',
  tabSound: 'Sound',
  panelLeave: 'Lock and leave',

  queueNone: 'Every punch of this tablet is with the server.',
  queueWaits: (punches: number) =>
    `${count(punches, { one: 'punch waits', other: 'punches wait' })} for the server, safe in this tablet.`,
  queueOldest: (time: string) => `The oldest is from ${time}.`,
  queueRetry: 'Send now',
  queueTitle: 'Not with the server yet',
  queueTried: (tries: number) =>
    tries === 0 ? 'Waits to be sent.' : `Waits. Tried ${count(tries, { one: 'time', other: 'times' })}.`,
  queueLastError: (error: string) => `Last answer: ${error}.`,
  queueMore: (punches: number) => `And ${count(punches, { one: 'more punch', other: 'more punches' })}.`,
  queueExported: 'It is in a file as well.',
  exportTitle: 'Take out as a file',
  exportText: (punches: number) =>
    `${count(punches, { one: 'punch is', other: 'punches are' })} sealed in a file that only the server can open. Nothing is taken off this tablet.`,
  exportMake: 'Make the file',
  exportMade: (name: string) =>
    `${name} was given to the browser. Find it among the downloads before you go on.`,
  exportHave: 'I have the file',
  exportAgain: 'Make it again',
  exportDone: (punches: number) =>
    `${count(punches, { one: 'punch is', other: 'punches are' })} in the file.`,
  exportDoneText:
    'Give it to whoever looks after the server. This tablet keeps the punches and still sends them if it can.',
  exportFailed:
    'The file could not be made. The punches are safe in this tablet. Connect it to the server once, then try again.',
  removeUncounted:
    'Not now: the punches of this tablet could not be counted. Restart the tablet and try again, or call support.',
  queueRefused: 'The server cannot read this punch. Enter it by hand, and call support.',
  queueDisputed: 'Somebody says it is wrong, or not theirs. The server does not know that yet.',
  queueMismatch: 'The server has another punch under this number. Call support.',
  troubleRevoked: 'The server does not know this tablet any more.',
  troubleKey: 'The server does not know the key of this tablet.',
  troubleRefused: 'The server refuses this tablet.',
  storageRecovered: 'The storage of this tablet was lost once and rebuilt from its second copy.',
  unknownPerson: 'Not on the list any more',

  factWaiting: 'Waiting punches',
  factSpace: 'Free space',
  factCamera: 'Camera',
  factBattery: 'Battery',
  factBatteryValue: (percent: number, isCharging: boolean) =>
    `${percent} %, ${isCharging ? 'charging' : 'not charging'}`,
  factBrowser: 'Browser',
  cameraGranted: 'Allowed',
  cameraAsks: 'Not asked yet',
  cameraDenied: 'Not allowed',
  updateNow: 'Use the new version now',
  updateNone: 'There is no newer version.',
  removeTablet: 'Take out of use',
  removeText:
    'This tablet forgets its registration, its list and its settings. Take it out of use at the desk as well.',
  removeRefused: (punches: number) =>
    `Not now: ${count(punches, { one: 'punch waits', other: 'punches wait' })} for the server. Send first, or take out as a file.`,
  removeOnlyInFile: (punches: number) =>
    `${count(punches, { one: 'punch exists', other: 'punches exist' })} only in the exported file. Keep the file until it has been read in at the server.`,
  removeYes: 'Take out of use now',

  settingsSave: 'Save and start again',
  soundText: 'Touch to hear each one as loud as this tablet is set.',
  soundIn: 'Clocked in',
  soundOut: 'Clocked out',
  soundError: 'Something is wrong',
  soundKey: 'A key',

  tabLog: 'Log',
  logLead: 'What happened to this tablet, the newest first. No names, and no punches.',
  logNone: 'Nothing has been noted yet.',
  logTimes: (times: number) => `${times} times`,
  logStarted: (version: string) => `Started, version ${version}.`,
  logConnectionLost: 'The server stopped answering.',
  logConnectionBack: 'The server answers again.',
  logCaughtUp: (punches: number) =>
    `${count(punches, { one: 'punch that had waited is', other: 'punches that had waited are' })} with the server.`,
  logAttention: (punches: number) =>
    `${count(punches, { one: 'punch needs', other: 'punches need' })} a manager.`,
  logExported: (punches: number) =>
    `A file with ${count(punches, { one: 'punch', other: 'punches' })} was made.`,
  logClock: 'The tablet slept, or its clock was changed.',
  logStorageLow: 'Space is running out. The reserve is in use now.',
  logStorageFailing: 'The tablet could not store. It tries again with every punch.',
  logTakenAgain: 'The server takes punches again.',
  logUpdate: 'A new version of the app has arrived.',
  logManager: 'A manager opened these pages.',
  logCodeWrong: 'A wrong manager code was entered.',
  logScreen: 'A screen stopped working and was started again.',
};

export type ManagerMessages = typeof managerEn;
