/** At the address of somebody who is not there, or who is not for the eyes of the reader. */
export const noPersonWords = {
  title: 'There is no such person.',
  limited: 'The link may be old, or they work in a department that is not yours.',
  toPeople: 'To the people you see',
} as const;
