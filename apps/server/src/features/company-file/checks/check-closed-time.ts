// A company file adds nothing to time that is closed for payroll, as nobody does by hand. What it says was approved is history, and may come.
import type { CompanyScope } from '#database/company-scope.ts';
import { listClosedTime } from '#features/ledger/closed-time-store.ts';
import { closedOver } from '#features/ledger/closed-time.ts';
import { companyZone, instantsOf } from '#features/timesheets/company-zone.ts';
import type { CompanyFile } from '../company-file.ts';
import type { StoredRows } from '../read-stored-rows.ts';
import type { Report } from './file-parts.ts';

type Added = {
  readonly path: string;
  readonly employeeId: string;
  /** Epoch milliseconds. */
  readonly startAt: number;
  readonly endAt: number | null;
};

export async function checkClosedTime(
  scope: CompanyScope,
  file: CompanyFile,
  stored: StoredRows,
  report: Report,
): Promise<void> {
  const added = [...addedEntries(file, stored), ...addedAbsences(file, stored)];
  if (added.length === 0 || stored.employees.size === 0) return;
  const first = added.reduce((least, { startAt }) => Math.min(least, startAt), Infinity);
  const closed = await listClosedTime(scope, [...stored.employees.keys()], first);
  for (const { path, employeeId, ...times } of added)
    if (closedOver(closed.get(employeeId) ?? [], times) !== undefined)
      report(path, 'lies in time that is closed for payroll; open it first with "stimpill timesheet unlock"');
}

function addedEntries({ timeEntries }: CompanyFile, stored: StoredRows): readonly Added[] {
  return timeEntries.flatMap(({ id, employeeId, startAtUtc, endAtUtc, isLocked }, index) =>
    isLocked || stored.timeEntries.has(id)
      ? []
      : [{ path: `timeEntries[${index}]`, employeeId, startAt: startAtUtc, endAt: endAtUtc }],
  );
}

function addedAbsences({ company, absences }: CompanyFile, stored: StoredRows): readonly Added[] {
  const zone = companyZone(company.timeZone);
  return absences.flatMap(({ id, employeeId, date }, index) => {
    if (stored.absences.has(id)) return [];
    const { from, to } = instantsOf({ startDate: date, endDate: date }, zone);
    return [{ path: `absences[${index}]`, employeeId, startAt: from, endAt: to }];
  });
}
