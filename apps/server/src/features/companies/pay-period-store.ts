import type { CompanyScope } from '#database/company-scope.ts';
import { company, hotRead } from '#database/hot-statement.ts';
import { recordCodec } from '#database/record-codec.ts';
import { readOfCompanyTogether } from '#database/read-together.ts';
import { readHot } from '#database/run-hot-statement.ts';
import { columnsText, type RecordOf } from '#database/table.ts';
import { payPeriods, type PayPeriodRow } from '#database/tables/company.ts';
import type { EmployeeRow } from '#database/tables/people.ts';

export type PayPeriod = RecordOf<typeof payPeriods>;

const { toRecord } = recordCodec(payPeriods);

const LIST = hotRead<PayPeriodRow>()`select ${columnsText(payPeriods)} from pay_periods where company_id = ${company}`;

export const listPayPeriods = readOfCompanyTogether<readonly PayPeriod[]>(async (scope) =>
  (await readHot(scope, LIST)).map(toRecord),
);

export async function findPayPeriod(
  { db, companyId }: CompanyScope,
  id: string,
): Promise<PayPeriod | undefined> {
  const row = await db<PayPeriodRow>('pay_periods').where({ company_id: companyId, id }).first();
  return row && toRecord(row);
}

/** The pay periods that people have of their own. */
export async function listPayPeriodsOfPeople({ db, companyId }: CompanyScope): Promise<ReadonlySet<string>> {
  const rows = await db<EmployeeRow>('employees')
    .where({ company_id: companyId })
    .whereNotNull('pay_period_id')
    .distinct('pay_period_id');
  return new Set(rows.flatMap(({ pay_period_id }) => pay_period_id ?? []));
}
