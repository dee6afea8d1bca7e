// The two tokens of a session and their lives.
import { createHmac } from 'node:crypto';
import type { Employee } from '#features/people/employee.ts';
import type { Secrets } from '#secrets.ts';
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
 * The one successor of a refresh token. It is derived, so that the same token can be answered with the same successor when
 * the first answer was lost, although neither is stored.
 */
export function successorOf(secrets: Secrets, refreshToken: string): string {
  const key = secrets.tokenKey(secrets.signingKid, 'refresh');
  if (key === undefined) throw new Error('The signing key is not in the ring.');
  return `${REFRESH_TOKEN_PREFIX}_${createHmac('sha256', key).update(refreshToken).digest('base64url')}`;
}
