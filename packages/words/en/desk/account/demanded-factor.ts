export const demandedFactorWords = {
  title: 'Set up your second factor',
  lead: '{company} asks for it since {day}. It takes two minutes, and then you go on to where you were going. One of the two is enough.',
  passkeyLead: 'The easiest way: your finger, your face or the PIN of your device.',
  appLead: 'An app on your phone shows a code that you type after your password.',
  done: 'Your second factor is set up.',
  goOn: 'Go on',
  signOut: 'Sign out',
} as const;
