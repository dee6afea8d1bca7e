// The account of another system ends at once, with every token it has. What it did stays recorded under its name.
import type { Clock } from '#clock.ts';
import { companyScope } from '#database/company-scope.ts';
import type { Database } from '#database/database.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { DomainError } from '#errors/domain-error.ts';
import { insertChanges } from '#features/changes/change-store.ts';
import type { Author } from '#features/changes/change.ts';
import { findEmployee } from '#features/people/employee-store.ts';
import { revokeSessions } from '../session-end-store.ts';
import { closeServiceAccount } from './service-account-store.ts';

/**
 * @returns how many sessions ended by it
 * @throws DomainError `service_account.not_found`, also where it has ended before
 */
export async function endServiceAccount(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  { companyId, id }: { readonly companyId: string; readonly id: string },
  by: Author,
): Promise<number> {
  return inTransaction(database, async (tx) => {
    const scope = companyScope(tx, companyId);
    const now = clock();
    const account = await findEmployee(scope, id);
    if (account === undefined || account.serviceAccount === null || !(await closeServiceAccount(scope, id)))
      throw new DomainError('service_account.not_found', { field: 'route.serviceAccountId' });
    const change = {
      subject: 'employee' as const,
      subjectId: id,
      employeeId: id,
      before: { is_active: true },
      after: { is_active: false },
    };
    await insertChanges(scope, [change], { by, reason: null, now });
    return revokeSessions(scope, { employeeId: id }, now);
  });
}
