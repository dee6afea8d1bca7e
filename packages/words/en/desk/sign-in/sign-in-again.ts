/** By why the session has ended. */
export const signInAgainWords = {
  title: 'Sign in to go on',
  because: {
    idle: 'Nobody had used this page for 30 minutes, so you were signed out.',
    time: 'Twelve hours have passed since you signed in.',
    signedOut: 'You were signed out from another tab or browser.',
    somebody: 'Somebody else has ended your sessions.',
    password: 'You have a new password since, so everything that was open ended.',
    address: 'You have a new sign-in address since, so everything that was open ended.',
    factor: 'A second factor of yours was added, taken away or reset, so this session ended.',
    passkey: 'The passkey with which you had signed in was removed.',
    record: 'Your role or your employment has changed, so this session ended.',
    unknown: 'Your session in this browser is over.',
  },
  stays: 'What you have typed is still here, and what you have pressed goes on by itself.',
  usePasskey: 'Go on with your passkey',
  otherWay: 'Sign in in another way',
} as const;
