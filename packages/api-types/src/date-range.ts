// Every read over a range takes `startDate` and `endDate`, both inclusive, and refuses the same things.
import type { z } from 'zod';
import type { ErrorCode } from './error-codes.ts';
import { localDateIn } from './formats.ts';

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

/** The rules between the two dates: `range.invalid`, `range.too_long`. A range with a faulty date is left alone. */
export function refuseBadRange(
  range: { readonly startDate?: unknown; readonly endDate?: unknown },
  context: z.RefinementCtx,
): void {
  const start = localDateIn.safeParse(range.startDate);
  const end = localDateIn.safeParse(range.endDate);
  if (!start.success || !end.success) return;
  const days = (Date.parse(end.data) - Date.parse(start.data)) / DAY_MS + 1;
  if (days < 1) refuse(context, 'range.invalid', 'must not lie before startDate');
  if (days > MAX_RANGE_DAYS)
    refuse(context, 'range.too_long', `must lie within ${MAX_RANGE_DAYS} days of startDate, both counted`);
}

function refuse(context: z.RefinementCtx, errorCode: ErrorCode, message: string): void {
  context.addIssue({ code: 'custom', path: ['endDate'], message, params: { errorCode } });
}
