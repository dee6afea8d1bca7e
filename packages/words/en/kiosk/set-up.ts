/** What only set-up and the screen about the tablet say, in English. */
export const setUpWords = {
  setUpTitle: 'Set up this tablet',
  setUpStep: 'Step {step} of {of}',
  stepWelcome: 'Welcome',
  stepTablet: 'This tablet',
  stepPair: 'Pairing',
  stepChecks: 'Checks',
  welcomeText:
    'In about two minutes this tablet will be a punch clock. Have the desk open beside you: under Tablets, “Hang up a tablet” shows the code that registers it.',
  chooseLanguage: 'Choose the language of this tablet with the buttons above.',
  serverChecking: 'Looking for the server',
  serverFound: 'The server answers (version {version})',
  serverNotFound: 'The server does not answer. Check the network of this tablet, then try again.',
  serverTrouble:
    'The server answers, but it has a problem. Its operator finds the reason in its log or with “stimpill doctor”. Try again then.',
  notSecure:
    'This address does not begin with https. The browser then gives no keys to sign punches with, no storage for use without a network and no camera, so that no tablet can be registered here. Open it by an address that begins with https.',
  deviceName: 'Name of this tablet',
  deviceNameHint: 'So that people know which one it is, such as “Front door”.',
  deviceNameMissing: 'Give the tablet a name.',
  deviceNameUnseen: 'Leave out characters that cannot be seen.',
  timeZone: 'Time zone',
  listMode: 'What the list shows',
  listModeNames: 'Full names',
  listModeShort: 'First name and initial',
  listModeHidden: 'Nothing until two letters are typed',
  showStates: 'Show who is in and who is out',
  showStatesHint: 'Everybody who passes can read it.',
  yes: 'Yes',
  no: 'No',
  padSide: 'Side of the PIN pad',
  padLeft: 'Left',
  padMiddle: 'Middle',
  padRight: 'Right',
  typeSize: 'Text size',
  typeNormal: 'Normal',
  typeLarge: 'Large',
  sound: 'Sound',
  soundOff: 'Off',
  soundLow: 'Low',
  soundNormal: 'Normal',
  soundLoud: 'Loud',
  pairText:
    'At the desk, under Tablets, “Hang up a tablet” shows a code and a pairing word. Either one registers this tablet, so nobody has to type a password on it.',
  pairRead: 'Read the code at the desk',
  pairWord: 'Pairing word',
  pairWordHint: 'Eight characters, such as 7K3M-9XQ2. Good for 15 minutes and for one tablet.',
  pairWordMissing: 'Read the code, or type all eight characters of the pairing word.',
  pairWordStranger: 'No pairing word has the character “{character}”. Compare it with the desk.',
  pairAsking: 'Checking the pairing word',
  pairKnown: 'The pairing word is valid. It registers this tablet for {company}.',
  pairUntrusted:
    'This browser does not trust the certificate of the server: there would be no use without a network. The desk shows the steps that put this right; then open this page again.',
  pairForeign: 'That is not a pairing code. Read the one that the desk shows under “Hang up a tablet”.',
  pairElsewhere:
    'This code is for {ofCode}, and this tablet is open at {here}. Open {ofCode} on the tablet, or take a code of the desk at {here}. Nothing was changed.',
  pairBySignIn: 'With e-mail and password',
  readerPicture: 'What the camera sees',
  readerOpening: 'The camera is being turned on. If the browser asks, allow it.',
  readerAim: 'Hold the tablet so that the whole code is in the picture.',
  readerClose: 'Turn the camera off',
  readerLeave: 'Close the reader',
  readerMissing: 'No camera was found on this tablet. Type the pairing word instead.',
  readerDenied:
    'The browser does not allow the camera. Allow it in the settings of the browser, or type the pairing word instead.',
  readerBusy:
    'The camera does not answer; another app may have it. Close that app, or type the pairing word instead.',
  readerNotLoaded:
    'The reader could not be loaded. Check the network of this tablet, or type the pairing word instead.',
  readerNothingSeen:
    'No code was seen for a minute, so the camera is off. Try again, or type the pairing word instead.',
  wordUnknown:
    'This pairing word is not valid: it is mistyped, older than 15 minutes, already used, or replaced by a newer one. Compare it, or make a new one at the desk. Nothing was changed.',
  wordUnanswered:
    'The server does not answer properly, so the pairing word could not be checked. Check the network; it is asked again by itself. Nothing was changed.',
  wordLost:
    'No answer came from the server, so we do not know whether it registered this tablet. Try again. If the pairing word is refused then, it is used up: make a new one at the desk.',
  wordUsedUp:
    'The pairing word is used up, most likely by the try whose answer was lost. Make a new one at the desk. A tablet of this name that was never in use may be in the list there: take it out of use.',
  wordMakerNotAllowed:
    'The person who made this pairing word may not register tablets any more. An owner, or a manager of all departments, makes a new one. Nothing was changed.',
  signInText: 'An owner or manager signs in once. The password is not kept on this tablet.',
  email: 'E-mail',
  password: 'Password',
  showPassword: 'Show',
  hidePassword: 'Hide',
  register: 'Register this tablet',
  registering: 'Registering',
  emailMissing: 'Enter the e-mail address of an owner or manager.',
  passwordMissing: 'Enter the password.',
  wrongCredentials: 'The e-mail or the password is wrong. Check both and try again. Nothing was changed.',
  roleNotAllowed:
    'This user may not register tablets. Sign in as an owner, or as a manager of all departments. Nothing was changed.',
  tooManyAttempts:
    'Too many failed attempts. Try again in {minutes} {minutes|one:minute|other:minutes}. Nothing was changed.',
  registerOffline:
    'The server does not answer. Check the network and try again. If it has registered the tablet already, a second registration does no harm.',
  registerUnknown:
    'The server did not answer properly, so we do not know whether it registered the tablet. Try again: a second registration does no harm.',
  keptFromBefore:
    '{punches} {punches|one:punch from before is|other:punches from before are} still safe on this tablet. Register it for the same company: {punches|1:the punch then goes to the server, and a manager is asked about it|other:they then go to the server, and a manager is asked about each}.',
  keptOnItsWay:
    '{punches} {punches|one:punch from before is|other:punches from before are} on the way to the server, and safe on this tablet until then.',
  keptHandedOver:
    '{punches} {punches|one:punch from before is|other:punches from before are} on the server. A manager is asked about {punches|1:it, if the server did not have it|other:each that it did not have}.',
  registerNotBound:
    'The server has registered this tablet, but the connection broke before the tablet was ready. Try again: it is not registered twice.',
  registerNotStored: 'This tablet could not save its registration. Free some space on it and try again.',
  checksText: 'The tablet tests itself. Every line should have a tick.',
  checking: 'Checking',
  checkCache: 'The app is saved on this tablet',
  checkCacheDetail: '{stored} of {all} files',
  checkShell: 'The app opens without a network',
  checkDatabase: 'This tablet can store and read back',
  checkStorage: 'The browser protects the storage',
  checkStorageNo:
    'The browser does not promise it. Install the app or add it to the home screen, then check again.',
  checkClock: 'The clock agrees with the server',
  checkClockDetail: 'Difference {difference}',
  checkNotPossible: 'Not possible at this address: it does not begin with https.',
  checkNotInBrowser:
    'Not possible in this browser, or not in a private window. Open the page in an ordinary window of an up-to-date Chrome or Safari before the tablet goes on the wall.',
  checkFailed: 'Failed. Check again; if it fails again, restart the browser.',
  checkClockApart:
    'Difference {difference}. Punches get the time of the server anyway. Set the tablet to take its time from the network.',
  checkClockFailed: 'The server did not answer. Check the network, then check again.',
  checkPassed: 'Passed',
  checkAgain: 'Check again',
  finish: 'Start the punch clock',
  setUpDone: 'Registered for {company}',
  aboutVersion: 'Version',
  aboutConnection: 'Connection',
  aboutClock: 'Clock difference',
  aboutClockNever: 'Not compared yet',
  aboutStorage: 'Protected storage',
  aboutWorker: 'Stored app',
  aboutWorkerReady: 'In use',
  aboutWorkerWaiting: 'A new version waits',
  aboutWorkerNone: 'Not in use',
  aboutAwake: 'Screen stays on',
  aboutUnknown: 'Unknown',
  aboutName: 'Name',
  aboutCompany: 'Company',
  aboutZone: 'Time zone',
  licences: 'Licences',
  licencesFailed:
    'The texts could not be loaded. Try again when the tablet has a connection. Punches go on as always.',
} as const;
