import type { CompanyScope } from '#database/company-scope.ts';
import type { EmployeeRow } from '#database/tables/people.ts';

/** The pay periods that people have of their own. */
export async function listPayPeriodsOfPeople({ db, companyId }: CompanyScope): Promise<ReadonlySet<string>> {
  const rows = await db<EmployeeRow>('employees')
    .where({ company_id: companyId })
    .whereNotNull('pay_period_id')
    .distinct('pay_period_id');
  return new Set(rows.flatMap(({ pay_period_id }) => pay_period_id ?? []));
}
