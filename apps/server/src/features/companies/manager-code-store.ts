import type { CompanyScope } from '#database/company-scope.ts';
import type { CompanyRow } from '#database/tables/companies.ts';
import { insertChanges } from '#features/changes/change-store.ts';
import { secretFacts, type Authored } from '#features/changes/change.ts';

export async function findManagerCodeHash({ db, companyId }: CompanyScope): Promise<string | null> {
  const row = await db<CompanyRow>('companies').where({ id: companyId }).first('manager_exit_code_hash');
  return row?.manager_exit_code_hash ?? null;
}

/** Inside the caller's transaction. @param hash null: each tablet keeps a code of its own */
export async function saveManagerCodeHash(
  scope: CompanyScope,
  hash: string | null,
  authored: Authored,
): Promise<void> {
  const { db, companyId } = scope;
  const before = await findManagerCodeHash(scope);
  await db<CompanyRow>('companies').where({ id: companyId }).update({ manager_exit_code_hash: hash });
  const change = {
    subject: 'company' as const,
    subjectId: companyId,
    employeeId: null,
    ...secretFacts('manager_code', before, hash),
  };
  await insertChanges(scope, [change], authored);
}
