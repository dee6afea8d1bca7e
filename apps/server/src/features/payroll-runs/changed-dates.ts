// Which days of a period that was sent were corrected since, by the record of changes.
import { localDateOf } from '@stimpill/time';
import { listChangesSince } from '#features/changes/change-store.ts';
import type { Facts, RecordedChange } from '#features/changes/change.ts';
import { groupBy } from '#group-by.ts';
import type { KeptSince } from './changed-since-store.ts';
import type { PayrollCount } from './count-payroll.ts';
import { isOfTime } from './moved-people.ts';
import type { Days } from './sent-store.ts';

type Since = {
  readonly range: Days;
  readonly madeAt: ReadonlyMap<string, number>;
  readonly changed: ReadonlyMap<string, readonly KeptSince[]>;
};

/** The days of a period that were corrected or renewed since the last file; else those that were approved since. */
export async function changedDatesOf(
  { scope, preview: { company } }: PayrollCount,
  employeeIds: readonly string[],
  { range, madeAt, changed }: Since,
): Promise<(employeeId: string) => readonly string[]> {
  if (employeeIds.length === 0) return () => [];
  const since = Math.min(...employeeIds.map((id) => madeAt.get(id) ?? 0));
  const changes = groupBy(await listChangesSince(scope, employeeIds, since), ({ employeeId }) => employeeId);
  const dateOf = (at: number) => localDateOf(at, company.timeZone);
  return (id) => {
    const corrected = (changes.get(id) ?? [])
      .filter((change) => change.changedAt >= (madeAt.get(id) ?? 0) && isOfTime(change))
      .flatMap((change) => datesOfChange(change, dateOf));
    const found = within(range, corrected);
    return found.length > 0
      ? found
      : within(
          range,
          (changed.get(id) ?? []).map(({ startAt }) => dateOf(startAt)),
        );
  };
}

function datesOfChange({ before, after }: RecordedChange, dateOf: (at: number) => string): string[] {
  return [before, after].flatMap((facts) => (facts === null ? [] : dateOfFacts(facts, dateOf)));
}

function dateOfFacts({ start_at: startAt, date }: Facts, dateOf: (at: number) => string): string[] {
  if (typeof startAt === 'number') return [dateOf(startAt)];
  return typeof date === 'string' ? [date] : [];
}

function within({ startDate, endDate }: Days, dates: readonly string[]): string[] {
  return [...new Set(dates)].filter((date) => startDate <= date && date <= endDate).sort();
}
