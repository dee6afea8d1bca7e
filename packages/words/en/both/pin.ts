/** What a pad for the PIN says. */
export const pinPadWords = {
  pinEnter: 'Enter your PIN',
  pinPad: 'PIN pad',
  pinDigits: '{entered} of 4 digits',
  pinDelete: 'Delete digit',
  pinChecking: 'Checking your PIN',
  pinWrong: 'Wrong PIN',
  pinLocked: 'Too many wrong tries. Try again in {wait}.',
  pinTriesLeft: '{left} {left|one:try|other:tries} left.',
  pinForgot: 'Forgot your PIN? Ask a manager.',
  seconds: '{seconds} {seconds|one:second|other:seconds}',
} as const;
