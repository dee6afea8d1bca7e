import type { CompanyScope } from '#database/company-scope.ts';
import type { PayrollRunPersonRow, PayrollRunRow } from '#database/tables/payroll.ts';
import type { EmployeeRow } from '#database/tables/people.ts';
import type { ExportSettings } from '#features/payroll-runs/export-profile.ts';

type InRun = { readonly employeeId: string; readonly standIn: string };

export async function listRunsOf({ db, companyId }: CompanyScope, employeeId: string): Promise<string[]> {
  const rows = await db<PayrollRunPersonRow>('payroll_run_people')
    .where({ company_id: companyId, employee_id: employeeId })
    .orderBy('run_id')
    .select('run_id');
  return rows.map(({ run_id }) => run_id);
}

export async function readRun({ db, companyId }: CompanyScope, runId: string, employeeId: string) {
  const run = await db<PayrollRunRow>('payroll_runs')
    .where({ company_id: companyId, id: runId })
    .first('file', 'settings');
  const people = await db<PayrollRunPersonRow>('payroll_run_people')
    .where({ company_id: companyId, run_id: runId })
    .select('employee_id', 'display_name');
  const own = people.find((each) => each.employee_id === employeeId);
  if (run === undefined || own === undefined) return undefined;
  const sameName = people.filter((each) => each.display_name === own.display_name);
  return {
    file: Buffer.from(run.file),
    settings: JSON.parse(run.settings) as ExportSettings,
    displayName: own.display_name,
    isNameShared: sameName.length > 1,
  };
}

export async function replaceFile(
  { db, companyId }: CompanyScope,
  runId: string,
  { file, sha256 }: { readonly file: Buffer; readonly sha256: string },
): Promise<void> {
  await db<PayrollRunRow>('payroll_runs')
    .where({ company_id: companyId, id: runId })
    .update({ file, sha256 });
}

export async function renameInRun(
  { db, companyId }: CompanyScope,
  runId: string,
  { employeeId, standIn }: InRun,
): Promise<void> {
  await db<PayrollRunPersonRow>('payroll_run_people')
    .where({ company_id: companyId, run_id: runId, employee_id: employeeId })
    .update({ display_name: standIn, without_absences: null });
}

/** Those of these numbers that nobody else has. */
export async function ofNobodyElse(
  { db, companyId }: CompanyScope,
  employeeId: string,
  identities: ReadonlySet<string>,
): Promise<ReadonlySet<string>> {
  const others = await db<EmployeeRow>('employees')
    .where({ company_id: companyId })
    .whereNot({ id: employeeId })
    .where((known) => {
      void known.whereIn('kennitala', [...identities]).orWhereIn('employee_number', [...identities]);
    })
    .select('kennitala', 'employee_number');
  const theirs = new Set(others.flatMap(({ kennitala, employee_number }) => [kennitala, employee_number]));
  return new Set([...identities].filter((identity) => !theirs.has(identity)));
}
