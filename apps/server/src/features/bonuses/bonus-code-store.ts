import { BONUS_LINES, type BonusKind } from '@stimpill/calc';
import type { CompanyScope } from '#database/company-scope.ts';
import type { PayrollCodeRow } from '#database/tables/payroll.ts';

export type BonusCode = { readonly target: string; readonly key: string; readonly payrollCode: string };

/** What payroll systems call the lines of a bonus. */
export async function listBonusCodes({ db, companyId }: CompanyScope, kind: BonusKind): Promise<BonusCode[]> {
  const rows = await db<PayrollCodeRow>('payroll_codes')
    .where({ company_id: companyId })
    .whereIn(
      'pay_line_key',
      BONUS_LINES.filter((line) => line.startsWith(kind)),
    )
    .orderBy(['target', 'pay_line_key']);
  return rows.map((row) => ({
    target: row.target,
    key: row.pay_line_key,
    payrollCode: row.payroll_code,
  }));
}
