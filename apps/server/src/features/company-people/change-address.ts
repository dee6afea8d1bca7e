// The operator of the server gives somebody another sign-in address. It waits as at the desk, and the link is theirs to pass on.
import { companyScope } from '#database/company-scope.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { findWaiting } from '#features/auth/addresses/address-change-store.ts';
import { writeAddressLink, type MadeAddressLink } from '#features/auth/addresses/address-links.ts';
import type { Author } from '#features/changes/change.ts';
import { changeRecords, type RecordsDeps } from '#features/company-file/change-records.ts';
import type { Employee } from '#features/people/employee.ts';
import { requirePerson } from './change-person.ts';

/**
 * @returns the link that confirms it; null: it counts already, because the person has never signed in or has it
 * @throws DomainError `request.invalid`, also where it belongs to somebody else
 */
export async function changeAddress(
  { companyId, id }: Pick<Employee, 'companyId' | 'id'>,
  { email, by }: { readonly email: string; readonly by: Author },
  deps: RecordsDeps,
): Promise<MadeAddressLink | null> {
  const change = { companyId, by, reason: null, places: ['employees[0]'] };
  await changeRecords(
    change,
    async (scope) => ({ employees: [{ ...(await requirePerson(scope, id)), email }] }),
    deps,
  );
  return inTransaction(deps.database, async (tx) => {
    const scope = companyScope(tx, companyId);
    const now = deps.clock();
    const waiting = await findWaiting(scope, id, now);
    return waiting === undefined ? null : writeAddressLink(scope, waiting, now);
  });
}
