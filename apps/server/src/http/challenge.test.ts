import { ALL_ERROR_CODES, type AnyErrorCode } from '@stimpill/api-types';
import { describe, expect, it } from 'vitest';
import { challengeFor } from './challenge.ts';

const codes = (Object.keys(ALL_ERROR_CODES) as AnyErrorCode[]).filter(
  (code) => ALL_ERROR_CODES[code].status === 401,
);

describe('the challenge of a 401', () => {
  it('does not call the token of the Authorization header invalid when another proof was wrong', () => {
    const blaming = codes.filter((code) => challengeFor(code).includes('error='));

    expect(blaming).toEqual([
      'auth.token_invalid',
      'auth.token_expired',
      'auth.session_revoked',
      'kiosk.device_revoked',
    ]);
  });

  it.each(codes)('names the scheme and the realm for %s', (code) => {
    expect(challengeFor(code)).toMatch(/^Bearer realm="Stimpill"/);
  });
});
