/** What is said beside the fields of a week of hours. */
export const hoursWords = {
  likeMonday: 'The same from Monday to Friday',
} as const;
