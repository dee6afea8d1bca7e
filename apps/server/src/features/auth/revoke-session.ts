// Ends sessions of the caller at once: the one of this token, the one of a refresh token, or all.
import type { Clock } from '#clock.ts';
import { companyScope } from '#database/company-scope.ts';
import type { Database } from '#database/database.ts';
import { revokeSessions } from './session-end-store.ts';
import { findRefreshToken, findSession } from './session-store.ts';
import { placeOf } from './token-digest.ts';

export type RevokeInput = {
  readonly companyId: string;
  readonly userId: string;
  readonly sessionId: string;
  readonly refreshToken: string | undefined;
  readonly allSessions: boolean;
};

/** @returns how many sessions ended; 0 for a refresh token that is unknown or another user's */
export async function revokeSession(
  deps: { readonly database: Database; readonly clock: Clock },
  input: RevokeInput,
): Promise<number> {
  const scope = companyScope(deps.database.knex, input.companyId);
  const now = deps.clock();
  if (input.allSessions) return revokeSessions(scope, { employeeId: input.userId }, 'signedOut', now);
  if (input.refreshToken === undefined)
    return revokeSessions(scope, { id: input.sessionId }, 'signedOut', now);

  const token = await findRefreshToken(deps.database.knex, placeOf(input.refreshToken));
  if (token?.companyId !== input.companyId) return 0;
  const session = await findSession(scope, token.sessionId);
  return session?.employeeId === input.userId
    ? revokeSessions(scope, { id: session.id }, 'signedOut', now)
    : 0;
}
