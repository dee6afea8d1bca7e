/** What only the desk asks, by the reason of a question, in a sentence; the rest is in reviewAsksWords. */
export const reasonWords = {
  forgottenOut: 'Still clocked in, for longer than anybody is planned.',
  overlong: 'Longer in one go than the settings allow.',
  workedWhileAway: 'Absence and work on the same day come to more than the day is worth. Both would be paid.',
  draft: 'A draft. It is not paid until somebody accepts it.',
} as const;
