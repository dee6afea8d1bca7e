// Who may set a tablet up, and choose its code.
import { may } from '@stimpill/api-types/rights';
import type { Clock } from '#clock.ts';
import { companyScope } from '#database/company-scope.ts';
import type { Database } from '#database/database.ts';
import { DomainError } from '#errors/domain-error.ts';
import { departmentsNow } from '#features/people/departments-now.ts';
import { isServiceAccount, type Employee } from '#features/people/employee.ts';

/**
 * A tablet knows everybody by name, so anyone who sets one up sees everybody. It would outlive the account of another system, and know
 * nothing of the addresses to which that is bound.
 * @throws DomainError `auth.role_not_allowed`
 */
export async function requireRightToTablets(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  person: Employee,
): Promise<void> {
  const { id: userId, role, companyId } = person;
  const departmentIds = await departmentsNow(companyScope(database.knex, companyId), person, clock());
  if (isServiceAccount(person) || may({ userId, role, departmentIds }, 'tablets.change') !== null)
    throw new DomainError('auth.role_not_allowed');
}
