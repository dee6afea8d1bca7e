import type { Database } from '#database/database.ts';
import type { Employee } from '#features/people/employee.ts';
import { placeOf } from '../token-digest.ts';
import { findDeskSession } from './desk-session-store.ts';
import { endByClock } from './desk-session.ts';

/**
 * A session that began with a passkey and that nobody used for a while comes back with a passkey of the same person, and keeps its end.
 * @param token of the cookie with which the passkey came
 * @returns when it ends, epoch milliseconds; undefined where there is none to go on with
 */
export async function endOfIdleSession(
  { knex }: Database,
  { companyId, id }: Pick<Employee, 'companyId' | 'id'>,
  token: string | undefined,
  now: number,
): Promise<number | undefined> {
  const session = token === undefined ? undefined : await findDeskSession(knex, placeOf(token));
  if (session === undefined || session.passkeyId === null) return undefined;
  if (session.companyId !== companyId || session.employeeId !== id || session.endsAt <= now) return undefined;
  const because = session.isRevoked ? session.endedBecause : endByClock(session, now);
  return because === 'idle' ? session.endsAt : undefined;
}
