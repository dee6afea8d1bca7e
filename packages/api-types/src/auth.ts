import { z } from 'zod';
import { email, instant, notGivenOr, password } from './formats.ts';
import { defineOperation } from './operation.ts';
import { requestBody } from './request-body.ts';

/** What a login or a refresh gives. */
const tokenPair = z
  .object({
    accessToken: z.string().meta({ description: 'JWT for the Authorization header; 15 minutes.' }),
    refreshToken: z
      .string()
      .meta({ description: 'Opaque; exchanged once for the next pair. Keep it on the server.' }),
    accessTokenExpiresAtUtc: instant.meta({ description: 'When the access token stops working.' }),
    refreshTokenExpiresAtUtc: instant.meta({
      description: 'When the refresh token stops working if it is not used.',
    }),
  })
  .meta({ id: 'TokenPair', description: 'An access token and the refresh token that renews it.' });

/** What a login or a refresh gives. */
export type TokenPair = z.infer<typeof tokenPair>;

const tokenPairExample = {
  accessToken: 'eyJhbGciOiJIUzI1NiIsInR5cCI6ImF0K2p3dCJ9.example.signature',
  refreshToken: 'srt_0nHq7cYbq0wqvX1l8Jm1v3V5c4m9k2s6',
  accessTokenExpiresAtUtc: '2026-03-02T08:15:00.000Z',
  refreshTokenExpiresAtUtc: '2026-04-01T08:00:00.000Z',
};

const refreshToken = z
  .string()
  .min(1)
  .max(512)
  .meta({ description: 'A refresh token as login or refresh returned it.', writeOnly: true });

/** POST /auth/login */
export const login = defineOperation({
  id: 'login',
  method: 'POST',
  path: '/auth/login',
  tag: 'auth',
  summary: 'Log in with e-mail and password',
  description:
    'Starts a session and returns its first token pair. Use a dedicated service account. Takes the same time whether or not ' +
    'the e-mail exists. Twenty calls a minute per address; ten failures for one account from one address within 15 minutes, or a ' +
    'hundred from anywhere within an hour, answer 429 for 15 minutes, for a right password as well. Failures at ' +
    'register-device count together with these, those at the shared terminal do not.',
  auth: 'none',
  body: requestBody({ email, password }),
  data: tokenPair,
  errors: ['auth.invalid_credentials', 'auth.too_many_attempts'],
  example: {
    body: { email: 'payroll@example.is', password: 'a long service password' },
    data: tokenPairExample,
  },
});

/** POST /auth/refresh */
export const refreshTokens = defineOperation({
  id: 'refreshTokens',
  method: 'POST',
  path: '/auth/refresh',
  tag: 'auth',
  summary: 'Exchange a refresh token for the next pair',
  description:
    'Each refresh token works once. Because answers get lost, the same token returns the same successor for 30 seconds; after ' +
    'that, a used token that comes back ends the whole session. A token lives 30 days from its last use, 90 from the login.',
  auth: 'none',
  body: requestBody({ refreshToken }),
  data: tokenPair,
  errors: ['auth.token_invalid', 'auth.token_expired', 'auth.session_revoked'],
  example: { body: { refreshToken: 'srt_0nHq7cYbq0wqvX1l8Jm1v3V5c4m9k2s6' }, data: tokenPairExample },
});

/** How many sessions a revocation ended. */
const revocation = z
  .object({
    revokedSessions: z
      .int()
      .min(0)
      .meta({ description: 'Sessions ended by this call; 0 for an unknown refresh token.' }),
  })
  .meta({ id: 'Revocation', description: 'How many sessions a revocation ended.' });

/** POST /auth/revoke */
export const revokeSession = defineOperation({
  id: 'revokeSession',
  method: 'POST',
  path: '/auth/revoke',
  tag: 'auth',
  summary: 'End a session at once',
  description:
    "Without a body, ends the caller's own session. With `refreshToken`, ends the session that token belongs to if it is the " +
    "caller's. With `allSessions`, ends every session of the caller. Access tokens of an ended session stop working at once.",
  auth: 'user',
  body: requestBody({
    refreshToken: notGivenOr(refreshToken).meta({
      description: 'End the session this refresh token belongs to instead of the own one.',
    }),
    allSessions: notGivenOr(z.boolean()).meta({
      description: 'End every session of the calling user.',
    }),
  }),
  bodyOptional: true,
  data: revocation,
  errors: [],
  example: { body: { allSessions: true }, data: { revokedSessions: 2 } },
});
