// @vitest-environment node
import { fromPinBlock, pinSealInfo, PIN_SEAL_BYTES, toBase64Url } from '@stimpill/api-types/signing';
import { Aes256Gcm, CipherSuite, DhkemP256HkdfSha256, HkdfSha256 } from '@hpke/core';
import { describe, expect, it } from 'vitest';
import { sealingKeyInForce, sealPin, type SealingKey } from './seal-pin.ts';

const suite = new CipherSuite({
  kem: new DhkemP256HkdfSha256(),
  kdf: new HkdfSha256(),
  aead: new Aes256Gcm(),
});
const pair = await suite.kem.generateKeyPair();
const key: SealingKey = {
  keyId: '019c1f2e-1111-7222-8333-444455556666',
  publicKey: toBase64Url(new Uint8Array(await suite.kem.serializePublicKey(pair.publicKey))),
  useFromUtc: '2026-01-01T00:00:00.000Z',
};
const header = new TextEncoder().encode('{"punch":"of Anna"}');

/** As the server does it. */
async function open(seal: Uint8Array, aad: Uint8Array, keyId = key.keyId) {
  const message = {
    recipientKey: pair.privateKey,
    enc: seal.slice(0, 65).buffer,
    info: new Uint8Array(pinSealInfo(keyId)),
  };
  return new Uint8Array(await suite.open(message, seal.slice(65).buffer, new Uint8Array(aad)));
}

describe('a sealed PIN', () => {
  it('opens only with the key of the server, for this punch and this purpose', async () => {
    const seal = await sealPin('4821', header, key);

    expect(seal).toHaveLength(PIN_SEAL_BYTES);
    expect(fromPinBlock(await open(seal, header))).toBe('4821');
    await expect(open(seal, new TextEncoder().encode('{"punch":"of Björn"}'))).rejects.toThrow();
    await expect(open(seal, header, 'another key')).rejects.toThrow();
  });

  it('is another one each time, so that trying all PINs against it tells nothing', async () => {
    const seals = await Promise.all([1, 2].map(() => sealPin('4821', header, key)));

    expect(toBase64Url(seals[0]!)).not.toBe(toBase64Url(seals[1]!));
  });
});

describe('the sealing key in force', () => {
  const keys = ['2026-01-01', '2026-04-01', '2026-07-01'].map((day) => ({
    ...key,
    keyId: day,
    useFromUtc: `${day}T00:00:00.000Z`,
  }));
  const at = (day: string) => sealingKeyInForce(keys, Date.parse(`${day}T12:00:00.000Z`))?.keyId;

  it('is the one that began last, so that a tablet long offline changes over by itself', () => {
    expect([at('2026-03-31'), at('2026-04-01'), at('2027-01-01')]).toEqual([
      '2026-01-01',
      '2026-04-01',
      '2026-07-01',
    ]);
  });

  it('is there even when the clock of the tablet stands before all of them', () => {
    expect(at('1970-01-01')).toBeDefined();
    expect(sealingKeyInForce([], 0)).toBeUndefined();
  });
});
