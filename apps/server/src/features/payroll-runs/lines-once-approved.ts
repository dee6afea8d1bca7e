// Pay lines without a code that time will have once it is approved: a run refuses them, and by then it is late to learn of them.
import type { Queryable } from '#database/database.ts';
import { readPayrollCodes } from '#features/payroll/payroll-code-store.ts';
import type { PayrollIssue } from '#features/payroll/payroll-issue.ts';
import { unmappedPayLines } from '#features/payroll/payroll-lines.ts';
import { calculateTimesheets } from '#features/timesheets/calculate-timesheets.ts';
import { minutesByPayLine } from '#features/timesheets/paid-lines.ts';
import type { CountRequest, PayrollCount } from './count-payroll.ts';

/** As in the preview: so many are calculated and let go again before the next. */
const AT_A_TIME = 200;

export async function linesOnceApproved(
  db: Queryable,
  { scope, profile: { target }, preview: { company }, people }: PayrollCount,
  { range }: CountRequest,
): Promise<readonly PayrollIssue[]> {
  const codes = await readPayrollCodes(scope, target, company);
  if (codes.passesOwnNames) return [];
  const employees = people
    .filter(({ timesheet }) => timesheet.entries.some(({ entry }) => !entry.isLocked && !entry.isDraft))
    .map(({ timesheet }) => timesheet.employee);
  const payLines = new Set<string>();
  for (let from = 0; from < employees.length; from += AT_A_TIME) {
    const some = employees.slice(from, from + AT_A_TIME);
    for (const { totals } of await calculateTimesheets(db, { company, employees: some, range }))
      for (const key of Object.keys(minutesByPayLine(totals))) payLines.add(key);
  }
  return unmappedPayLines(payLines, codes);
}
