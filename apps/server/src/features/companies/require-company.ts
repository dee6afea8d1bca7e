import type { Queryable } from '#database/database.ts';
import { assertNeverHappens } from '#errors/assert-never-happens.ts';
import type { CompanySettings } from './company-settings.ts';
import { findCompany } from './company-store.ts';

/** The company of a caller who was authenticated, so it must exist. */
export async function requireCompany(db: Queryable, companyId: string): Promise<CompanySettings> {
  return (
    (await findCompany(db, companyId)) ?? assertNeverHappens('a caller of a company that does not exist')
  );
}
