import type { Queryable } from '#database/database.ts';
import type { CompanyRow } from '#database/tables.ts';
import { fromCompanyRow } from './company-codec.ts';
import type { CompanySettings } from './company-settings.ts';
import { versionOfManagerCode } from './manager-code.ts';

export async function findCompany(db: Queryable, companyId: string): Promise<CompanySettings | undefined> {
  const row = await db<CompanyRow>('companies').where({ id: companyId }).first();
  return row && toCompanySettings(row);
}

function toCompanySettings(row: CompanyRow): CompanySettings {
  const { terminal, ...company } = fromCompanyRow(row);
  const { managerExitCodeHash, ...known } = terminal;
  const managerCodeVersion = managerExitCodeHash && versionOfManagerCode(managerExitCodeHash);
  return { ...company, terminal: { ...known, managerCodeVersion } };
}
