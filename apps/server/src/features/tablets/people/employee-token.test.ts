import { randomUUID } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { describe, expect, it } from 'vitest';
import { signAccessToken } from '#features/auth/access-token.ts';
import type { Secrets } from '#secrets.ts';
import { testSecrets } from '../../../../test/test-secrets.ts';
import { signEmployeeToken, verifyEmployeeToken } from './employee-token.ts';

const secrets = testSecrets();
const NOW = Date.parse('2026-03-02T06:58:10.900Z');
const subject = { companyId: randomUUID(), deviceId: randomUUID(), employeeId: randomUUID() };

type Change = {
  readonly header?: object;
  readonly claims?: object;
  readonly options?: jwt.SignOptions;
  readonly purpose?: Parameters<Secrets['tokenKey']>[1];
};

/** An employee token as we sign it, with this change. */
function signed({ header = {}, claims = {}, options = {}, purpose = 'employee' }: Change = {}): string {
  const { companyId, deviceId, employeeId } = subject;
  const exp = Math.floor(NOW / 1000) + 120;
  // Through JSON, which leaves out undefined fields.
  const payload = JSON.parse(JSON.stringify({ companyId, deviceId, exp, ...claims })) as object;
  return jwt.sign(payload, secrets.tokenKey(secrets.signingKid, purpose)!, {
    algorithm: 'HS256',
    issuer: 'stimpill',
    audience: 'stimpill:kiosk',
    subject: employeeId,
    ...options,
    header: { alg: 'HS256', typ: 'emp+jwt', kid: secrets.signingKid, ...header },
  });
}

const failsWith = (code: string) => expect.objectContaining({ code }) as Error;

describe('an employee token', () => {
  it('says who is signed in, and where', () => {
    const { token } = signEmployeeToken(secrets, subject, NOW);

    expect(verifyEmployeeToken(secrets, token, NOW)).toEqual(subject);
  });

  it('ends two minutes later, when it says', () => {
    const { token, expiresAt } = signEmployeeToken(secrets, subject, NOW);

    expect(expiresAt).toBe(Date.parse('2026-03-02T07:00:10.000Z'));
    expect(verifyEmployeeToken(secrets, token, expiresAt - 1)).toEqual(subject);
    expect(() => verifyEmployeeToken(secrets, token, expiresAt)).toThrow(
      failsWith('kiosk.employee_token_expired'),
    );
  });
});

describe('a forged employee token', () => {
  const forgeries: Record<string, string> = {
    'an access token': signAccessToken(
      secrets,
      { userId: subject.employeeId, companyId: subject.companyId, role: 'owner', sessionId: randomUUID() },
      NOW,
    ),
    'another typ': signed({ header: { typ: 'at+jwt' } }),
    'no kid': signed({ header: { kid: undefined } }),
    'unknown kid': signed({ header: { kid: randomUUID() } }),
    'another audience': signed({ options: { audience: 'stimpill:api-v1' } }),
    'another issuer': signed({ options: { issuer: 'somebody' } }),
    'another algorithm': signed({ options: { algorithm: 'HS512' }, header: { alg: 'HS512' } }),
    'the key for access tokens': signed({ purpose: 'access' }),
    'no device': signed({ claims: { deviceId: undefined } }),
    'a company that is no GUID': signed({ claims: { companyId: 'x' } }),
    'a changed signature': `${signed().slice(0, -6)}AAAAAA`,
    'no end': signed({ claims: { exp: undefined } }),
    'no token at all': '',
  };

  it('is measured against one that is believed', () => {
    expect(verifyEmployeeToken(secrets, signed(), NOW)).toEqual(subject);
  });

  it.each(Object.entries(forgeries))('is not believed: %s', (_, token) => {
    expect(() => verifyEmployeeToken(secrets, token, NOW)).toThrow(failsWith('kiosk.employee_token_invalid'));
  });
});
