import type { CompanyScope } from '#database/company-scope.ts';
import { FILE_TABLES, TABLE_OF, type CompanyRows } from '../company-rows.ts';
import { findCompanyRow } from './company-file-store.ts';

/**
 * Everything that a company file holds, ordered by id or by the key that stands for one. Rows are read before the rows they
 * refer to: what is added meanwhile can then be missing, but nothing can refer to what is missing.
 */
export async function readCompanyRows({ db, companyId }: CompanyScope): Promise<CompanyRows | undefined> {
  const lists: Record<string, readonly unknown[]> = {};
  for (const list of FILE_TABLES.toReversed()) {
    const { name, key } = TABLE_OF[list];
    lists[list] = await db(name)
      .where({ company_id: companyId })
      .orderBy([...key]);
  }
  const company = await findCompanyRow(db, companyId);
  // Each list has what is read of its table.
  return company && ({ ...lists, company } as CompanyRows);
}
