// How somebody gets in, and what managers do about it. Never a PIN, a password or a code.
import type { Clock } from '#clock.ts';
import { companyScope, type CompanyScope } from '#database/company-scope.ts';
import type { Database } from '#database/database.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { DomainError } from '#errors/domain-error.ts';
import { listSessionsOf, type SessionOfPerson } from '#features/auth/desk/desk-session-store.ts';
import { endAllSessions } from '#features/auth/end-sessions.ts';
import { takeFactors } from '#features/auth/factors/change-factors.ts';
import { readFactors } from '#features/auth/factors/factor-store.ts';
import { unlockPin, lockedPins } from '#features/auth/unlock-pin.ts';
import { authorOf } from '#features/changes/change.ts';
import type { Seer } from '#features/people/seen-people.ts';
import { requireRight } from './person-guards.ts';
import { hasPassword, lastSignInOf } from './person-store.ts';
import { requireSeenPerson } from '#features/people/seen-person.ts';
import { findWaiting } from '#features/auth/addresses/address-change-store.ts';
import { nameOfAuthor } from '#features/auth/addresses/address-notice.ts';

export type SignInDeps = { readonly database: Database; readonly clock: Clock };

export type PersonSignIn = {
  readonly hasPin: boolean;
  /** Epoch milliseconds, as is the last sign-in. */
  readonly pinLockedUntil: number | null;
  readonly hasPassword: boolean;
  readonly hasSecondFactor: boolean;
  readonly recoveryCodesLeft: number;
  readonly lastSignInAt: number | null;
  /** Null: none. */
  readonly waitingAddress: ShownWaitingAddress | null;
};

/** @throws DomainError `employee.not_found` */
export async function readSignIn(
  scope: CompanyScope,
  seer: Seer,
  id: string,
  now: number,
): Promise<PersonSignIn> {
  const { hasPin } = await requireSeenPerson(scope, seer, id);
  const factors = await readFactors(scope, id);
  return {
    hasPin,
    pinLockedUntil: (await lockedPins(scope, now)).get(id) ?? null,
    hasPassword: await hasPassword(scope, id),
    hasSecondFactor: factors.totp || factors.passkeys > 0,
    recoveryCodesLeft: factors.recoveryCodesLeft,
    lastSignInAt: await lastSignInOf(scope, id),
    waitingAddress: await readWaitingAddress(scope, id, now),
  };
}

/** @throws DomainError `employee.not_found`, `person.owner_only` */
export async function unlockPinOf(author: Seer, id: string, deps: SignInDeps): Promise<PersonSignIn> {
  return inTransaction(deps.database, async (tx) => {
    const scope = companyScope(tx, author.companyId);
    requireRight(author, 'people.unlock', await requireSeenPerson(scope, author, id));
    const now = deps.clock();
    await unlockPin(scope, id, { by: authorOf(author), reason: null, now });
    return readSignIn(scope, author, id, now);
  });
}

/**
 * Those that are not over, the newest first.
 * @throws DomainError `employee.not_found`, `person.owner_only`
 */
export async function listSessions(
  seer: Seer,
  id: string,
  { database, clock }: SignInDeps,
): Promise<readonly SessionOfPerson[]> {
  const scope = companyScope(database.knex, seer.companyId);
  requireRight(seer, 'people.sessions', await requireSeenPerson(scope, seer, id));
  return listSessionsOf(scope, id, clock());
}

/**
 * @returns how many ended
 * @throws DomainError `employee.not_found`, `person.owner_only`
 */
export async function endSessions(
  author: Seer,
  id: string,
  { database, clock }: SignInDeps,
): Promise<number> {
  return inTransaction(database, async (tx) => {
    const scope = companyScope(tx, author.companyId);
    requireRight(author, 'people.sessions', await requireSeenPerson(scope, author, id));
    const because = author.userId === id ? 'signedOut' : 'somebody';
    return endAllSessions(scope, id, because, { by: authorOf(author), now: clock() });
  });
}

/**
 * Every factor and every session end in one step, or none.
 * @returns how many sessions ended
 * @throws DomainError `employee.not_found`, `person.own_factors`, `person.factor_missing`
 */
export async function resetFactorsOf(author: Seer, id: string, deps: SignInDeps): Promise<number> {
  if (author.userId === id) throw new DomainError('person.own_factors', { field: 'route.employeeId' });
  return inTransaction(deps.database, async (tx) => {
    const scope = companyScope(tx, author.companyId);
    await requireSeenPerson(scope, author, id);
    const ended = await takeFactors(scope, id, authorOf(author), deps.clock());
    if (ended === undefined) throw new DomainError('person.factor_missing', { field: 'route.employeeId' });
    return ended;
  });
}

/** As the page of a person shows it. */
export type ShownWaitingAddress = {
  readonly email: string;
  /** Epoch milliseconds, as is the other. */
  readonly askedAt: number;
  readonly endsAt: number;
  /** Null: the operator of the server. */
  readonly byName: string | null;
};

async function readWaitingAddress(
  scope: CompanyScope,
  id: string,
  now: number,
): Promise<ShownWaitingAddress | null> {
  const waiting = await findWaiting(scope, id, now);
  if (waiting === undefined) return null;
  const { newEmail: email, askedAt, endsAt, by } = waiting;
  return { email, askedAt, endsAt, byName: await nameOfAuthor(scope, by) };
}
