// The JWT of a user session: what it says, and when it is accepted.
import { randomBytes } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { DomainError } from '#errors/domain-error.ts';
import type { Secrets } from '#secrets.ts';
import { z } from 'zod';

export const ACCESS_TOKEN_MS = 15 * 60_000;

const ISSUER = 'stimpill';
const AUDIENCE = 'stimpill:api-v1';
const TYPE = 'at+jwt';

export type AccessClaims = {
  readonly userId: string;
  readonly companyId: string;
  readonly role: string;
  readonly sessionId: string;
};

const claims = z.object({
  sub: z.guid(),
  companyId: z.guid(),
  role: z.string(),
  sid: z.guid(),
  exp: z.number(),
});

export function signAccessToken(
  secrets: Secrets,
  { userId, companyId, role, sessionId }: AccessClaims,
  now: number,
): string {
  const kid = secrets.signingKid;
  const issuedAt = Math.floor(now / 1000);
  const payload = { companyId, role, sid: sessionId, iat: issuedAt, exp: issuedAt + ACCESS_TOKEN_MS / 1000 };
  return jwt.sign(payload, keyFor(secrets, kid), {
    algorithm: 'HS256',
    issuer: ISSUER,
    audience: AUDIENCE,
    subject: userId,
    jwtid: randomBytes(16).toString('base64url'),
    header: { alg: 'HS256', typ: TYPE, kid },
  });
}

/** When a token signed now stops working: whole seconds, as the token says it. */
export function accessTokenExpiresAt(now: number): number {
  return Math.floor(now / 1000) * 1000 + ACCESS_TOKEN_MS;
}

/** @throws DomainError `auth.token_invalid`, `auth.token_expired` */
export function verifyAccessToken(secrets: Secrets, token: string, now: number): AccessClaims {
  const { sub, companyId, role, sid } = parseClaims(verified(secrets, token, now));
  return { userId: sub, companyId, role, sessionId: sid };
}

function verified(secrets: Secrets, token: string, now: number): unknown {
  try {
    const header = jwt.decode(token, { complete: true })?.header;
    if (header?.typ !== TYPE) throw new DomainError('auth.token_invalid');
    return jwt.verify(token, keyFor(secrets, header.kid), {
      algorithms: ['HS256'],
      issuer: ISSUER,
      audience: AUDIENCE,
      clockTimestamp: Math.floor(now / 1000),
    });
  } catch (error) {
    throw error instanceof jwt.TokenExpiredError
      ? new DomainError('auth.token_expired')
      : new DomainError('auth.token_invalid');
  }
}

function keyFor(secrets: Secrets, kid: string | undefined) {
  const key = kid === undefined ? undefined : secrets.tokenKey(kid, 'access');
  if (key === undefined) throw new DomainError('auth.token_invalid');
  return key;
}

function parseClaims(payload: unknown) {
  const result = claims.safeParse(payload);
  if (!result.success) throw new DomainError('auth.token_invalid');
  return result.data;
}
