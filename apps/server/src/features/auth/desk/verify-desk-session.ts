// From the cookie of the desk to the user behind it, as they are now: a session that was ended, a changed role and a deactivation
// count at once.
import { localDateOf } from '@stimpill/time';
import type { Clock } from '#clock.ts';
import { companyScope } from '#database/company-scope.ts';
import type { Database } from '#database/database.ts';
import { DomainError } from '#errors/domain-error.ts';
import { departmentsNow } from '#features/people/departments-now.ts';
import { isEmployed } from '#features/people/employee.ts';
import type { UserCaller } from '#http/caller.ts';
import { lacksFactorOn } from '../factors/factor-demand.ts';
import { noteEnd } from '../session-end-store.ts';
import { findWhoIsIn } from '../signed-in-store.ts';
import { placeOf } from '../token-digest.ts';
import { findDeskSession, noteUse } from './desk-session-store.ts';
import { endByClock, isConfirmed, NOTED_EVERY_MS, type SessionEnd } from './desk-session.ts';

export type VerifyDeskDeps = { readonly database: Database; readonly clock: Clock };

/**
 * @param isUnasked a page that asks by itself does not keep the session
 * @throws DomainError `auth.session_revoked`, with why it ended; also for a cookie that we never gave
 */
export async function verifyDeskSession(
  deps: VerifyDeskDeps,
  token: string,
  isUnasked: boolean,
): Promise<UserCaller> {
  const { database, clock } = deps;
  const now = clock();
  const session = await findDeskSession(database.knex, placeOf(token));
  if (session === undefined) throw new DomainError('auth.session_revoked');
  if (session.isRevoked) throw ended(session.endedBecause);
  const scope = companyScope(database.knex, session.companyId);
  const found = await findWhoIsIn(scope, session.employeeId);
  const today = localDateOf(now, found?.company.timeZone ?? 'UTC');
  const because = found && isEmployed(found.person, today) ? endByClock(session, now) : ('record' as const);
  if (found === undefined || because !== undefined) {
    await noteEnd(scope, session.id, because ?? 'record', now);
    throw ended(because ?? 'record');
  }
  const { person } = found;
  if (!isUnasked && now - session.usedAt >= NOTED_EVERY_MS) await noteUse(scope, session.id, now);
  return {
    kind: 'user',
    userId: person.id,
    companyId: person.companyId,
    role: person.role,
    departmentIds: await departmentsNow(scope, person, now),
    sessionId: session.id,
    via: 'desk',
    isService: false,
    isConfirmed: isConfirmed(session, now),
    lacksFactor: await lacksFactorOn(scope, found, today),
  };
}

function ended(because: SessionEnd | null): DomainError {
  return new DomainError('auth.session_revoked', because === null ? {} : { sessionEnd: because });
}
