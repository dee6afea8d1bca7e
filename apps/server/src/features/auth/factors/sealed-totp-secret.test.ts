import { createSecretKey, randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { openTotpSecret, sealTotpSecret } from './sealed-totp-secret.ts';

const key = createSecretKey(randomBytes(32));
const secret = randomBytes(20);

describe('a sealed secret', () => {
  it('opens for its owner, and is another text each time', () => {
    const [one, other] = [sealTotpSecret(key, 'anna', secret), sealTotpSecret(key, 'anna', secret)];

    expect(one).not.toBe(other);
    expect(openTotpSecret(key, 'anna', one)).toEqual(secret);
  });

  it('does not open for somebody else, with other secrets, or when it was changed', () => {
    const sealed = sealTotpSecret(key, 'anna', secret);
    const changed = `${sealed.slice(0, -2)}${sealed.endsWith('AA') ? 'BB' : 'AA'}`;

    expect(() => openTotpSecret(key, 'björk', sealed)).toThrow();
    expect(() => openTotpSecret(createSecretKey(randomBytes(32)), 'anna', sealed)).toThrow();
    expect(() => openTotpSecret(key, 'anna', changed)).toThrow();
  });
});
