// The JWT of a user session: what it says, and when it is accepted.
import { randomBytes, type KeyObject } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { LRUCache } from 'lru-cache';
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

type Verified = {
  readonly claims: AccessClaims;
  readonly kid: string;
  readonly key: KeyObject;
  /** Epoch milliseconds. */
  readonly endsAt: number;
};

/**
 * What a key has signed it has signed for ever, so a token is checked against its key once. Whether the key is still in the ring, and
 * whether the token has ended, is asked each time.
 */
const verifiedTokens = new LRUCache<string, Verified>({ max: 10_000 });

/** @throws DomainError `auth.token_invalid`, `auth.token_expired` */
export function verifyAccessToken(secrets: Secrets, token: string, now: number): AccessClaims {
  const known = verifiedTokens.get(token);
  if (known !== undefined && now < known.endsAt && secrets.tokenKey(known.kid, 'access') === known.key)
    return known.claims;
  const verified = verify(secrets, token, now);
  verifiedTokens.set(token, verified);
  return verified.claims;
}

function verify(secrets: Secrets, token: string, now: number): Verified {
  const kid = keyIdOf(token);
  const key = keyFor(secrets, kid);
  const { sub, companyId, role, sid, exp } = parseClaims(payloadOf(token, key, now));
  return { claims: { userId: sub, companyId, role, sessionId: sid }, kid, key, endsAt: exp * 1000 };
}

function keyIdOf(token: string): string {
  const header = decoded(token)?.header;
  if (header?.typ !== TYPE || header.kid === undefined) throw new DomainError('auth.token_invalid');
  return header.kid;
}

function decoded(token: string): jwt.Jwt | null {
  try {
    return jwt.decode(token, { complete: true });
  } catch {
    return null;
  }
}

function keyFor(secrets: Secrets, kid: string): KeyObject {
  const key = secrets.tokenKey(kid, 'access');
  if (key === undefined) throw new DomainError('auth.token_invalid');
  return key;
}

function payloadOf(token: string, key: KeyObject, now: number): unknown {
  try {
    return jwt.verify(token, key, {
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

function parseClaims(payload: unknown) {
  const result = claims.safeParse(payload);
  if (!result.success) throw new DomainError('auth.token_invalid');
  return result.data;
}
