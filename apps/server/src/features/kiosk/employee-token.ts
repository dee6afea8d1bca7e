// What a correct PIN gives: a token for two minutes, good on the device where the PIN was typed and nowhere else.
import { randomBytes } from 'node:crypto';
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

const claims = z.object({ sub: z.guid(), companyId: z.guid(), deviceId: z.guid(), exp: z.number() });

export function signEmployeeToken(
  secrets: Secrets,
  { companyId, deviceId, employeeId }: EmployeeClaims,
  now: number,
): { readonly token: string; readonly expiresAt: number } {
  const kid = secrets.signingKid;
  const issuedAt = Math.floor(now / 1000);
  const expiresAt = issuedAt + EMPLOYEE_SESSION_SECONDS;
  const token = jwt.sign({ companyId, deviceId, iat: issuedAt, exp: expiresAt }, keyFor(secrets, kid), {
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
  const result = claims.safeParse(verified(secrets, token, now));
  if (!result.success) throw invalid();
  const { sub, companyId, deviceId } = result.data;
  return { companyId, deviceId, employeeId: sub };
}

function verified(secrets: Secrets, token: string, now: number): unknown {
  try {
    const header = jwt.decode(token, { complete: true })?.header;
    if (header?.typ !== TYPE) throw invalid();
    return jwt.verify(token, keyFor(secrets, header.kid), {
      algorithms: ['HS256'],
      issuer: ISSUER,
      audience: AUDIENCE,
      clockTimestamp: Math.floor(now / 1000),
    });
  } catch (error) {
    if (!(error instanceof jwt.TokenExpiredError)) throw invalid();
    throw new DomainError('kiosk.employee_token_expired', { field: 'header.X-Employee-Token' });
  }
}

function keyFor(secrets: Secrets, kid: string | undefined) {
  const key = kid === undefined ? undefined : secrets.tokenKey(kid, 'employee');
  if (key === undefined) throw invalid();
  return key;
}

function invalid(): DomainError {
  return new DomainError('kiosk.employee_token_invalid', { field: 'header.X-Employee-Token' });
}
