import type { CompanyScope } from '#database/company-scope.ts';
import type { PayrollCodeRow } from '#database/tables.ts';

/** What a payroll system calls the pay lines of the company's rules: payroll code by pay line key. */
export async function listPayrollCodes(
  { db, companyId }: CompanyScope,
  target: string,
): Promise<ReadonlyMap<string, string>> {
  const rows = await db<PayrollCodeRow>('payroll_codes').where({ company_id: companyId, target });
  return new Map(rows.map((row) => [row.pay_line_key, row.payroll_code]));
}
