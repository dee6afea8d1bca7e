/** What a run has of periods that were sent before. */
export const olderWords = {
  title: 'Corrections of periods that were sent before',
  lead: 'They are in this file, and in no other.',
  period: '{who}, {from} to {to}',
  days: 'days: {days}',
  waiting: 'Corrections of earlier periods that are not in this file yet. They come with a later one',
} as const;
