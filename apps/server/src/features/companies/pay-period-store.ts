import type { CompanyScope } from '#database/company-scope.ts';
import type { PayPeriodRow } from '#database/tables.ts';
import type { PayPeriod } from './pay-period.ts';

export async function listPayPeriods({ db, companyId }: CompanyScope): Promise<PayPeriod[]> {
  const rows = await db<PayPeriodRow>('pay_periods').where({ company_id: companyId });
  return rows.map(toPayPeriod);
}

export async function findPayPeriod(
  { db, companyId }: CompanyScope,
  id: string,
): Promise<PayPeriod | undefined> {
  const row = await db<PayPeriodRow>('pay_periods').where({ company_id: companyId, id }).first();
  return row && toPayPeriod(row);
}

function toPayPeriod(row: PayPeriodRow): PayPeriod {
  return { id: row.id, name: row.name, startDay: row.start_day };
}
