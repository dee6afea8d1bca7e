/** What buttons say that are on many screens. */
export const actWords = {
  languages: 'Language',
  cancel: 'Cancel',
  back: 'Back',
  close: 'Close',
  tryAgain: 'Try again',
} as const;
