import { companyScope } from '#database/company-scope.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { DomainError } from '#errors/domain-error.ts';
import type { Author } from '#features/changes/change.ts';
import { lockEmployees } from '#features/people/employee-store.ts';
import { endWithLastFactor, recordFactor, type FactorDeps, type Whose } from '../factors/change-factors.ts';
import { revokeSessions } from '../session-end-store.ts';
import { deletePasskeys, listPasskeysOf } from './passkey-store.ts';

/**
 * Somebody removes one of their own passkeys. Every session that began with it ends, this one too: nothing else stands for it.
 * @throws DomainError `passkey.not_found`, `account.last_factor`
 */
export async function removePasskey(
  { database, clock }: Pick<FactorDeps, 'database' | 'clock'>,
  { companyId, id }: Whose,
  passkeyId: string,
  by: Author,
): Promise<void> {
  await inTransaction(database, async (tx) => {
    const scope = companyScope(tx, companyId);
    const now = clock();
    await lockEmployees(scope, [id]);
    const passkey = (await listPasskeysOf(scope, id)).find((one) => one.id === passkeyId);
    if (passkey === undefined) throw new DomainError('passkey.not_found', { field: 'route.passkeyId' });
    await deletePasskeys(scope, id, { id: passkeyId });
    await recordFactor(scope, id, { column: 'passkey', before: passkey.name, after: null }, by, now);
    await revokeSessions(scope, { employeeId: id, passkeyId }, 'passkey', now);
    await endWithLastFactor(scope, id, now);
  });
}
