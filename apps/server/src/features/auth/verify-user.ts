// From an access token to the user behind it, as they are now: a revoked session, a changed role and a deactivation count at
// once, not only when the token ends.
import type { Clock } from '#clock.ts';
import { companyScope } from '#database/company-scope.ts';
import type { Database } from '#database/database.ts';
import { DomainError } from '#errors/domain-error.ts';
import { departmentsNow } from '#features/people/departments-now.ts';
import { findEmployee } from '#features/people/employee-store.ts';
import { isServiceAccount } from '#features/people/employee.ts';
import type { UserCaller } from '#http/caller.ts';
import type { Secrets } from '#secrets.ts';
import { verifyAccessToken } from './access-token.ts';
import { isEmployedNow, mayComeFrom } from './check-password.ts';
import { noteUse } from './desk/desk-session-store.ts';
import { NOTED_EVERY_MS } from './desk/desk-session.ts';
import { lacksDemandedFactor } from './factors/factor-demand.ts';
import { findSession } from './session-store.ts';

export type VerifyUserDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly secrets: Secrets;
};

/**
 * @param address from where the token came; that of another system counts only from its addresses
 * @throws DomainError `auth.token_invalid`, `auth.token_expired`, `auth.session_revoked`
 */
export async function verifyUser(
  deps: VerifyUserDeps,
  accessToken: string,
  address: string,
): Promise<UserCaller> {
  const now = deps.clock();
  const claims = verifyAccessToken(deps.secrets, accessToken, now);
  const scope = companyScope(deps.database.knex, claims.companyId);
  const session = await findSession(scope, claims.sessionId);
  if (session?.employeeId !== claims.userId) throw new DomainError('auth.token_invalid');
  if (session.isRevoked || session.endsAt <= now) throw new DomainError('auth.session_revoked');
  const employee = await findEmployee(scope, claims.userId);
  if (employee === undefined || !(await isEmployedNow(deps, employee)))
    throw new DomainError('auth.session_revoked');
  if (!mayComeFrom(employee, address)) throw new DomainError('auth.token_invalid');
  // The day has come: what the password alone had opened is over.
  if (await lacksDemandedFactor(deps, employee)) throw new DomainError('auth.session_revoked');
  if (isServiceAccount(employee) && now - (session.usedAt ?? 0) >= NOTED_EVERY_MS)
    await noteUse(scope, session.id, now);
  return {
    kind: 'user',
    userId: employee.id,
    companyId: employee.companyId,
    role: employee.role,
    departmentIds: await departmentsNow(scope, employee, now),
    sessionId: session.id,
    via: 'token',
    isService: isServiceAccount(employee),
    isConfirmed: false,
    lacksFactor: false,
  };
}
