import type { CompanyScope } from '#database/company-scope.ts';
import { localDateIn } from '#features/companies/local-date.ts';
import { requireCompany } from '#features/companies/require-company.ts';
import { MONTHLY_MS } from '../../backups/which-backups-stay.ts';

/** The day by which the last backup is gone that an earlier version made by itself and nothing writes anew, yyyy-MM-dd. */
export async function inBackupsUntil({ db, companyId }: CompanyScope, now: number): Promise<string> {
  return localDateIn((await requireCompany(db, companyId)).timeZone, now + MONTHLY_MS);
}
