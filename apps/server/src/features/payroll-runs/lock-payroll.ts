import type { CompanyScope } from '#database/company-scope.ts';
import type { CompanyRow } from '#database/tables/companies.ts';

/** Runs of a company are made one after the other, and so are changes of its profiles. SQLite has one writer anyhow. */
export async function lockPayroll({ db, companyId }: CompanyScope): Promise<void> {
  await db<CompanyRow>('companies').where({ id: companyId }).forUpdate().first('id');
}
