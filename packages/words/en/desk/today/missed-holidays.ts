export const missedHolidaysWords = {
  title: 'These people get no pay for the holidays of the next five weeks',
  lead: 'They are paid by the hour, and nobody has said when they work. Press a name: hours are proposed from the last 13 weeks.',
  names: 'Whom a holiday pays nothing',
} as const;
