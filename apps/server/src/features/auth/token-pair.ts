// The two tokens of a session and their lives.
import { createHmac } from 'node:crypto';
import type { Employee } from '#features/people/employee.ts';
import type { Secrets } from '#secrets.ts';
import { companyToken, placeOf } from './token-digest.ts';
import { accessTokenExpiresAt, signAccessToken } from './access-token.ts';

const DAY_MS = 86_400_000;

/** A refresh token lives so long from each use … */
export const REFRESH_TOKEN_MS = 30 * DAY_MS;
/** … and a session so long from its login. */
export const SESSION_MS = 90 * DAY_MS;

export const REFRESH_TOKEN_PREFIX = 'srt';

export type TokenPair = {
  readonly accessToken: string;
  readonly accessTokenExpiresAt: number;
  readonly refreshToken: string;
  readonly refreshTokenExpiresAt: number;
};

export function tokenPair(
  secrets: Secrets,
  session: { readonly id: string; readonly employee: Employee },
  refresh: { readonly token: string; readonly expiresAt: number },
  now: number,
): TokenPair {
  const { id, companyId, role } = session.employee;
  return {
    accessToken: signAccessToken(secrets, { userId: id, companyId, role, sessionId: session.id }, now),
    accessTokenExpiresAt: accessTokenExpiresAt(now),
    refreshToken: refresh.token,
    refreshTokenExpiresAt: refresh.expiresAt,
  };
}

/**
 * The one successor of a refresh token, under each valid key, the signing key first: the keys may be rotated between two uses.
 * It is derived from the token, so that the same token gives the same successor when the first answer was lost, although neither
 * is stored.
 */
export function successorsOf(secrets: Secrets, refreshToken: string, companyId: string): readonly string[] {
  const derived = secrets
    .tokenKeys('refresh')
    .map((key) => createHmac('sha256', key).update(refreshToken).digest());
  const named = derived.map((secret) => companyToken(REFRESH_TOKEN_PREFIX, companyId, secret));
  if ('company_id' in placeOf(refreshToken).ofCompany) return named;
  // The successor of an older token may have been made just before the server was renewed.
  return [...named, ...derived.map((secret) => `${REFRESH_TOKEN_PREFIX}_${secret.toString('base64url')}`)];
}
