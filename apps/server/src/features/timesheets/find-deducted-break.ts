// What did the rule take from time entries as a break by itself? The engine's own reasons say it.
import { addDays, localDateOf } from '@stimpill/time';
import { calculateTimesheet, type TimesheetInput } from '@stimpill/calc';
import type { CompanyScope } from '#database/company-scope.ts';
import type { CompanySettings } from '#features/companies/company-settings.ts';
import type { BreakStretch } from '#features/ledger/review-item.ts';
import type { FindDeductedBreak } from '#features/ledger/settle-answered-breaks.ts';
import type { TimeEntry } from '#features/ledger/time-entry.ts';
import type { Employee } from '#features/people/employee.ts';
import { findEmployee } from '#features/people/employee-store.ts';
import { groupBy } from '#group-by.ts';
import { loadTimesheetRecords } from './load-timesheet-records.ts';

export type DeductedBreak = {
  readonly timeEntryId: string;
  /** By start; at least one. */
  readonly stretches: readonly BreakStretch[];
};

/** What the rule takes from one time entry. */
export const findDeductedBreak: FindDeductedBreak = async (scope, { company, entry }) => {
  const employee = await findEmployee(scope, entry.employeeId);
  if (employee === undefined) return [];
  const date = localDateOf(entry.startAt, company.timeZone);
  const records = await loadTimesheetRecords(scope.db, {
    company,
    employees: [employee],
    range: { startDate: date, endDate: date },
  });
  return deductedIn(records.calcInputOf(employee)).get(entry.id) ?? [];
};

export type ClockOut = {
  readonly company: CompanySettings;
  readonly employee: Employee;
  /** The one that ended; of this employee. */
  readonly entry: Pick<TimeEntry, 'id' | 'startAt'>;
};

/**
 * The breaks that the rule takes from a day of work since this entry ended: from the entry itself, and from earlier ones more than
 * before. What it had taken from an earlier entry already belongs to an earlier clock-out. Locked entries keep their minutes, so
 * nothing is taken from them.
 */
export async function findBreaksOfClockOut(
  { db }: CompanyScope,
  { company, employee, entry }: ClockOut,
): Promise<readonly DeductedBreak[]> {
  const date = localDateOf(entry.startAt, company.timeZone);
  // Work after midnight can belong to the day of work that began the date before.
  const range = { startDate: addDays(date, -1), endDate: date };
  const records = await loadTimesheetRecords(db, { company, employees: [employee], range });
  const input = records.calcInputOf(employee);
  const locked = new Set(
    records
      .entriesOf(employee)
      .filter(({ isLocked }) => isLocked)
      .map(({ id }) => id),
  );
  const now = [...deductedIn(input)].filter(([id]) => !locked.has(id));
  const isInOthers = now.some(([id]) => id !== entry.id);
  const before = isInOthers ? deductedIn(without(input, entry.id)) : NOTHING;
  return now
    .filter(([id, stretches]) => lengthOf(stretches) > lengthOf(before.get(id) ?? []))
    .map(([timeEntryId, stretches]) => ({ timeEntryId, stretches }));
}

/** Milliseconds. */
export function lengthOf(stretches: readonly BreakStretch[]): number {
  return stretches.reduce((sum, { startAt, endAt }) => sum + endAt - startAt, 0);
}

const NOTHING: ReadonlyMap<string, readonly BreakStretch[]> = new Map();

/** By time entry id. */
function deductedIn(input: TimesheetInput): ReadonlyMap<string, readonly BreakStretch[]> {
  const steps = calculateTimesheet({ ...input, explain: true }).trace.filter(
    ({ reason }) => reason.kind === 'deducted-break',
  );
  const byEntry = groupBy(steps, ({ entryId }) => entryId);
  return new Map([...byEntry].map(([id, ofEntry]) => [id, ofEntry.map(toStretch).sort(byStart)]));
}

const toStretch = ({ startAt, endAt }: BreakStretch): BreakStretch => ({ startAt, endAt });

const byStart = (a: BreakStretch, b: BreakStretch) => a.startAt - b.startAt;

function without(input: TimesheetInput, entryId: string): TimesheetInput {
  return { ...input, entries: input.entries.filter(({ id }) => id !== entryId) };
}
