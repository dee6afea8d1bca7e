export const signInWords = {
  title: 'Sign in',
  lead: 'For owners, managers and accountants.',
  email: 'E-mail',
  password: 'Password',
  submit: 'Sign in',
  emailMissing: 'Type your e-mail, such as name@company.is.',
  passwordMissing: 'Type your password.',
  wrong: {
    what: 'The e-mail or the password is wrong.',
    toDo: 'Check both and try again. After several wrong tries in a row you must wait a while.',
  },
  noDesk: {
    what: 'This account has no access here.',
    toDo: 'This page is for those who run the company. Your own hours are on the tablet.',
  },
  passwordRight: 'The password is right. Now the second factor.',
  code: {
    app: 'Code from the app',
    paper: 'Code on paper',
  },
  codeHint: {
    app: 'Six digits that the app on your phone shows now.',
    paper: 'One of your ten codes. Each works once.',
  },
  codeMissing: {
    app: 'Type the six digits that the app shows.',
    paper: 'Type one code on paper, such as ABCD-EFGH-IJKL-MNOP.',
  },
  usePasskey: 'Use a passkey',
  confirmWithPasskey: 'Confirm with a passkey',
  confirmLeadPasskey:
    'This needs a passkey, or your password, once more. What you started continues afterwards.',
  usePaper: 'Use a code on paper',
  useApp: 'Use the app',
  lost: 'Lost the phone?',
  lostToDo:
    'Use a code on paper. If you have none, ask the operator of the server to remove your second factor. You then sign in with your password and add a new one.',
  wrongCode: {
    what: 'The code or the password is wrong.',
    toDo: 'A code of the app works once, and only for half a minute. Wait for the next one, and check the clock of the phone.',
  },
  wrongPassword: {
    what: 'The password is wrong.',
    toDo: 'Check it and try again.',
  },
  startAgain: 'Start again',
  confirmTitle: 'Confirm that it is you',
  confirmLead: 'This needs your password once more. What you started continues afterwards.',
  confirm: 'Confirm',
  language: 'Language',
} as const;
