import type { CompanyScope } from '#database/company-scope.ts';
import { listSignInNames, type SignInName } from '#features/people/sign-in-name-store.ts';
import { listWaitingKeys } from './address-change-store.ts';

/**
 * Who has one of these addresses: who signs in with it, in the whole installation, and for whom of this company it waits. Of other
 * companies only what counts is asked: one that says an address is theirs, and has not shown it, keeps nobody else from it.
 */
export async function listAddressHolders(
  scope: CompanyScope,
  emailKeys: readonly string[],
  now: number,
): Promise<readonly SignInName[]> {
  if (emailKeys.length === 0) return [];
  const { companyId } = scope;
  const waiting = await listWaitingKeys(scope, now);
  const waitingHere = emailKeys.flatMap((emailKey) => {
    const employeeId = waiting.get(emailKey);
    return employeeId === undefined ? [] : [{ emailKey, companyId, employeeId }];
  });
  return [...(await listSignInNames(scope.db, emailKeys)), ...waitingHere];
}
