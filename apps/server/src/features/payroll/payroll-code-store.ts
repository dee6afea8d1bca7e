import type { CompanyScope } from '#database/company-scope.ts';
import type { PayrollCodeRow } from '#database/tables/payroll.ts';
import type { CompanySettings } from '#features/companies/company-settings.ts';
import type { PayrollCodes } from './payroll-lines.ts';

/** What a payroll system calls the pay lines of the company's rules: payroll code by pay line key. */
export async function listPayrollCodes(
  { db, companyId }: CompanyScope,
  target: string,
): Promise<ReadonlyMap<string, string>> {
  const rows = await db<PayrollCodeRow>('payroll_codes').where({ company_id: companyId, target });
  return new Map(rows.map((row) => [row.pay_line_key, row.payroll_code]));
}

/** The codes of a payroll system, and what needs none of its own. */
export async function readPayrollCodes(
  scope: CompanyScope,
  target: string,
  { paidBySalary }: Pick<CompanySettings, 'paidBySalary'>,
): Promise<PayrollCodes> {
  const byKey = await listPayrollCodes(scope, target);
  return { byKey, passesOwnNames: target === 'generic', paidBySalary };
}
