/** The small generators that others are made of. */
import { WEEKDAYS } from '@stimpill/time';
import fc from 'fast-check';

const MS_PER_MINUTE = 60_000;
const MS_PER_DAY = 1440 * MS_PER_MINUTE;

/** Pay lines of credits: some are lines of worked time too. */
const PAY_LINES = ['YV', 'DV', 'UK', 'H-1'] as const;

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

/** The date this many days later. */
export const dateFrom = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * MS_PER_DAY).toISOString().slice(0, 10);

const CLASSES = ['plain', 'evening', 'night', 'over', 'major', 'free'] as const;
const HOLIDAYS = ['maundyThursday', 'firstDayOfSummer', 'christmasEve', 'newYearsDay'] as const;

/** Hours of one local day. */
export const hours = fc
  .uniqueArray(aTime, { minLength: 2, maxLength: 2 })
  .map((times) => [...times].sort())
  .map(([from = '00:00', to = '24:00']) => ({ from, to }));

/** One or more weekdays. */
export const someWeekdays = fc.uniqueArray(fc.constantFrom(...WEEKDAYS), { minLength: 1 });
/** One or more kinds of day. */
export const someDayClasses = fc.uniqueArray(
  fc.constantFrom('ordinary' as const, 'AF' as const, 'SH' as const),
  {
    minLength: 1,
  },
);
/** A class of a generated rule. */
export const aClass = fc.constantFrom(...CLASSES);
/** A pay line of a credit. */
export const aPayLine = fc.constantFrom(...PAY_LINES);
/** The day on which weeks begin. */
export const aWeekStart = fc.constantFrom(...WEEKDAYS);
/** The day on which months begin. */
export const anAnchor = fc.integer({ min: 1, max: 28 });
/** Minutes with up to two decimals, as 167.94 hours have one. */
export const fractions = (max: number) =>
  fc.integer({ min: 0, max: max * 100 }).map((hundredths) => hundredths / 100);

/** Windows with priorities of their own, so that no two can be ambiguous; `what` is what each gives. */
export const windowsOf = <T extends object>(what: fc.Arbitrary<T>) =>
  fc
    .array(
      fc.record(
        {
          what,
          weekdays: someWeekdays,
          dayClasses: someDayClasses,
          holidays: fc.uniqueArray(fc.constantFrom(...HOLIDAYS), { minLength: 1 }),
          hours,
        },
        { requiredKeys: ['what'] },
      ),
      { minLength: 1, maxLength: 5 },
    )
    .map((windows) =>
      windows.map(({ what: given, hours: ofDay, ...window }, priority) => ({
        ...window,
        ...ofDay,
        ...given,
        priority,
      })),
    );
