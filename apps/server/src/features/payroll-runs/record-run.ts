import type { CompanyScope } from '#database/company-scope.ts';
import { insertChanges } from '#features/changes/change-store.ts';
import type { Author, Facts } from '#features/changes/change.ts';
import type { PayrollRun } from './payroll-run.ts';

/** The log says who sent what and when; whom it pays stands in the run. */
export async function recordRun(
  scope: CompanyScope,
  { id, number, target, startDate, endDate, kind, sha256, fileName, asApprovedReason, people }: PayrollRun,
  how: Facts,
  { by, now }: { readonly by: Author; readonly now: number },
): Promise<void> {
  const after = {
    name: fileName,
    run_number: number,
    target,
    start_date: startDate,
    end_date: endDate,
    run_kind: kind,
    people: people.length,
    sha256,
    ...how,
    without_absences: people.reduce((sum, each) => sum + each.withoutAbsences.length, 0),
    ...(asApprovedReason !== null && { as_approved_reason: asApprovedReason }),
  };
  const change = { subject: 'payrollRun', subjectId: id, employeeId: null, before: null, after } as const;
  await insertChanges(scope, [change], { by, reason: null, now });
}
