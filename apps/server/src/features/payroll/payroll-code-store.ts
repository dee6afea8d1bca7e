import type { CompanyScope } from '#database/company-scope.ts';
import type { PayrollCodeRow } from '#database/tables.ts';
import type { PayrollCodes } from './payroll-lines.ts';

/** What a payroll system calls the pay lines of the company's rules: payroll code by pay line key. */
export async function listPayrollCodes(
  { db, companyId }: CompanyScope,
  target: string,
): Promise<ReadonlyMap<string, string>> {
  const rows = await db<PayrollCodeRow>('payroll_codes').where({ company_id: companyId, target });
  return new Map(rows.map((row) => [row.pay_line_key, row.payroll_code]));
}

/** The codes of a payroll system, and whether it has pay lines under their own names. */
export async function readPayrollCodes(scope: CompanyScope, target: string): Promise<PayrollCodes> {
  return { byKey: await listPayrollCodes(scope, target), passesPayLines: target === 'generic' };
}
