// A change of somebody's time as they are told it: each time entry before and after, and what that changed in their minutes.
import { localDateOf } from '@stimpill/time';
import type { CompanyScope } from '#database/company-scope.ts';
import { listChangesAt } from '#features/changes/change-store.ts';
import type { CompanySettings } from '#features/companies/company-settings.ts';
import { toEntryChange, isOfTime, type RecordedEntryChange } from '#features/ledger/time-entry-changes.ts';
import { findEntry, isSameEntry } from '#features/ledger/time-entry-store.ts';
import type { TimeEntry } from '#features/ledger/time-entry.ts';
import type { ToldChange } from '#features/ledger/told-change-store.ts';
import type { Employee } from '#features/people/employee.ts';
import { findUndoneEffect, type UndoneEffect } from '#features/timesheets/undone-effect.ts';
import { groupBy } from '#group-by.ts';
import { readWords, type WordOfBoth } from './words-of-changes.ts';

export type ToldChangeInFull = {
  /** Of the time entries, by start; at least one. */
  readonly changes: readonly RecordedEntryChange[];
  /** Null where it is not known: the time was approved, or changed again since. */
  readonly effect: UndoneEffect | null;
  readonly word: WordOfBoth;
};

type Whose = { readonly company: CompanySettings; readonly employee: Employee };

/** In the order of the changes. */
export async function readToldChanges(
  scope: CompanyScope,
  { company, employee }: Whose,
  told: readonly ToldChange[],
): Promise<readonly ToldChangeInFull[]> {
  const pressOf = await readPresses(scope, employee.id, told);
  const words = await readWords(scope, employee.id, told);
  const found: ToldChangeInFull[] = [];
  for (const { id, changedAt } of told) {
    const changes = pressOf(changedAt);
    const word = words.get(id);
    if (changes.length === 0 || word === undefined) continue;
    found.push({ changes, word, effect: await effectOf(scope, { company, employee }, changes) });
  }
  return found;
}

/** What others changed of somebody's time, by the moments of it. */
export async function readPresses(
  scope: CompanyScope,
  employeeId: string,
  told: readonly ToldChange[],
): Promise<(changedAt: number) => readonly RecordedEntryChange[]> {
  const moments = told.map(({ changedAt }) => changedAt);
  const changes = await listChangesAt(scope, 'timeEntry', { employeeId, moments });
  const ofOthers = changes.filter((change) => change.by.userId !== employeeId && isOfTime(change));
  const byMoment = groupBy(ofOthers.map(toEntryChange), ({ changedAt }) => changedAt);
  return (changedAt) => (byMoment.get(changedAt) ?? []).toSorted((a, b) => startOf(a) - startOf(b));
}

const startOf = ({ before, after }: RecordedEntryChange) => (after ?? before)?.startAt ?? 0;

async function effectOf(
  scope: CompanyScope,
  { company, employee }: Whose,
  changes: readonly RecordedEntryChange[],
): Promise<UndoneEffect | null> {
  for (const change of changes) if (!(await stands(scope, change))) return null;
  const touched = changes.flatMap(({ before, after }) => [before, after]).filter((entry) => entry !== null);
  const starts = touched.map(({ startAt }) => startAt);
  const ends = touched.map(({ startAt, endAt }) => endAt ?? startAt);
  const days = {
    startDate: localDateOf(Math.min(...starts), company.timeZone),
    endDate: localDateOf(Math.max(...ends), company.timeZone),
  };
  const effect = await findUndoneEffect(scope.db, {
    ...{ company, employee, days },
    undo: (entries) => undone(entries, changes),
  });
  return effect ?? null;
}

/** Whether the time entry is as the change left it, and not approved since. */
async function stands(scope: CompanyScope, { subjectId, after }: RecordedEntryChange): Promise<boolean> {
  const entry = await findEntry(scope, subjectId);
  if (entry === undefined || after === null) return entry === undefined && after === null;
  return !entry.isLocked && isSameEntry(entry, after);
}

function undone(
  entries: readonly TimeEntry[],
  changes: readonly RecordedEntryChange[],
): readonly TimeEntry[] {
  const changed = new Set(changes.map(({ subjectId }) => subjectId));
  const before = changes.flatMap((change) => change.before ?? []);
  return [...entries.filter(({ id }) => !changed.has(id)), ...before].sort((a, b) => a.startAt - b.startAt);
}
