import type { Clock } from '#clock.ts';
import { companyScope } from '#database/company-scope.ts';
import type { Database } from '#database/database.ts';
import { DomainError } from '#errors/domain-error.ts';
import { revokeSessions } from '../session-end-store.ts';
import { findSession } from '../session-store.ts';

/**
 * Somebody ends one of their own sessions, this one or another.
 * @returns how many ended by it: 1
 * @throws DomainError `session.not_found` where it is nobody's, somebody else's, or over
 */
export async function endOwnSession(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  {
    companyId,
    userId,
    sessionId,
  }: { readonly companyId: string; readonly userId: string; readonly sessionId: string },
): Promise<number> {
  const scope = companyScope(database.knex, companyId);
  const session = await findSession(scope, sessionId);
  const isOwn = session?.employeeId === userId;
  const ended = isOwn ? await revokeSessions(scope, { id: sessionId }, 'signedOut', clock()) : 0;
  if (ended === 0) throw new DomainError('session.not_found', { field: 'route.sessionId' });
  return ended;
}
