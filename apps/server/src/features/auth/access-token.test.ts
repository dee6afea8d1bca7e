import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { forgedAccessTokens } from '../../../test/forged-tokens.ts';
import { testSecrets } from '../../../test/test-secrets.ts';
import { ACCESS_TOKEN_MS, accessTokenExpiresAt, signAccessToken, verifyAccessToken } from './access-token.ts';

const secrets = testSecrets();
const NOW = Date.parse('2026-03-02T08:00:00.400Z');
const subject = { userId: randomUUID(), companyId: randomUUID(), role: 'manager', sessionId: randomUUID() };

/** Signed with our own key: only the lookup of the session shows that they are forged. */
const FOR_THE_SESSION_TO_REFUSE = ['a session that does not exist', 'another company'];

describe('an access token', () => {
  it('says what it was signed with', () => {
    const token = signAccessToken(secrets, subject, NOW);

    expect(verifyAccessToken(secrets, token, NOW)).toEqual(subject);
  });

  it('ends when it says, to the second', () => {
    const token = signAccessToken(secrets, subject, NOW);
    const end = accessTokenExpiresAt(NOW);

    expect(end).toBe(Date.parse('2026-03-02T08:15:00.000Z'));
    expect(verifyAccessToken(secrets, token, end - 1)).toEqual(subject);
    expect(() => verifyAccessToken(secrets, token, end)).toThrow(
      expect.objectContaining({ code: 'auth.token_expired' }) as Error,
    );
  });

  it('is refused once its key has left the ring, though it was accepted before', () => {
    const token = signAccessToken(secrets, subject, NOW);
    const without = { ...secrets, tokenKey: () => undefined };
    const others = testSecrets();
    const renewed = { ...secrets, tokenKey: () => others.tokenKey(others.signingKid, 'access') };

    expect(verifyAccessToken(secrets, token, NOW)).toEqual(subject);
    for (const later of [without, renewed])
      expect(() => verifyAccessToken(later, token, NOW)).toThrow(
        expect.objectContaining({ code: 'auth.token_invalid' }) as Error,
      );
  });

  it('is never the same twice', () => {
    const tokens = [1, 2, 3].map(() => signAccessToken(secrets, subject, NOW));

    expect(new Set(tokens).size).toBe(3);
  });
});

describe('a forged access token', () => {
  const { genuine, forged } = forgedAccessTokens(secrets, { ...subject, now: NOW });

  it('differs from a token that is accepted', () => {
    expect(verifyAccessToken(secrets, genuine, NOW)).toEqual(subject);
  });

  it.each(Object.entries(forged).filter(([name]) => !FOR_THE_SESSION_TO_REFUSE.includes(name)))(
    'is not believed: %s',
    (_, token) => {
      expect(() => verifyAccessToken(secrets, token, NOW)).toThrow(
        expect.objectContaining({ code: 'auth.token_invalid' }) as Error,
      );
    },
  );

  it('is called forged, not expired, when it is both', () => {
    const later = NOW + 2 * ACCESS_TOKEN_MS;

    expect(() => verifyAccessToken(secrets, forged['a changed claim']!, later)).toThrow(
      expect.objectContaining({ code: 'auth.token_invalid' }) as Error,
    );
  });
});
