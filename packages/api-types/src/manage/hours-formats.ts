// What the reads of hours share: a range of days, and minutes by a name.
import { z } from 'zod';
import { MAX_SHEET_DAYS } from '../date-range.ts';
import { GROWING, guidOut, minutes } from '../formats.ts';
import { payDateIn, words } from './record-formats.ts';

/** The two query parameters of a range that is answered day by day. */
export const sheetRangeShape = {
  startDate: payDateIn('First day of the range, inclusive, yyyy-MM-dd.'),
  endDate: payDateIn(`Last day of the range, inclusive, yyyy-MM-dd; at most ${MAX_SHEET_DAYS} days in all.`),
};

/** Minutes by name; what has no minutes is missing. */
const byName = z.record(z.string(), minutes);

/** The sums of a day or of a range. Drafts and open entries add nothing. */
export const hoursShape = {
  workedMinutes: minutes.meta({ description: 'Worked minutes: the sum of the buckets.' }),
  plannedMinutes: minutes.meta({ description: 'Minutes of the planned shifts that begin there.' }),
  buckets: byName.meta({
    description:
      'Worked minutes by bucket, such as `overtimeMinutes`, as in a time entry; no bucket without minutes.',
  }),
  credits: byName.meta({
    description:
      'Minutes paid or given without work by account, such as `restTimeOff`; no account without minutes.',
  }),
  absences: byName.meta({
    description:
      'Minutes of absence by kind: `sick`, `sickChild`, `vacation`, `unpaidLeave`, and by id those of kinds that the company has made; no kind without minutes.',
  }),
};

/** What to look at on a day. */
export const dayFlags = z
  .array(
    z
      .enum(['open', 'draft', 'question', 'locked', 'keptOtherwise', 'offPlan'])
      .meta({ ...GROWING, description: 'Something to look at.' }),
  )
  .meta({
    description:
      '`open`: somebody is or was not clocked out; `draft`: time that is not paid until it is accepted; `question`: a review item is open; ' +
      '`locked`: all its time is approved; `keptOtherwise`: approved with other minutes than the rules give now; `offPlan`: worked and ' +
      'planned time of a day that is over differ by more than the company allows.',
  });

/** A department of the company. */
export const hoursDepartment = z
  .object({
    id: guidOut.meta({ description: 'The department.' }),
    name: z.string().meta({ description: 'Its name.' }),
  })
  .meta({ id: 'HoursDepartment', description: 'A department whose people are in the answer.' });

/** Minutes of a pay line, with its names. */
export const paidLine = z
  .object({
    key: z.string().meta({ description: 'Pay line of the rule.' }),
    names: z
      .array(words)
      .meta({ description: 'What the rules of the company call it; empty where none does.' }),
    minutes: minutes.meta({ description: 'Minutes on it.' }),
  })
  .meta({ id: 'PayLineMinutes', description: 'Minutes of a pay line.' });
