// What did a change of somebody's time change in their minutes? Counted on what is recorded, and once more with those time entries as they were
// before; nothing is written.
import type { DateRange } from '@stimpill/time';
import type { Queryable } from '#database/database.ts';
import type { CompanySettings } from '#features/companies/company-settings.ts';
import type { TimeEntry } from '#features/ledger/time-entry.ts';
import type { Employee } from '#features/people/employee.ts';
import { timesheetOf } from './calculate-timesheets.ts';
import { loadTimesheetRecords } from './load-timesheet-records.ts';
import { difference, paidOf, whatToCompare, type PayEffect } from './pay-effect.ts';
import { toEntry } from './to-calc-input.ts';

type Undone = {
  readonly company: CompanySettings;
  readonly employee: Employee;
  /** The days that the change touched, before and after. */
  readonly days: DateRange;
  /** The time entries as they were before it. */
  readonly undo: (entries: readonly TimeEntry[]) => readonly TimeEntry[];
};

export type UndoneEffect = Pick<PayEffect, 'range' | 'workedMinutes' | 'lines'>;

export async function findUndoneEffect(
  db: Queryable,
  { company, employee, days, undo }: Undone,
): Promise<UndoneEffect | undefined> {
  const [asked] = await whatToCompare(db, { company, employees: [employee], days });
  if (asked === undefined) return undefined;
  const { range } = asked;
  const records = await loadTimesheetRecords(db, { company, employees: [employee], range });
  const entries = undo(records.entriesOf(employee));
  const input = { ...records.calcInputOf(employee), entries: entries.map(toEntry) };
  const before = { ...records, entriesOf: () => entries, calcInputOf: () => input };
  const { workedMinutes, lines } = difference(
    paidOf(timesheetOf(before, employee)),
    paidOf(timesheetOf(records, employee)),
  );
  return { range, workedMinutes, lines };
}
