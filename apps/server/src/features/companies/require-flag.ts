import type { Database } from '#database/database.ts';
import { DomainError } from '#errors/domain-error.ts';
import type { CompanySettings } from './company-settings.ts';
import { requireCompany } from './require-company.ts';

/** @throws DomainError `company.feature_disabled` */
export async function requireFlag(
  { database }: { readonly database: Database },
  flag: keyof CompanySettings['features'],
  companyId: string,
): Promise<void> {
  const { features } = await requireCompany(database.knex, companyId);
  if (!features[flag]) throw new DomainError('company.feature_disabled');
}
