// Access tokens as a forger would make them from a genuine one, by name of the forgery.
import { createHmac, generateKeyPairSync, type KeyObject } from 'node:crypto';
import jwt from 'jsonwebtoken';
import type { Secrets } from '../src/secrets.ts';
import { testSecrets } from './test-secrets.ts';

type Subject = {
  readonly userId: string;
  readonly companyId: string;
  readonly sessionId: string;
  /** Epoch milliseconds. */
  readonly now: number;
};

type Part = Readonly<Record<string, unknown>>;

export function forgedAccessTokens(
  secrets: Secrets,
  subject: Subject,
): { readonly genuine: string; readonly forged: Readonly<Record<string, string>> } {
  const header = { alg: 'HS256', typ: 'at+jwt', kid: secrets.signingKid };
  const claims = claimsOf(subject);
  const key = keyOf(secrets, 'access');
  const genuine = signed(header, claims, key);
  return {
    genuine,
    forged: {
      ...withAnotherHeader(header, claims, key),
      ...withAnotherKey(secrets, header, claims),
      ...withOtherClaims(header, claims, key),
      ...mangled(genuine, header, claims),
    },
  };
}

function withAnotherHeader(header: Part, claims: Part, key: KeyObject): Record<string, string> {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return {
    'alg none, no signature': `${encoded({ ...header, alg: 'none' })}.${encoded(claims)}.`,
    'alg None, no signature': `${encoded({ ...header, alg: 'None' })}.${encoded(claims)}.`,
    'alg none, with a signature': signed({ ...header, alg: 'none' }, claims, key),
    'HS384 with our key': signed({ ...header, alg: 'HS384' }, claims, key, 'sha384'),
    'HS512 with our key': signed({ ...header, alg: 'HS512' }, claims, key, 'sha512'),
    'HS384 in name only': signed({ ...header, alg: 'HS384' }, claims, key),
    'RS256 with a key of their own': jwt.sign(claims, privateKey, {
      algorithm: 'RS256',
      header: { ...header, alg: 'RS256' },
    }),
    'no alg': signed({ ...header, alg: undefined }, claims, key),
    'unknown kid': signed({ ...header, kid: '019c1f2e-8a4b-7c3d-9e5f-0a1b2c3d4e5f' }, claims, key),
    'no kid': signed({ ...header, kid: undefined }, claims, key),
    'kid of the prototype': signed({ ...header, kid: '__proto__' }, claims, key),
    'kid that is no text': signed({ ...header, kid: [header['kid']] }, claims, key),
    'typ JWT': signed({ ...header, typ: 'JWT' }, claims, key),
    'typ of an employee token': signed({ ...header, typ: 'emp+jwt' }, claims, key),
    'no typ': signed({ ...header, typ: undefined }, claims, key),
  };
}

function withAnotherKey(secrets: Secrets, header: Part, claims: Part): Record<string, string> {
  const stranger = testSecrets();
  const strangersKid = { ...header, kid: stranger.signingKid };
  return {
    'the key for employee tokens': signed(header, claims, keyOf(secrets, 'employee')),
    'the key for refresh tokens': signed(header, claims, keyOf(secrets, 'refresh')),
    'the key for photo grants': signed(header, claims, keyOf(secrets, 'photo-grant')),
    'the key of another installation': signed(header, claims, keyOf(stranger, 'access')),
    'key and kid of another installation': signed(strangersKid, claims, keyOf(stranger, 'access')),
    'another key and an expiry in the far future': signed(
      header,
      { ...claims, exp: 99_999_999_999 },
      keyOf(stranger, 'access'),
    ),
    'another key and an expiry in the past': signed(header, { ...claims, exp: 1 }, keyOf(stranger, 'access')),
  };
}

function withOtherClaims(header: Part, claims: Part, key: KeyObject): Record<string, string> {
  const withClaims = (change: Part) => signed(header, { ...claims, ...change }, key);
  return {
    'another issuer': withClaims({ iss: 'stimpil1' }),
    'another audience': withClaims({ aud: 'stimpill:kiosk' }),
    'no audience': withClaims({ aud: undefined }),
    'no expiry': withClaims({ exp: undefined }),
    'an expiry that is no number': withClaims({ exp: '99999999999' }),
    'no session': withClaims({ sid: undefined }),
    'a session that does not exist': withClaims({ sid: '019c1f2e-8a4b-7c3d-9e5f-0a1b2c3d4e5f' }),
    'another company': withClaims({ companyId: '019c1f2e-8a4b-7c3d-9e5f-0a1b2c3d4e5f' }),
    'a company that is no GUID': withClaims({ companyId: "' OR 1=1" }),
    'not valid before tomorrow': withClaims({ nbf: Number(claims['iat']) + 86_400 }),
  };
}

function mangled(genuine: string, header: Part, claims: Part): Record<string, string> {
  const [head = '', body = '', signature = ''] = genuine.split('.');
  const owner = encoded({ ...claims, role: 'owner' });
  return {
    'a changed claim': `${head}.${owner}.${signature}`,
    'a changed header': `${encoded({ ...header, more: 1 })}.${body}.${signature}`,
    'a changed signature': `${head}.${body}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`,
    'a shortened signature': genuine.slice(0, -4),
    'no signature': `${head}.${body}.`,
    'two parts': `${head}.${body}`,
    'four parts': `${genuine}.${signature}`,
    'extra dots': `${head}..${body}.${signature}`,
    'an encrypted token': `${head}.${body}.${signature}.${body}.${signature}`,
    'claims that are no JSON': `${head}.bm90IEpTT04.${signature}`,
    'no token at all': 'x',
  };
}

function claimsOf({ userId, companyId, sessionId, now }: Subject): Part {
  const iat = Math.floor(now / 1000);
  return {
    iss: 'stimpill',
    aud: 'stimpill:api-v1',
    sub: userId,
    companyId,
    role: 'manager',
    sid: sessionId,
    jti: 'forged',
    iat,
    exp: iat + 900,
  };
}

function signed(header: Part, claims: Part, key: KeyObject, hash = 'sha256'): string {
  const content = `${encoded(header)}.${encoded(claims)}`;
  return `${content}.${createHmac(hash, key).update(content).digest('base64url')}`;
}

function encoded(part: Part): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}

function keyOf(secrets: Secrets, purpose: Parameters<Secrets['tokenKey']>[1]): KeyObject {
  const key = secrets.tokenKey(secrets.signingKid, purpose);
  if (key === undefined) throw new Error('The signing key is not in the ring.');
  return key;
}
