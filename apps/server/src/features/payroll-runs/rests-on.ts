// What a run that was counted rests on: while this stays the same, so does the run.
import { instantsOf } from '@stimpill/time';
import type { CompanyScope } from '#database/company-scope.ts';
import { DomainError } from '#errors/domain-error.ts';
import { listEntriesBetween } from '#features/ledger/time-entry-store.ts';
import { listKeptAt } from '#features/timesheets/kept-figures-store.ts';
import type { CountedPerson, PayrollCount } from './count-payroll.ts';
import { listSent, type Days } from './sent-store.ts';
import { createHash } from 'node:crypto';
import type { TimeEntry } from '#features/ledger/time-entry.ts';

/** Of one period. */
export type RestsOn = {
  readonly range: Days;
  /** Of the people whom the run pays. */
  readonly time: string;
  readonly paidIds: readonly string[];
  /** The people who were counted, and the runs that any of them was in. */
  readonly employeeIds: readonly string[];
  readonly runIds: readonly string[];
};

export async function restsOn(
  { scope, people, preview: { company } }: PayrollCount,
  paid: readonly CountedPerson[],
  range: Days,
): Promise<RestsOn> {
  const paidIds = paid.map(({ timesheet }) => timesheet.employee.id);
  const keptAt = await listKeptAt(scope, paidIds, instantsOf(range, company.timeZone));
  const entries = paid.flatMap(({ timesheet }) => timesheet.entries.map(({ entry }) => entry));
  return {
    ...{ range, paidIds, time: stateOfTime(entries, keptAt) },
    employeeIds: people.map(({ timesheet }) => timesheet.employee.id),
    runIds: [...new Set(people.flatMap(({ sent }) => sent.map(({ runId }) => runId)))],
  };
}

/** The people who are paid must be locked. @throws DomainError `payroll.made_meanwhile`, `payroll.changed_meanwhile` */
export async function refuseIfChanged(
  scope: CompanyScope,
  timeZone: string,
  { range, time, paidIds, employeeIds, runIds }: RestsOn,
): Promise<void> {
  await refuseIfSent(scope, { range, employeeIds, runIds });
  const instants = instantsOf(range, timeZone);
  const entries = await listEntriesBetween(scope, paidIds, instants);
  const keptAt = await listKeptAt(scope, paidIds, instants);
  if (stateOfTime(entries, keptAt) !== time) throw new DomainError('payroll.changed_meanwhile');
}

/** A run of other people is in nobody's way. */
async function refuseIfSent(
  scope: CompanyScope,
  { range, employeeIds, runIds }: Pick<RestsOn, 'range' | 'employeeIds' | 'runIds'>,
): Promise<void> {
  const isCounted = new Set(employeeIds);
  const known = new Set(runIds);
  const sent = await listSent(scope, range);
  const latest = sent.findLast(({ employeeId, runId }) => isCounted.has(employeeId) && !known.has(runId));
  if (latest === undefined) return;
  const message = `A file with some of these people was made a moment ago: run ${latest.runNumber} (${latest.runId}). Nothing was kept. See that run before you make another.`;
  throw new DomainError('payroll.made_meanwhile', { message });
}

/**
 * A digest of time entries: another one as soon as any of them is another one, or has other figures.
 * @param keptAt when the figures of an approved entry were kept, by its id
 */
function stateOfTime(entries: readonly TimeEntry[], keptAt: ReadonlyMap<string, number>): string {
  const texts = entries.map(({ id, startAt, endAt, kind, breaks, isDraft, isLocked }) =>
    JSON.stringify([id, startAt, endAt, kind, breaks, isDraft, isLocked, keptAt.get(id) ?? null]),
  );
  return createHash('sha256').update(texts.sort().join('\n')).digest('hex');
}
