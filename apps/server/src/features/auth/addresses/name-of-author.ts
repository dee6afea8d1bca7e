import type { CompanyScope } from '#database/company-scope.ts';
import type { Author } from '#features/changes/change.ts';
import { findEmployee } from '#features/people/employee-store.ts';

/** @returns null for the operator of the server */
export async function nameOfAuthor(scope: CompanyScope, { userId }: Author): Promise<string | null> {
  return userId === null ? null : ((await findEmployee(scope, userId))?.displayName ?? null);
}
