// Somebody who is signed in types their password again.
import { companyScope } from '#database/company-scope.ts';
import { assertNeverHappens } from '#errors/domain-error.ts';
import { findWithCredentials } from '#features/people/employee-store.ts';
import type { Employee } from '#features/people/employee.ts';
import { checkPassword, type CheckPasswordDeps } from '../check-password.ts';

export type OwnPassword = {
  readonly companyId: string;
  readonly userId: string;
  readonly password: string;
  readonly address: string;
  readonly alsoRight?: (employee: Employee) => Promise<boolean>;
};

/** @throws DomainError `auth.too_many_attempts`, `auth.invalid_credentials` */
export async function checkOwnPassword(
  deps: CheckPasswordDeps,
  { companyId, userId, ...typed }: OwnPassword,
): Promise<Employee> {
  const found = await findWithCredentials(companyScope(deps.database.knex, companyId), userId);
  if (found === undefined) assertNeverHappens('somebody who is signed in and does not exist');
  return checkPassword(deps, { found, typedName: userId, ...typed });
}
