// Who may set a tablet up, and choose its code.
import { may } from '@stimpill/api-types/rights';
import type { Clock } from '#clock.ts';
import { companyScope } from '#database/company-scope.ts';
import type { Database } from '#database/database.ts';
import { DomainError } from '#errors/domain-error.ts';
import { departmentsNow } from '#features/people/departments-now.ts';
import { isServiceAccount, type Employee } from '#features/people/employee.ts';
import { checkPassword, type CheckPasswordDeps } from '#features/auth/check-password.ts';
import { isPasswordEnough } from '#features/auth/factors/factor-demand.ts';
import { findLogin } from '#features/people/employee-store.ts';

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

/** A manager without the code of a tablet shows by their password who they are. No session is made of it. */
type SigningIn = { readonly email: string; readonly password: string; readonly address: string };

/** @throws DomainError `auth.too_many_attempts`, `auth.invalid_credentials`, `auth.company_mismatch`, `auth.role_not_allowed` */
export async function signInManager(
  deps: CheckPasswordDeps,
  companyId: string,
  { email, password, address }: SigningIn,
): Promise<void> {
  const manager = await checkPassword(deps, {
    found: await findLogin(deps.database.knex, email),
    ...{ typedName: email, password, address },
    alsoRight: (employee) => isPasswordEnough(deps, employee),
  });
  if (manager.companyId !== companyId) throw new DomainError('auth.company_mismatch');
  await requireRightToTablets(deps, manager);
}
