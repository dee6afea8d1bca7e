import jwt from 'jsonwebtoken';
import { describe, expect, it } from 'vitest';
import { readJwt } from '../../../test/read-jwt.ts';
import { testSecrets } from '../../../test/test-secrets.ts';
import { signPhotoGrantToken } from './photo-grant-token.ts';

const NOW = Date.parse('2026-03-02T08:00:00.999Z');
const secrets = testSecrets();
const grant = () => signPhotoGrantToken(secrets, { companyId: 'c', punchId: 'p' }, NOW);

describe('a photo grant', () => {
  it('is for one punch of one company and lasts ten minutes', () => {
    const { token, expiresAt } = grant();

    expect(readJwt(token).claims).toMatchObject({ sub: 'p', companyId: 'c', exp: expiresAt / 1000 });
    expect(expiresAt).toBe(Date.parse('2026-03-02T08:10:00Z'));
  });

  it('is never given twice', () => {
    expect(readJwt(grant().token).claims['jti']).not.toBe(readJwt(grant().token).claims['jti']);
  });

  it('is signed with a key that signs nothing else', () => {
    const { token } = grant();
    const verify = (purpose: 'photo-grant' | 'access' | 'employee' | 'refresh') =>
      jwt.verify(token, secrets.tokenKey(secrets.signingKid, purpose)!, { clockTimestamp: NOW / 1000 });

    expect(() => verify('photo-grant')).not.toThrow();
    for (const purpose of ['access', 'employee', 'refresh'] as const) {
      expect(() => verify(purpose)).toThrow('invalid signature');
    }
  });
});
