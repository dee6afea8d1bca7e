// Payroll codes of bonuses, and which bonuses were sent.
import { BONUS_LINES, type BonusKind } from '@stimpill/calc';
import type { CompanyScope } from '#database/company-scope.ts';
import type { PayrollCodeRow, PayrollRunPersonRow, PayrollRunRow } from '#database/tables/payroll.ts';
import { bonusText, type BonusOfYear, type RunBonus, type SentBonus } from './bonus.ts';

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

/** What the runs have of a bonus, oldest first. */
export async function listSentBonuses(
  { db, companyId }: CompanyScope,
  bonus: BonusOfYear,
): Promise<SentBonus[]> {
  const runs = await db<PayrollRunRow>('payroll_runs')
    .where({ company_id: companyId, bonus: bonusText(bonus) })
    .orderBy('number')
    .select('id', 'number', 'made_at');
  const rows = await db<PayrollRunPersonRow>('payroll_run_people')
    .where({ company_id: companyId })
    .whereIn(
      'run_id',
      runs.map(({ id }) => id),
    )
    .orderBy('employee_id')
    .select('run_id', 'employee_id', 'bonuses');
  return runs.flatMap((run) =>
    rows
      .filter(({ run_id }) => run_id === run.id)
      .flatMap(({ employee_id, bonuses }) =>
        (JSON.parse(bonuses ?? '[]') as RunBonus[]).map((each) => ({
          ...each,
          ...{ employeeId: employee_id, runId: run.id, runNumber: run.number, madeAt: run.made_at },
        })),
      ),
  );
}
