// A passkey alone to a session at the desk.
import { companyScope } from '#database/company-scope.ts';
import { DomainError } from '#errors/domain-error.ts';
import { findEmployee } from '#features/people/employee-store.ts';
import { isServiceAccount, type Employee } from '#features/people/employee.ts';
import { isEmployedNow } from '../check-password.ts';
import { openDeskSession, type SignedIn } from '../desk/sign-in-at-desk.ts';
import type { FactorDeps } from '../factors/change-factors.ts';
import { checkPasskey, type SignedChallenge } from './check-passkey.ts';
import type { RelyingParty } from './relying-party.ts';
import type { Database } from '#database/database.ts';
import { placeOf } from '../token-digest.ts';
import { findDeskSession } from '../desk/desk-session-store.ts';
import { endByClock } from '../desk/desk-session.ts';

export type PasskeySignIn = {
  readonly signed: SignedChallenge;
  readonly party: RelyingParty;
  /** What the browser calls itself. */
  readonly program: string | null;
  /** The cookie that came with it, perhaps of a session that nobody has used for a while. */
  readonly cookie: string | undefined;
  readonly mayUseDesk: (person: Employee) => boolean;
};

/** @throws DomainError `auth.passkey_wrong`, also for somebody who has left; `auth.role_not_allowed` */
export async function signInWithPasskey(
  deps: Pick<FactorDeps, 'database' | 'clock'>,
  { signed, party, program, cookie, mayUseDesk }: PasskeySignIn,
): Promise<SignedIn> {
  const { companyId, employeeId, id } = await checkPasskey(deps, signed, { purpose: 'signIn' }, party);
  const employee = await findEmployee(companyScope(deps.database.knex, companyId), employeeId);
  if (employee === undefined || isServiceAccount(employee) || !(await isEmployedNow(deps, employee)))
    throw new DomainError('auth.passkey_wrong');
  if (!mayUseDesk(employee)) throw new DomainError('auth.role_not_allowed');
  const endsAt = await endOfIdleSession(deps.database, employee, cookie, deps.clock());
  return openDeskSession(deps, employee, { program, passkeyId: id, endsAt });
}

/**
 * A session that began with a passkey and that nobody used for a while comes back with a passkey of the same person, and keeps its end.
 * @param token of the cookie with which the passkey came
 * @returns when it ends, epoch milliseconds; undefined where there is none to go on with
 */
async function endOfIdleSession(
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
