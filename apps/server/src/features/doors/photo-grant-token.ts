// A short-lived permission to upload the photo of one punch, given where the company requires photos.
import { randomUUID } from 'node:crypto';
import jwt from 'jsonwebtoken';
import type { Secrets } from '#secrets.ts';

const PHOTO_GRANT_MS = 10 * 60_000;
const TYPE = 'photo+jwt';

export type PhotoGrant = { readonly token: string; readonly expiresAt: number };

export function signPhotoGrantToken(
  secrets: Secrets,
  { companyId, punchId }: { readonly companyId: string; readonly punchId: string },
  now: number,
): PhotoGrant {
  const kid = secrets.signingKid;
  const key = secrets.tokenKey(kid, 'photo-grant');
  if (key === undefined) throw new Error('The signing key is not in the ring.');
  const issuedAt = Math.floor(now / 1000);
  const expiresAt = issuedAt + PHOTO_GRANT_MS / 1000;
  const token = jwt.sign({ companyId, iat: issuedAt, exp: expiresAt }, key, {
    algorithm: 'HS256',
    issuer: 'stimpill',
    audience: 'stimpill:photos',
    subject: punchId,
    jwtid: randomUUID(),
    header: { alg: 'HS256', typ: TYPE, kid },
  });
  return { token, expiresAt: expiresAt * 1000 };
}

/** @returns what the grant permits, or undefined for one that is not ours or too old */
export function readPhotoGrantToken(
  secrets: Secrets,
  token: string,
  now: number,
): { readonly companyId: string; readonly punchId: string } | undefined {
  try {
    const header = jwt.decode(token, { complete: true })?.header;
    const key = header?.kid === undefined ? undefined : secrets.tokenKey(header.kid, 'photo-grant');
    if (header?.typ !== TYPE || key === undefined) return undefined;
    const claims = jwt.verify(token, key, {
      algorithms: ['HS256'],
      issuer: 'stimpill',
      audience: 'stimpill:photos',
      clockTimestamp: Math.floor(now / 1000),
    });
    const { companyId, sub } = claims as { companyId?: unknown; sub?: unknown };
    return typeof companyId === 'string' && typeof sub === 'string' ? { companyId, punchId: sub } : undefined;
  } catch {
    return undefined;
  }
}
