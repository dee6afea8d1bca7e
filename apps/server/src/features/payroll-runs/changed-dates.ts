// Which days of a period that was sent were corrected since, by the record of changes.
import { localDateOf } from '@stimpill/time';
import { listChangesSince } from '#features/changes/change-store.ts';
import type { Facts, RecordedChange } from '#features/changes/change.ts';
import { groupBy } from '#group-by.ts';
import type { KeptSince } from './changed-since-store.ts';
import type { CountedPerson, PayrollCount } from './count-payroll.ts';
import { isOfTime } from './moved-people.ts';
import type { Days } from './sent-store.ts';

type Since = {
  readonly range: Days;
  readonly madeAt: ReadonlyMap<string, number>;
  readonly changed: ReadonlyMap<string, readonly KeptSince[]>;
};

/** The days of a period that were corrected, approved or renewed since the last file. */
export async function changedDatesOf(
  { scope, preview: { company } }: PayrollCount,
  people: readonly CountedPerson[],
  { range, madeAt, changed }: Since,
): Promise<(employeeId: string) => readonly string[]> {
  if (people.length === 0) return () => [];
  const ids = people.map(({ timesheet }) => timesheet.employee.id);
  const since = Math.min(...ids.map((id) => madeAt.get(id) ?? 0));
  const changes = groupBy(await listChangesSince(scope, ids, since), ({ employeeId }) => employeeId);
  const unpaidOf = new Map(
    people.map(({ timesheet, unmappedAbsences }) => [
      timesheet.employee.id,
      new Set<unknown>(unmappedAbsences.map(({ kind }) => kind)),
    ]),
  );
  const dateOf = (at: number) => localDateOf(at, company.timeZone);
  return (id) => {
    const corrected = (changes.get(id) ?? [])
      .filter((change) => change.changedAt >= (madeAt.get(id) ?? 0) && isOfTime(change))
      .flatMap((change) => factsInLines(change, unpaidOf.get(id)))
      .flatMap((facts) => dateOfFacts(facts, dateOf));
    const approved = (changed.get(id) ?? []).map(({ startAt }) => dateOf(startAt));
    return within(range, [...corrected, ...approved]);
  };
}

/** Absence that no code pays is in no line, whatever happens to it. */
function factsInLines(
  { subject, before, after }: RecordedChange,
  unpaid: ReadonlySet<unknown> = new Set(),
): Facts[] {
  return [before, after].flatMap((facts) =>
    facts === null || (subject === 'absence' && isPaidAsCounted(facts) && unpaid.has(facts['type']))
      ? []
      : [facts],
  );
}

/** An own kind of the company may have a line of its own. */
const isPaidAsCounted = ({ kind_id: kindId = null }: Facts) => kindId === null;

function dateOfFacts({ start_at: startAt, date }: Facts, dateOf: (at: number) => string): string[] {
  if (typeof startAt === 'number') return [dateOf(startAt)];
  return typeof date === 'string' ? [date] : [];
}

function within({ startDate, endDate }: Days, dates: readonly string[]): string[] {
  return [...new Set(dates)].filter((date) => startDate <= date && date <= endDate).sort();
}
