import type { Clock } from '#clock.ts';
import { companyScope } from '#database/company-scope.ts';
import type { Database } from '#database/database.ts';
import { DomainError } from '#errors/domain-error.ts';
import { isEmployedNow } from '#features/auth/check-password.ts';
import { findEmployee } from '#features/people/employee-store.ts';
import type { PhoneCaller } from '#http/caller.ts';

/**
 * Somebody who has left reads on with the phone that they had, and writes nothing.
 * @throws DomainError `phone.has_left`
 */
export async function requireEmployed(
  deps: { readonly database: Database; readonly clock: Clock },
  { companyId, employeeId }: PhoneCaller,
): Promise<void> {
  const employee = await findEmployee(companyScope(deps.database.knex, companyId), employeeId);
  if (employee === undefined || !(await isEmployedNow(deps, employee)))
    throw new DomainError('phone.has_left');
}
