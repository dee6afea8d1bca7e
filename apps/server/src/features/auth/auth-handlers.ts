import type { TokenPair as PublicTokenPair } from '@stimpill/api-types';
import type { V1Handlers } from '#http/mount-api.ts';
import { toInstant } from '#to-instant.ts';
import { logIn, type LogInDeps } from './log-in.ts';
import { refreshTokens } from './refresh-tokens.ts';
import { revokeSession } from './revoke-session.ts';
import type { TokenPair } from './token-pair.ts';

export function authHandlers(deps: LogInDeps) {
  return {
    login: async ({ body, clientAddress }) => {
      return toPublicTokenPair(await logIn(deps, { ...body, address: clientAddress }));
    },
    refreshTokens: async ({ body: { refreshToken }, clientAddress: address }) =>
      toPublicTokenPair(await refreshTokens(deps, { refreshToken, address })),
    revokeSession: async ({ body, caller }) => ({
      revokedSessions: await revokeSession(deps, {
        companyId: caller.companyId,
        userId: caller.userId,
        sessionId: caller.sessionId,
        refreshToken: body.refreshToken ?? undefined,
        allSessions: body.allSessions ?? false,
      }),
    }),
  } satisfies V1Handlers;
}

function toPublicTokenPair(pair: TokenPair): PublicTokenPair {
  return {
    accessToken: pair.accessToken,
    refreshToken: pair.refreshToken,
    accessTokenExpiresAtUtc: toInstant(pair.accessTokenExpiresAt),
    refreshTokenExpiresAtUtc: toInstant(pair.refreshTokenExpiresAt),
  };
}
