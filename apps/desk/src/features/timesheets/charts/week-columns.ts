// Hours by week as columns of a chart: where each class begins and ends, and the lines behind them.
import { addDays, mondayOf } from '@stimpill/time';
import type { WorkSummary } from '@stimpill/api-types/manage';
import { partsOf, type ClassPart, type MinutesByName } from '../work-classes.ts';

export type WeekColumn = {
  /** The Monday, yyyy-MM-dd. */
  readonly startDate: string;
  readonly workedMinutes: number;
  readonly buckets: MinutesByName;
  /** From below, each with the minutes under it. */
  readonly parts: readonly (ClassPart & { readonly below: number })[];
};

/** Every week of the range, also those in which nothing was worked. @param departmentId undefined: everybody, each counted once */
export function weekColumns(summary: WorkSummary, departmentId: string | undefined): readonly WeekColumn[] {
  const { weeks, departmentWeeks, startDate, endDate } = summary;
  const known =
    departmentId === undefined ? weeks : departmentWeeks.filter((week) => week.departmentId === departmentId);
  const byDate = new Map(known.map((week) => [week.startDate, week]));
  const columns: WeekColumn[] = [];
  for (let date = mondayOf(startDate); date <= endDate; date = addDays(date, 7)) {
    const { workedMinutes, buckets } = byDate.get(date) ?? { workedMinutes: 0, buckets: {} };
    columns.push({ startDate: date, workedMinutes, buckets, parts: stack(partsOf(buckets)) });
  }
  return columns;
}

function stack(parts: readonly ClassPart[]): WeekColumn['parts'] {
  let below = 0;
  return parts.map((part) => {
    const placed = { ...part, below };
    below += part.minutes;
    return placed;
  });
}

const STEPS = [1, 2, 5, 10, 20, 25, 50];
const LINES = 5;

/** Whole hours at which lines are drawn, from none to above the most: a few, and at round numbers. */
export function hourLines(mostMinutes: number): readonly number[] {
  const hours = Math.max(1, Math.ceil(mostMinutes / 60));
  const tens = 10 ** Math.max(0, Math.floor(Math.log10(hours)) - 1);
  const step = STEPS.map((each) => each * tens).find((each) => hours / each <= LINES) ?? hours;
  return Array.from({ length: Math.ceil(hours / step) + 1 }, (_, place) => place * step);
}
