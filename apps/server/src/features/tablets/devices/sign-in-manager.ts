// A manager without the code of a tablet shows by their password who they are. No session is made of it.
import { DomainError } from '#errors/domain-error.ts';
import { checkPassword, type CheckPasswordDeps } from '#features/auth/check-password.ts';
import { isPasswordEnough } from '#features/auth/factors/factor-demand.ts';
import { findLogin } from '#features/people/employee-store.ts';
import { requireRightToTablets } from './require-right-to-tablets.ts';

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
