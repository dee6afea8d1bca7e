// What a 401 asks for, as RFC 9110 (11.6.1) demands it of every one, in the words of RFC 6750 (3).
import type { AnyErrorCode } from '@stimpill/api-types';

const CHALLENGE = 'Bearer realm="Stimpill"';

/** The token of the `Authorization` header was read and is not valid: the client must get another one. */
const TOKEN_AT_FAULT: ReadonlySet<AnyErrorCode> = new Set([
  'auth.token_invalid',
  'auth.token_expired',
  'auth.session_revoked',
  'kiosk.device_revoked',
]);

/**
 * The `WWW-Authenticate` of a 401. Where no token was sent, or a password, a PIN, an employee token or a signature is at fault, it names
 * no error: a client that was told `invalid_token` would throw a good token away.
 */
export function challengeFor(code: AnyErrorCode): string {
  return TOKEN_AT_FAULT.has(code) ? `${CHALLENGE}, error="invalid_token"` : CHALLENGE;
}
