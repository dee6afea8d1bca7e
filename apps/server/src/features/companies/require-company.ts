import type { Queryable, Database } from '#database/database.ts';
import { assertNeverHappens, DomainError } from '#errors/domain-error.ts';
import type { CompanySettings } from './company-settings.ts';
import { findCompany } from './company-store.ts';

/** The company of a caller who was authenticated, so it must exist. */
export async function requireCompany(db: Queryable, companyId: string): Promise<CompanySettings> {
  return (
    (await findCompany(db, companyId)) ?? assertNeverHappens('a caller of a company that does not exist')
  );
}

/** @throws DomainError `company.feature_disabled` */
export async function requireFlag(
  { database }: { readonly database: Database },
  flag: keyof CompanySettings['features'],
  companyId: string,
): Promise<void> {
  const { features } = await requireCompany(database.knex, companyId);
  if (!features[flag]) throw new DomainError('company.feature_disabled');
}
