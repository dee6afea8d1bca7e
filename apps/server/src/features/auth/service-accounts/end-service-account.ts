// The account of another system ends at once, with every token it has and every tablet that it registered while such accounts might. What it did stays recorded under its name.
import type { Clock } from '#clock.ts';
import { companyScope, type CompanyScope } from '#database/company-scope.ts';
import type { Database } from '#database/database.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { DomainError } from '#errors/domain-error.ts';
import { insertChanges } from '#features/changes/change-store.ts';
import type { Author, Authored } from '#features/changes/change.ts';
import { findEmployee } from '#features/people/employee-store.ts';
import { revokeSessions } from '../session-end-store.ts';
import { closeServiceAccount } from './service-account-store.ts';

/** What ended with an account. */
export type EndedServiceAccount = { readonly endedSessions: number; readonly takenOutTablets: number };

export type EndServiceAccountDeps = {
  readonly database: Database;
  readonly clock: Clock;
  /** Takes out of use whatever tablets somebody has registered, and counts them. */
  readonly revokeDevicesOf: (scope: CompanyScope, id: string, authored: Authored) => Promise<number>;
};

/**
 * @throws DomainError `service_account.not_found`, also where it has ended before
 */
export async function endServiceAccount(
  { database, clock, revokeDevicesOf }: EndServiceAccountDeps,
  { companyId, id }: { readonly companyId: string; readonly id: string },
  by: Author,
): Promise<EndedServiceAccount> {
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
    const authored = { by, reason: null, now };
    await insertChanges(scope, [change], authored);
    const takenOutTablets = await revokeDevicesOf(scope, id, authored);
    return {
      endedSessions: await revokeSessions(scope, { employeeId: id }, 'somebody', now),
      takenOutTablets,
    };
  });
}
