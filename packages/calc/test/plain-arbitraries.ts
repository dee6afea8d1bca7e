/** The small generators that others are made of. */
import fc from 'fast-check';

const MS_PER_MINUTE = 60_000;
const MS_PER_DAY = 1440 * MS_PER_MINUTE;

/** The days of the week by the names that rules use. */
export const WEEKDAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;

/** Pay lines of credits: some are lines of worked time too. */
export const PAY_LINES = ['YV', 'DV', 'UK', 'H-1'] as const;

/** Days on which something happens: clock changes, a skipped day, holidays, half days, the turn of a year. */
export const aHardDate = fc.constantFrom(
  '2026-03-28',
  '2026-10-24',
  '2026-04-02',
  '2026-12-23',
  '2026-12-31',
  '2026-08-02',
  '2011-12-29',
  '2010-11-06',
  '2011-04-20',
  '2026-11-23',
);

/** Local times on the quarter hour, with the odd minute. */
export const aTime = fc
  .oneof(
    fc.integer({ min: 0, max: 95 }).map((quarter) => quarter * 15),
    fc.integer({ min: 0, max: 1439 }),
  )
  .map((minute) => new Date(minute * MS_PER_MINUTE).toISOString().slice(11, 16));

/** The date so many days later. */
export const dateFrom = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * MS_PER_DAY).toISOString().slice(0, 10);
