import type { CompanyScope } from '#database/company-scope.ts';
import type { CompanyRow } from '#database/tables.ts';

export async function findManagerCodeHash({ db, companyId }: CompanyScope): Promise<string | null> {
  const row = await db<CompanyRow>('companies').where({ id: companyId }).first('manager_exit_code_hash');
  return row?.manager_exit_code_hash ?? null;
}

/** @param hash null: each tablet keeps a code of its own */
export async function saveManagerCodeHash(
  { db, companyId }: CompanyScope,
  hash: string | null,
): Promise<void> {
  await db<CompanyRow>('companies').where({ id: companyId }).update({ manager_exit_code_hash: hash });
}
