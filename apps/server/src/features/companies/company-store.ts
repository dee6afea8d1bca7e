import { companyScope } from '#database/company-scope.ts';
import type { Queryable } from '#database/database.ts';
import { company, hotRead } from '#database/hot-statement.ts';
import { readOfCompanyTogether } from '#database/read-together.ts';
import { readHot } from '#database/run-hot-statement.ts';
import { columnsText } from '#database/table.ts';
import { companies, type CompanyRow } from '#database/tables/companies.ts';
import { fromCompanyRow } from './company-codec.ts';
import type { CompanySettings } from './company-settings.ts';
import { createHash } from 'node:crypto';

const FIND = hotRead<CompanyRow>()`select ${columnsText(companies)} from companies where id = ${company}`;

export function findCompany(db: Queryable, companyId: string): Promise<CompanySettings | undefined> {
  return find(companyScope(db, companyId));
}

const find = readOfCompanyTogether(async (scope) => {
  const [row] = await readHot(scope, FIND);
  return row && toCompanySettings(row);
});

/** Whether the server has one company and no other. */
export async function isOnlyCompany(db: Queryable): Promise<boolean> {
  return (await db<CompanyRow>('companies').limit(2).pluck('id')).length === 1;
}

/** All of the server, in order. */
export async function listCompanyIds(db: Queryable): Promise<readonly string[]> {
  return await db<CompanyRow>('companies').orderBy('id').pluck('id');
}

function toCompanySettings(row: CompanyRow): CompanySettings {
  const { terminal, ...company } = fromCompanyRow(row);
  const { managerExitCodeHash, ...known } = terminal;
  const managerCodeVersion = managerExitCodeHash && versionOfManagerCode(managerExitCodeHash);
  return { ...company, terminal: { ...known, managerCodeVersion } };
}

/** Tells tablets that the code has changed, and nothing about the code. @param hash as it is stored, salted */
export function versionOfManagerCode(hash: string): string {
  return createHash('sha256').update(`manager code ${hash}`).digest('base64url').slice(0, 22);
}
