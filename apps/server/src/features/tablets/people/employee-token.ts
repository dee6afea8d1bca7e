// What a correct PIN gives: a token for two minutes, good on the device where the PIN was typed and nowhere else.
import { randomBytes, type KeyObject } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { z } from 'zod';
import { DomainError } from '#errors/domain-error.ts';
import type { Secrets } from '#secrets.ts';

export const EMPLOYEE_SESSION_SECONDS = 120;

const ISSUER = 'stimpill';
const AUDIENCE = 'stimpill:kiosk';
const TYPE = 'emp+jwt';

export type EmployeeClaims = {
  readonly companyId: string;
  readonly deviceId: string;
  readonly employeeId: string;
};

const claims = z.object({
  sub: z.guid(),
  companyId: z.guid(),
  deviceId: z.guid(),
  iat: z.number(),
  exp: z.number(),
});

/** From when to when an employee was signed in: epoch milliseconds. */
export type SessionSpan = { readonly beganAt: number; readonly endsAt: number };

export function signEmployeeToken(
  secrets: Secrets,
  { companyId, deviceId, employeeId }: EmployeeClaims,
  now: number,
): { readonly token: string; readonly expiresAt: number } {
  const kid = secrets.signingKid;
  const issuedAt = Math.floor(now / 1000);
  const expiresAt = issuedAt + EMPLOYEE_SESSION_SECONDS;
  const key = secrets.tokenKey(kid, 'employee');
  if (key === undefined) throw invalid();
  const token = jwt.sign({ companyId, deviceId, iat: issuedAt, exp: expiresAt }, key, {
    algorithm: 'HS256',
    issuer: ISSUER,
    audience: AUDIENCE,
    subject: employeeId,
    jwtid: randomBytes(16).toString('base64url'),
    header: { alg: 'HS256', typ: TYPE, kid },
  });
  return { token, expiresAt: expiresAt * 1000 };
}

/** @throws DomainError `kiosk.employee_token_invalid`, `kiosk.employee_token_expired` */
export function verifyEmployeeToken(secrets: Secrets, token: string, now: number): EmployeeClaims {
  const keyOf = (kid: string) => secrets.tokenKey(kid, 'employee');
  const result = claims.safeParse(verified(token, keyOf, { clockTimestamp: Math.floor(now / 1000) }));
  if (!result.success) throw invalid();
  const { sub, companyId, deviceId } = result.data;
  return { companyId, deviceId, employeeId: sub };
}

/**
 * The session that a token was given for, also when the session has ended or the signing key was replaced: a punch that was made in
 * the session may arrive later.
 * @returns undefined for a token that we did not give
 */
export function readEmployeeSession(
  secrets: Secrets,
  token: string,
): (EmployeeClaims & SessionSpan) | undefined {
  try {
    const keyOf = (kid: string) => secrets.tokenKeyAt(kid, 'employee', issuedAtOf(token));
    const result = claims.safeParse(verified(token, keyOf, { ignoreExpiration: true }));
    if (!result.success) return undefined;
    const { sub, companyId, deviceId, iat, exp } = result.data;
    return { companyId, deviceId, employeeId: sub, beganAt: iat * 1000, endsAt: exp * 1000 };
  } catch (failure) {
    if (failure instanceof DomainError) return undefined;
    throw failure;
  }
}

/** When the token says it was issued; its signature is checked afterwards. Infinity where it does not say: no old key then fits. */
function issuedAtOf(token: string): number {
  const { success, data } = z.object({ iat: z.number() }).safeParse(jwt.decode(token));
  return success ? data.iat * 1000 : Infinity;
}

type When = { readonly clockTimestamp: number } | { readonly ignoreExpiration: true };

function verified(token: string, keyOf: (kid: string) => KeyObject | undefined, when: When): unknown {
  try {
    const header = jwt.decode(token, { complete: true })?.header;
    const key = header?.kid === undefined ? undefined : keyOf(header.kid);
    if (header?.typ !== TYPE || key === undefined) throw invalid();
    return jwt.verify(token, key, {
      algorithms: ['HS256'],
      issuer: ISSUER,
      audience: AUDIENCE,
      ...when,
    });
  } catch (error) {
    if (!(error instanceof jwt.TokenExpiredError)) throw invalid();
    throw new DomainError('kiosk.employee_token_expired', { field: 'header.X-Employee-Token' });
  }
}

function invalid(): DomainError {
  return new DomainError('kiosk.employee_token_invalid', { field: 'header.X-Employee-Token' });
}
