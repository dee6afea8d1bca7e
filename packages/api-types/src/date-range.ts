// Every read over a range takes two dates, both inclusive, and refuses the same things.
import type { z } from 'zod';
import type { ErrorCode } from './error-codes.ts';
import { localDateIn, notGivenOr } from './formats.ts';

/** The longest range a read answers, in days, both ends counted. */
export const MAX_RANGE_DAYS = 366;

const DAY_MS = 86_400_000;

/** The two query parameters of a range. */
export const dateRangeShape = {
  startDate: localDateIn.meta({ description: 'First day of the range, inclusive, yyyy-MM-dd.' }),
  endDate: localDateIn.meta({
    description: `Last day of the range, inclusive, yyyy-MM-dd; at most ${MAX_RANGE_DAYS} days in all.`,
  }),
};

/** The two query parameters of a range where they are called `from` and `to`. */
export const fromToShape = {
  from: localDateIn.meta({ description: 'First day of the range, inclusive, yyyy-MM-dd.' }),
  to: localDateIn.meta({
    description: `Last day of the range, inclusive, yyyy-MM-dd; at most ${MAX_RANGE_DAYS} days in all.`,
  }),
};

/** The two query parameters of a range that may be open at either end. */
export const openDateRangeShape = {
  from: notGivenOr(localDateIn).meta({
    description: 'First day, inclusive, yyyy-MM-dd; left out: no limit.',
  }),
  to: notGivenOr(localDateIn).meta({ description: 'Last day, inclusive, yyyy-MM-dd; left out: no limit.' }),
};

/** The rules between `startDate` and `endDate`: `range.invalid`, `range.too_long`. */
export const refuseBadRange = rangeRule('startDate', 'endDate', MAX_RANGE_DAYS);

/** The rules between `from` and `to`: `range.invalid`, `range.too_long`. */
export const refuseBadFromTo = rangeRule('from', 'to', MAX_RANGE_DAYS);

/** The most days of a range that is answered day by day for everybody, both ends counted: two months. */
export const MAX_SHEET_DAYS = 62;

/** The rules between `startDate` and `endDate` of such a range: `range.invalid`, `range.too_long`. */
export const refuseBadSheetRange = rangeRule('startDate', 'endDate', MAX_SHEET_DAYS);

/** The rule between `from` and `to` where a range may be of any length: `range.invalid`. */
export const refuseBackwardRange = rangeRule('from', 'to', Infinity);

/** The rules between the first days of a period and of the one before it: `range.invalid`, `range.too_long`. */
export const refuseBadComparison = rangeRule('comparedFrom', 'startDate', MAX_RANGE_DAYS + 1, 2);

/** A rule for a range of days. A range with a faulty or missing date is left alone. */
function rangeRule<First extends string, Last extends string>(
  first: First,
  last: Last,
  maxDays: number,
  minDays: 1 | 2 = 1,
) {
  return (
    range: Readonly<Partial<Record<First | Last, unknown>>>,
    context: Pick<z.RefinementCtx, 'addIssue'>,
  ): void => {
    const start = localDateIn.safeParse(range[first]);
    const end = localDateIn.safeParse(range[last]);
    if (!start.success || !end.success) return;
    const refuse = (errorCode: ErrorCode, message: string) => {
      context.addIssue({ code: 'custom', path: [last], message, params: { errorCode } });
    };
    const days = (Date.parse(end.data) - Date.parse(start.data)) / DAY_MS + 1;
    if (days < minDays)
      refuse('range.invalid', minDays === 1 ? `must not lie before ${first}` : `must lie after ${first}`);
    if (days > maxDays) refuse('range.too_long', `must lie within ${maxDays} days of ${first}, both counted`);
  };
}
