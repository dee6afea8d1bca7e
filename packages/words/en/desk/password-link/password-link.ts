export const passwordLinkWords = {
  title: 'Choose a password',
  signInWith: 'You sign in with',
  label: 'New password',
  hint: 'At least 12 characters. A few words in a row are easy to remember and hard to guess.',
  short: 'Type at least 12 characters.',
  weak: 'This one is easy to guess. Use a few words that do not belong together.',
  submit: 'Save the password',
  done: 'The password is saved.',
  doneToDo: 'Every earlier session has ended. Now sign in with it.',
  signIn: 'Go to sign-in',
  gone: {
    what: 'This link no longer works.',
    toDo: 'It was used, its time is over, or a newer one has taken its place. Ask for a new one on the sign-in page.',
  },
} as const;
