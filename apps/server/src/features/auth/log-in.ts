// E-mail and password to a session with its first tokens.
import type { Clock } from '#clock.ts';
import { companyScope } from '#database/company-scope.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { findLogin } from '#features/people/employee-store.ts';
import type { Employee } from '#features/people/employee.ts';
import { uuidv7 } from '#ids.ts';
import type { Secrets } from '#secrets.ts';
import { checkPassword, type CheckPasswordDeps } from './check-password.ts';
import { isPasswordEnough } from './factors/factor-demand.ts';
import { insertRefreshToken, insertSession } from './session-store.ts';
import { digestOf, newCompanyToken } from './token-digest.ts';
import {
  REFRESH_TOKEN_MS,
  REFRESH_TOKEN_PREFIX,
  SESSION_MS,
  tokenPair,
  type TokenPair,
} from './token-pair.ts';

export type LogInDeps = CheckPasswordDeps & { readonly clock: Clock; readonly secrets: Secrets };

/** @throws DomainError `auth.too_many_attempts`, `auth.invalid_credentials` */
export async function logIn(
  deps: LogInDeps,
  input: { readonly email: string; readonly password: string; readonly address: string },
): Promise<TokenPair> {
  const { email, password, address } = input;
  const found = await findLogin(deps.database.knex, email);
  // Anyone who has a second factor, or must have one, signs in at the desk alone: the password must not be enough anywhere.
  const alsoRight = (person: Employee) => isPasswordEnough(deps, person);
  const employee = await checkPassword(deps, { found, typedName: email, password, address, alsoRight });

  const now = deps.clock();
  const session = { id: uuidv7(), employeeId: employee.id, createdAt: now, endsAt: now + SESSION_MS };
  const refresh = {
    token: newCompanyToken(REFRESH_TOKEN_PREFIX, employee.companyId),
    expiresAt: now + REFRESH_TOKEN_MS,
  };
  await inTransaction(deps.database, async (tx) => {
    const scope = companyScope(tx, employee.companyId);
    await insertSession(scope, session);
    await insertRefreshToken(scope, {
      digest: digestOf(refresh.token),
      companyId: employee.companyId,
      sessionId: session.id,
      expiresAt: refresh.expiresAt,
      usedAt: null,
    });
  });
  return tokenPair(deps.secrets, { id: session.id, employee }, refresh, now);
}
