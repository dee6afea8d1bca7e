// E-mail and password to a session at the desk.
import { companyScope } from '#database/company-scope.ts';
import { DomainError } from '#errors/domain-error.ts';
import { findLogin } from '#features/people/employee-store.ts';
import { isServiceAccount, type Employee } from '#features/people/employee.ts';
import { uuidv7 } from '#ids.ts';
import type { Secrets } from '#secrets.ts';
import { noteTold } from '../addresses/address-change-store.ts';
import { checkPassword, type CheckPasswordDeps } from '../check-password.ts';
import { isSecondFactorRight, type SecondFactor } from '../factors/check-second-factor.ts';
import { digestOf, newCompanyToken } from '../token-digest.ts';
import { insertDeskSession } from './desk-session-store.ts';
import { DESK_SESSION_MS, type DeskSession, type Opening } from './desk-session.ts';

const TOKEN_PREFIX = 'sds';

export type SignIn = {
  readonly email: string;
  readonly password: string;
  readonly address: string;
  /** What the browser calls itself. */
  readonly program: string | null;
  readonly secondFactor: SecondFactor;
  readonly mayUseDesk: (person: Employee) => boolean;
};

/** Somebody who is signed in, and the token of the cookie. */
export type SignedIn = {
  readonly employee: Employee;
  readonly session: DeskSession;
  readonly token: string;
};

/** @throws DomainError `auth.too_many_attempts`, `auth.invalid_credentials`, `auth.factor_needed`, `auth.role_not_allowed` */
export async function signInAtDesk(
  deps: CheckPasswordDeps & { readonly secrets: Secrets },
  { email, password, address, program, secondFactor, mayUseDesk }: SignIn,
): Promise<SignedIn> {
  const found = await findLogin(deps.database.knex, email);
  const alsoRight = async (person: Employee) =>
    !isServiceAccount(person) && (await isSecondFactorRight(deps, person, secondFactor, deps.clock()));
  const employee = await checkPassword(deps, { found, typedName: email, password, address, alsoRight });
  if (!mayUseDesk(employee)) throw new DomainError('auth.role_not_allowed');
  return openDeskSession(deps, employee, { program, passkeyId: null });
}

/** Anyone who comes here has shown who they are. */
export async function openDeskSession(
  deps: Pick<CheckPasswordDeps, 'database' | 'clock'>,
  employee: Employee,
  opening: Opening,
): Promise<SignedIn> {
  const now = deps.clock();
  const token = newCompanyToken(TOKEN_PREFIX, employee.companyId);
  const { companyId, id: employeeId } = employee;
  const session = {
    id: uuidv7(),
    ...{ companyId, employeeId },
    usedAt: now,
    confirmedAt: now,
    endsAt: opening.endsAt ?? now + DESK_SESSION_MS,
    isRevoked: false,
    endedBecause: null,
    passkeyId: opening.passkeyId,
  };
  const scope = companyScope(deps.database.knex, companyId);
  await insertDeskSession(scope, session, { digest: digestOf(token), program: opening.program });
  await noteTold(scope, employeeId, session.id);
  return { employee, session, token };
}
