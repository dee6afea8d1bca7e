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
 * the first answer was lost, although neither is stored. Under each key that is good, the one that signs first: a rotation
 * of the keys may come between two uses.
 */
export function successorsOf(secrets: Secrets, refreshToken: string): readonly string[] {
  return secrets
    .tokenKeys('refresh')
    .map(
      (key) =>
        `${REFRESH_TOKEN_PREFIX}_${createHmac('sha256', key).update(refreshToken).digest('base64url')}`,
    );
}
