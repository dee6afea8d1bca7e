/** A change that the person says is not so: what was there, what is, and their words. */
export const deniedWords = {
  what: 'What was changed',
  before: 'Before',
  after: 'Now',
  added: 'Nothing was there',
  gone: 'Taken out',
  byFor: '{by}, {when}: “{reason}”',
  said: 'What the person says',
  toEntry: 'Correct the time',
  worked: '{before} before, {after} now',
} as const;
