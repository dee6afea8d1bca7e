// How large a part of a full position somebody has, on each day.
import { addDays } from '@stimpill/time';
import type { RatioChange } from '#database/tables/people.ts';

/** 1 is full time. `first` holds from the beginning of the employment; the changes come in the order of their days. */
export type EmploymentRatio = { readonly first: number; readonly changes: readonly RatioChange[] };

type Range = { readonly startDate: string; readonly endDate: string };

/** @param date yyyy-MM-dd */
export function ratioOn({ first, changes }: EmploymentRatio, date: string): number {
  return changes.findLast(({ from }) => from <= date)?.ratio ?? first;
}

/** As the engine takes it: one number, or every ratio with its first day. */
export function ratioTerms({
  employmentRatio: { first, changes },
  employmentStartDate,
}: {
  readonly employmentRatio: EmploymentRatio;
  readonly employmentStartDate: string;
}): number | readonly { readonly validFrom: string; readonly ratio: number }[] {
  if (changes.length === 0) return first;
  return [
    { validFrom: employmentStartDate, ratio: first },
    ...changes.map(({ from, ratio }) => ({ validFrom: from, ratio })),
  ];
}

/** The range in parts that each have one ratio, in their order. Both ends of a part belong to it. */
export function ratioParts(
  ratio: EmploymentRatio,
  { startDate, endDate }: Range,
): readonly (Range & { readonly ratio: number })[] {
  const starts = [
    startDate,
    ...ratio.changes.map(({ from }) => from).filter((from) => from > startDate && from <= endDate),
  ];
  return starts.map((start, index) => {
    const next = starts[index + 1];
    return {
      startDate: start,
      endDate: next === undefined ? endDate : addDays(next, -1),
      ratio: ratioOn(ratio, start),
    };
  });
}
