// A refresh token works once. Answers get lost, so for a short while the same token gives the same successor; after that, a
// used token that comes back was copied, and the whole session ends.
import type { Clock } from '#clock.ts';
import { companyScope, type CompanyScope } from '#database/company-scope.ts';
import type { Database } from '#database/database.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { DomainError, assertNeverHappens } from '#errors/domain-error.ts';
import { isEmployedNow, mayComeFrom } from './check-password.ts';
import { findEmployee } from '#features/people/employee-store.ts';
import type { Employee } from '#features/people/employee.ts';
import type { Secrets } from '#secrets.ts';
import { lacksDemandedFactor } from './factors/factor-demand.ts';
import { noteEnd, revokeSessions } from './session-end-store.ts';
import {
  findRefreshToken,
  findSession,
  insertRefreshToken,
  lockSession,
  markRefreshTokenUsed,
  type RefreshToken,
  type Session,
} from './session-store.ts';
import { digestOf, placeOf, type TokenPlace } from './token-digest.ts';
import { REFRESH_TOKEN_MS, successorsOf, tokenPair, type TokenPair } from './token-pair.ts';

export const GRACE_MS = 30_000;

export type RefreshDeps = { readonly database: Database; readonly clock: Clock; readonly secrets: Secrets };

type Outcome =
  | {
      readonly kind: 'rotated';
      readonly session: Session;
      readonly successorDigest: string;
      readonly expiresAt: number;
    }
  | {
      readonly kind: 'refused';
      readonly code: 'auth.token_expired' | 'auth.session_revoked' | 'auth.token_invalid';
    };

/** @throws DomainError `auth.token_invalid`, `auth.token_expired`, `auth.session_revoked` */
export async function refreshTokens(
  deps: RefreshDeps,
  { refreshToken, address }: { readonly refreshToken: string; readonly address: string },
): Promise<TokenPair> {
  const { database, clock, secrets } = deps;
  const now = clock();
  const token = await findRefreshToken(database.knex, placeOf(refreshToken));
  if (token === undefined || !(await mayUse(deps, token, address)))
    throw new DomainError('auth.token_invalid', { field: 'refreshToken' });

  const successors = new Map(
    successorsOf(secrets, refreshToken, token.companyId).map((each) => [digestOf(each), each]),
  );
  // A refusal may end the session, and that must be committed. So the error is thrown after the transaction.
  const outcome = await inTransaction(database, (tx) =>
    rotate(companyScope(tx, token.companyId), token.digest, [...successors.keys()], now),
  );
  if (outcome.kind === 'refused') throw new DomainError(outcome.code, { field: 'refreshToken' });

  const employee = await employeeOf(deps, outcome.session);
  return tokenPair(
    secrets,
    { id: outcome.session.id, employee },
    {
      token: successors.get(outcome.successorDigest) ?? assertNeverHappens('a successor under no key'),
      expiresAt: outcome.expiresAt,
    },
    now,
  );
}

async function rotate(
  scope: CompanyScope,
  digest: string,
  successorDigests: readonly string[],
  now: number,
): Promise<Outcome> {
  const place = placeIn(scope, digest);
  const found = await findRefreshToken(scope.db, place);
  const session = found && (await lockSession(scope, found.sessionId));
  // Read again under the lock: of two uses at the same moment, the second must see what the first has changed.
  const token = session && (await findRefreshToken(scope.db, place));
  if (session === undefined || token === undefined) return { kind: 'refused', code: 'auth.token_invalid' };
  if (session.endsAt <= now || token.expiresAt <= now) {
    // One that was used has a successor, which may be good.
    if (session.endsAt <= now || token.usedAt === null) await noteEnd(scope, session.id, 'time', now);
    return { kind: 'refused', code: 'auth.token_expired' };
  }
  if (session.isRevoked) return { kind: 'refused', code: 'auth.session_revoked' };
  if (token.usedAt !== null) return useAgain(scope, token, token.usedAt, session, successorDigests, now);

  const [successorDigest] = successorDigests;
  if (successorDigest === undefined) assertNeverHappens('a ring without a key that signs');
  const expiresAt = Math.min(now + REFRESH_TOKEN_MS, session.endsAt);
  await markRefreshTokenUsed(scope, token.digest, now);
  await insertRefreshToken(scope, { ...token, digest: successorDigest, expiresAt, usedAt: null });
  return { kind: 'rotated', session, successorDigest, expiresAt };
}

function placeIn({ companyId }: CompanyScope, digest: string): TokenPlace {
  return { ofCompany: { company_id: companyId }, digest };
}

async function useAgain(
  scope: CompanyScope,
  token: RefreshToken,
  usedAt: number,
  session: Session,
  successorDigests: readonly string[],
  now: number,
): Promise<Outcome> {
  for (const successorDigest of now - usedAt <= GRACE_MS ? successorDigests : []) {
    const successor = await findRefreshToken(scope.db, placeIn(scope, successorDigest));
    if (successor === undefined) continue;
    return { kind: 'rotated', session, successorDigest, expiresAt: successor.expiresAt };
  }
  await revokeSessions(scope, { id: token.sessionId }, 'somebody', now);
  return { kind: 'refused', code: 'auth.session_revoked' };
}

/** A token that was copied to another address must not even use up the one of the right address. */
async function mayUse({ database }: RefreshDeps, token: RefreshToken, address: string): Promise<boolean> {
  const scope = companyScope(database.knex, token.companyId);
  const session = await findSession(scope, token.sessionId);
  const employee = session && (await findEmployee(scope, session.employeeId));
  return employee === undefined || mayComeFrom(employee, address);
}

/** Somebody who may no longer log in must not stay logged in. */
async function employeeOf(deps: RefreshDeps, session: Session): Promise<Employee> {
  const employee = await findEmployee(
    companyScope(deps.database.knex, session.companyId),
    session.employeeId,
  );
  const mayStay =
    employee !== undefined &&
    (await isEmployedNow(deps, employee)) &&
    !(await lacksDemandedFactor(deps, employee));
  if (mayStay) return employee;
  await noteEnd(companyScope(deps.database.knex, session.companyId), session.id, 'record', deps.clock());
  throw new DomainError('auth.session_revoked');
}
