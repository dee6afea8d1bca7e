// From an access token to the user behind it, as they are now: a revoked session, a changed role and a deactivation count at
// once, not only when the token ends.
import { localDateOf } from '@stimpill/time';
import type { Clock } from '#clock.ts';
import { companyScope } from '#database/company-scope.ts';
import type { Database } from '#database/database.ts';
import { DomainError } from '#errors/domain-error.ts';
import { departmentsNow } from '#features/people/departments-now.ts';
import { isEmployed, isServiceAccount } from '#features/people/employee.ts';
import type { UserCaller } from '#http/caller.ts';
import type { Secrets } from '#secrets.ts';
import { verifyAccessToken } from './access-token.ts';
import { mayComeFrom } from './check-password.ts';
import { noteUse } from './desk/desk-session-store.ts';
import { NOTED_EVERY_MS } from './desk/desk-session.ts';
import { lacksFactorOn } from './factors/factor-demand.ts';
import { noteEnd } from './session-end-store.ts';
import { findSignedIn } from './signed-in-store.ts';

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
  const found = await findSignedIn(scope, claims.sessionId);
  if (found?.person.id !== claims.userId) throw new DomainError('auth.token_invalid');
  const { session, person, company } = found;
  if (session.isRevoked) throw new DomainError('auth.session_revoked');
  const today = localDateOf(now, company.timeZone);
  const isOver = session.endsAt <= now || !isEmployed(person, today);
  if (!isOver && !mayComeFrom(person, address)) throw new DomainError('auth.token_invalid');
  // The day has come: what the password alone had opened is over.
  if (isOver || (await lacksFactorOn(scope, found, today))) {
    const because = session.endsAt <= now ? 'time' : isOver ? 'record' : 'factor';
    await noteEnd(scope, session.id, because, now);
    throw new DomainError('auth.session_revoked');
  }
  if (isServiceAccount(person) && now - (session.usedAt ?? 0) >= NOTED_EVERY_MS)
    await noteUse(scope, session.id, now);
  return {
    kind: 'user',
    userId: person.id,
    companyId: person.companyId,
    role: person.role,
    departmentIds: await departmentsNow(scope, person, now),
    sessionId: session.id,
    via: 'token',
    isService: isServiceAccount(person),
    isConfirmed: false,
    lacksFactor: false,
  };
}
