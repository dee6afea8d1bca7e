import type { CompanyScope } from '#database/company-scope.ts';
import { company, hotRead } from '#database/hot-statement.ts';
import { readOfCompanyTogether } from '#database/read-together.ts';
import { readHot } from '#database/run-hot-statement.ts';
import type { PayPeriodRow } from '#database/tables/company.ts';
import type { PayPeriod } from './pay-period.ts';

type ReadRow = Pick<PayPeriodRow, 'id' | 'name' | 'start_day'>;

const LIST = hotRead<ReadRow>()`select id, name, start_day from pay_periods where company_id = ${company}`;

export const listPayPeriods = readOfCompanyTogether<readonly PayPeriod[]>(async (scope) =>
  (await readHot(scope, LIST)).map(toPayPeriod),
);

export async function findPayPeriod(
  { db, companyId }: CompanyScope,
  id: string,
): Promise<PayPeriod | undefined> {
  const row = await db<PayPeriodRow>('pay_periods').where({ company_id: companyId, id }).first();
  return row && toPayPeriod(row);
}

function toPayPeriod(row: ReadRow): PayPeriod {
  return { id: row.id, name: row.name, startDay: row.start_day };
}
