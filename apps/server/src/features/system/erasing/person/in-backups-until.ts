import { localDateOf } from '@stimpill/time';
import type { CompanyScope } from '#database/company-scope.ts';
import { requireCompany } from '#features/companies/require-company.ts';
import { MONTHLY_MS } from '../../backups/which-backups-stay.ts';

/** The day by which the last backup is gone that an earlier version made by itself and nothing writes anew, yyyy-MM-dd. */
export async function inBackupsUntil({ db, companyId }: CompanyScope, now: number): Promise<string> {
  return localDateOf(now + MONTHLY_MS, (await requireCompany(db, companyId)).timeZone);
}
