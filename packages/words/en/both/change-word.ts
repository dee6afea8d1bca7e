/** What somebody was told of a change of their time, and what they said of it: the desk and the tablet both say it. */
export const changeWordWords = {
  asked: 'Asked for, so it counts as agreed',
  agreed: 'Agreed on {when}',
  notSo: 'Not so, on {when}: “{because}”',
  notSoErased: 'Not so, on {when}',
  noAnswer: 'Told on {when}, no answer',
  notTold: 'Not told yet',
  kept: 'The change stays. {by}, {when}: “{reason}”',
  corrected: 'Changed again by {by}, {when}',
  ended: 'The question is over since {when}',
  pin: 'PIN made by {by}, {when}',
  phone: 'Phone bound by {by}, {when}',
  notCounted: 'This word does not count: whoever changed the time also made the way in.',
  nobody: 'nobody who was signed in',
} as const;
