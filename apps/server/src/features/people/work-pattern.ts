// The hours that somebody works in every week, where no shifts are planned.
import { MINUTES_PER_DAY, toMinuteOfDay } from '@stimpill/time';
import type { PatternChange, WorkDay, WorkPattern } from '#database/tables/people.ts';

export type { PatternChange, WorkDay, WorkPattern };

/** Clock minutes from the start of a working day to its end, the break included: 1 to 1440. */
export function lengthOf({ from, to }: Pick<WorkDay, 'from' | 'to'>): number {
  const length = toMinuteOfDay(to) - toMinuteOfDay(from);
  return length > 0 ? length : length + MINUTES_PER_DAY;
}

/** `first` holds from the beginning of the employment; the changes come in the order of their days. */
export type DatedPattern = {
  readonly first: WorkPattern | null;
  readonly changes: readonly PatternChange[];
};

/** The regular hours of a day. @param date yyyy-MM-dd */
export function patternOn({ first, changes }: DatedPattern, date: string): WorkPattern | null {
  const change = changes.findLast(({ from }) => from <= date);
  return change === undefined ? first : change.workPattern;
}

/** As the engine takes it. */
export function patternTerms({ first, changes }: DatedPattern) {
  return {
    workPattern: first,
    laterPatterns: changes.map(({ from, workPattern }) => ({ validFrom: from, workPattern })),
  };
}
