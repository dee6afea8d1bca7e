// How large a part of a full position somebody has: one number, or one for each day from which it is another.
import { z } from 'zod';
import { date, numberBetween } from '#features/companies/file-formats.ts';
import type { RatioChange } from '#features/people/employment-ratio.ts';
import { findDayFaults } from './find-day-faults.ts';

const ratio = numberBetween(0, 2);

const datedRatios = z
  .array(z.strictObject({ from: date, ratio }))
  .min(1, { error: 'must have at least one ratio' })
  .superRefine((rows, context) => {
    for (const { index, message } of findDayFaults(rows))
      context.addIssue({ code: 'custom', path: [index, 'from'], message });
  });

/** What is a list is read as one, so that a fault in it is told at its place in the list. */
export const employmentRatio = z
  .custom<number | RatioChange[]>()
  .transform((given, context): number | readonly RatioChange[] => {
    const read = (Array.isArray(given) ? datedRatios : ratio).safeParse(given, { reportInput: true });
    if (read.success) return read.data;
    context.issues.push(...(read.error.issues as z.core.$ZodRawIssue[]));
    return z.NEVER;
  });
