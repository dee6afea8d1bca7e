// The hours that somebody works in every week, where no shifts are planned.
import { MINUTES_PER_DAY, toMinuteOfDay, type Weekday } from '@stimpill/time';

/** Local times, HH:mm. An end that is not after the start lies on the next day. */
export type WorkDay = {
  readonly day: Weekday;
  readonly from: string;
  readonly to: string;
  /** Whole minutes of the day that are neither worked nor paid. */
  readonly unpaidBreakMinutes: number;
};

/** At most one row a day, in the order of the week. */
export type WorkPattern = readonly WorkDay[];

/** Clock minutes from the start of a working day to its end, the break included: 1 to 1440. */
export function lengthOf({ from, to }: Pick<WorkDay, 'from' | 'to'>): number {
  const length = toMinuteOfDay(to) - toMinuteOfDay(from);
  return length > 0 ? length : length + MINUTES_PER_DAY;
}

/** Other regular hours from a day on, yyyy-MM-dd; null: none from then on. */
export type PatternChange = { readonly from: string; readonly workPattern: WorkPattern | null };

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
