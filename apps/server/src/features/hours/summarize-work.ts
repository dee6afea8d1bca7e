// Hours by week and department, added up from calculated timesheets: what counts there counts here.
import { mondayOf } from '@stimpill/time';
import type { EmployeeTimesheet } from '#features/timesheets/calculate-timesheets.ts';
import { sum, sumByName, type MinutesByName } from './hours.ts';
import type { Range } from './read-timesheet-grid.ts';

export type Worked = { readonly workedMinutes: number; readonly buckets: MinutesByName };

export type WeekOfWork = Worked & {
  /** The Monday, yyyy-MM-dd. */
  readonly startDate: string;
};

/** A department, or null for those who are in none. */
export type WeekOfDepartment = WeekOfWork & { readonly departmentId: string | null };

type CountedEntry = EmployeeTimesheet['entries'][number]['calculated'];

/** The entries that totals count: closed, no drafts, and in the range. */
export function countedEntries(
  { entries }: EmployeeTimesheet,
  { startDate, endDate }: Range,
): CountedEntry[] {
  return entries
    .filter(({ entry }) => entry.endAt !== null && !entry.isDraft)
    .map(({ calculated }) => calculated)
    .filter(({ localDate }) => startDate <= localDate && localDate <= endDate);
}

export function addUp(entries: readonly CountedEntry[]): Worked {
  return {
    workedMinutes: sum(entries.map(({ workedMinutes }) => workedMinutes)),
    buckets: sumByName(entries.map(({ buckets }) => buckets)),
  };
}

/** By week. */
export function addUpWeeks(entries: readonly CountedEntry[]): WeekOfWork[] {
  const byWeek = new Map<string, CountedEntry[]>();
  for (const entry of entries) {
    const monday = mondayOf(entry.localDate);
    const week = byWeek.get(monday);
    if (week === undefined) byWeek.set(monday, [entry]);
    else week.push(entry);
  }
  return [...byWeek]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([startDate, ofWeek]) => ({ startDate, ...addUp(ofWeek) }))
    .filter(({ workedMinutes }) => workedMinutes > 0);
}
