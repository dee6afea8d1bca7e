// Every read over a range takes `startDate` and `endDate`, both inclusive, and refuses the same things.
import { z } from 'zod';
import type { ErrorCode } from './error-codes.ts';
import { localDateIn } from './formats.ts';

/** The longest range a read answers, in days, both ends counted. */
export const MAX_RANGE_DAYS = 366;

const DAY_MS = 86_400_000;

/** The two query parameters of a range. */
export const dateRangeShape = {
  startDate: localDateIn.meta({ description: 'First day of the range, inclusive, yyyy-MM-dd.' }),
  endDate: localDateIn.meta({
    description: 'Last day of the range, inclusive, yyyy-MM-dd; at most 366 days in all.',
  }),
};

/** Adds the rules between the two dates to a query schema: `range.invalid`, `range.too_long`. */
export function refuseBadRange(
  range: { readonly startDate: string; readonly endDate: string },
  context: z.RefinementCtx,
): void {
  const days = (Date.parse(range.endDate) - Date.parse(range.startDate)) / DAY_MS + 1;
  if (days < 1) refuse(context, 'range.invalid', 'must not lie before startDate');
  if (days > MAX_RANGE_DAYS)
    refuse(context, 'range.too_long', `must lie within ${MAX_RANGE_DAYS} days of startDate`);
}

function refuse(context: z.RefinementCtx, errorCode: ErrorCode, message: string): void {
  context.addIssue({ code: 'custom', path: ['endDate'], message, params: { errorCode } });
}
