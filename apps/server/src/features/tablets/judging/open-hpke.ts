// Opens what a tablet has sealed for this server (HPKE, RFC 9180, base mode).
import { Aes256Gcm, CipherSuite, DhkemP256HkdfSha256, HkdfSha256 } from '@hpke/core';
import type { SealingKey } from '#sealing-keys.ts';

const SUITE = new CipherSuite({
  kem: new DhkemP256HkdfSha256(),
  kdf: new HkdfSha256(),
  aead: new Aes256Gcm(),
});

export type HpkeMessage = {
  readonly encapsulatedKey: Uint8Array;
  readonly ciphertext: Uint8Array;
  readonly info: Uint8Array;
  readonly aad: Uint8Array;
};

/** @returns undefined when it was sealed for another key or was changed since */
export async function openHpke(
  { privateKey }: SealingKey,
  { encapsulatedKey, ciphertext, info, aad }: HpkeMessage,
): Promise<Uint8Array | undefined> {
  // The library names the type of a browser here, which Node's types do not know.
  const recipientKey: unknown = await SUITE.kem.importKey('jwk', privateKey.export({ format: 'jwk' }), false);
  try {
    return new Uint8Array(await SUITE.open({ recipientKey, enc: encapsulatedKey, info }, ciphertext, aad));
  } catch {
    return undefined;
  }
}
