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
