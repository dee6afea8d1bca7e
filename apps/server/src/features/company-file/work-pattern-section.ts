// The hours that somebody works in every week: one row a day.
import { isLocalTime, WEEKDAYS } from '@stimpill/time';
import { z } from 'zod';
import { date, localTime, oneOf, wholeNumber } from '#features/companies/file-formats.ts';
import { lengthOf, type WorkDay } from '#features/people/work-pattern.ts';

const workDay = z.strictObject({
  day: oneOf(WEEKDAYS),
  from: localTime,
  to: localTime,
  unpaidBreakMinutes: wholeNumber(0, 1439).default(0),
});

export const workPattern = z
  .array(workDay)
  .min(1, { error: 'must name at least one day; leave it out where there are no regular hours' })
  .max(WEEKDAYS.length, { error: `must have at most ${WEEKDAYS.length} rows, one for each day` })
  .superRefine((days, context) => {
    for (const { path, message } of findFaults(days)) context.addIssue({ code: 'custom', path, message });
  })
  .transform(inOrderOfTheWeek);

/** Other regular hours from a day on; null: none from then on. */
export const workPatternChanges = z
  .array(z.strictObject({ from: date, workPattern: workPattern.nullable() }))
  .superRefine((rows, context) => {
    for (const { index, message } of findDayFaults(rows))
      context.addIssue({ code: 'custom', path: [index, 'from'], message });
  });

function findFaults(days: readonly WorkDay[]) {
  return days.flatMap((day, index) => {
    const first = days.findIndex((other) => other.day === day.day);
    return [
      ...(first < index ? [{ path: [index, 'day'], message: `is that of row ${first + 1} too` }] : []),
      // A time that is none has its own fault already.
      ...(![day.from, day.to].every(isLocalTime) || day.unpaidBreakMinutes < lengthOf(day)
        ? []
        : [{ path: [index, 'unpaidBreakMinutes'], message: 'must be less than the day is long' }]),
    ];
  });
}

/** Equal patterns are equal texts in the database. */
function inOrderOfTheWeek(days: readonly WorkDay[]): WorkDay[] {
  return [...days].sort((a, b) => WEEKDAYS.indexOf(a.day) - WEEKDAYS.indexOf(b.day));
}

/** Rows that each hold from a day on: the days come in their order, and none stands twice. */
export function findDayFaults(rows: readonly { readonly from: string }[]) {
  return rows.flatMap(({ from }, index) => {
    const same = rows.findIndex((other) => other.from === from);
    if (same < index) return [{ index, message: `is that of row ${same + 1} too` }];
    const before = rows[index - 1];
    if (before === undefined || before.from < from) return [];
    return [{ index, message: `lies before that of row ${index}; put the rows in the order of their days` }];
  });
}
