// What did the rule take from a time entry as a break by itself? The engine's own reasons say it.
import { calculateTimesheet, localDateOf } from '@stimpill/calc';
import type { Queryable } from '#database/database.ts';
import type { CompanySettings } from '#features/companies/company-settings.ts';
import type { BreakStretch } from '#features/ledger/review-item.ts';
import type { TimeEntry } from '#features/ledger/time-entry.ts';
import type { Employee } from '#features/people/employee.ts';
import { companyZone } from './company-zone.ts';
import { loadTimesheetRecords } from './load-timesheet-records.ts';

export type DeductedFrom = {
  readonly company: CompanySettings;
  readonly employee: Employee;
  /** Of this employee; it has ended. */
  readonly entry: Pick<TimeEntry, 'id' | 'startAt'>;
};

/** By start; none where the rule took nothing from this entry. */
export async function findDeductedBreak(
  db: Queryable,
  { company, employee, entry }: DeductedFrom,
): Promise<readonly BreakStretch[]> {
  const date = localDateOf(entry.startAt, companyZone(company.timeZone));
  const range = { startDate: date, endDate: date };
  const records = await loadTimesheetRecords(db, { company, employees: [employee], range });
  const { trace } = calculateTimesheet({ ...records.calcInputOf(employee), explain: true });
  return trace
    .filter(({ entryId, reason }) => entryId === entry.id && reason.kind === 'deducted-break')
    .map(({ startAt, endAt }) => ({ startAt, endAt }))
    .sort((a, b) => a.startAt - b.startAt);
}
