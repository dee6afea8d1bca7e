// A PIN that nobody can check now becomes bytes that only the server can open, bound to this one punch. The library is loaded when
// it is first needed, from the files that the tablet keeps.
import { fromBase64Url, pinSealInfo, toPinBlock } from '@stimpill/api-types/signing';

/** A key of the server for sealing, as its settings list them. */
export type SealingKey = {
  readonly keyId: string;
  /** P-256 point, 65 bytes uncompressed, base64url. */
  readonly publicKey: string;
  readonly useFromUtc: string;
};

/** The key that began last: the list also holds the next one, so that a tablet long offline changes over by itself. */
export function sealingKeyInForce(keys: readonly SealingKey[], serverNow: number): SealingKey | undefined {
  const begun = keys.filter(({ useFromUtc }) => Date.parse(useFromUtc) <= serverNow);
  const [latest] = [...(begun.length > 0 ? begun : keys)].sort(
    (a, b) => Date.parse(b.useFromUtc) - Date.parse(a.useFromUtc),
  );
  return latest;
}

/** Fetches the library ahead, while nobody waits. */
export async function prepareSealing(): Promise<void> {
  await loadSuite();
}

export async function sealPin(pin: string, header: Uint8Array, key: SealingKey): Promise<Uint8Array> {
  return seal({ plaintext: toPinBlock(pin), info: pinSealInfo(key.keyId), aad: header, key });
}

/** HPKE in base mode: the encapsulated key, then the ciphertext. */
export async function seal(input: {
  readonly plaintext: Uint8Array;
  readonly info: Uint8Array;
  readonly aad: Uint8Array;
  readonly key: SealingKey;
}): Promise<Uint8Array> {
  const suite = await loadSuite();
  const point = fromBase64Url(input.key.publicKey);
  if (!point) throw new Error('The sealing key of the server is not base64url.');
  const recipientPublicKey = await suite.kem.deserializePublicKey(buffer(point));
  const { enc, ct } = await suite.seal(
    { recipientPublicKey, info: buffer(input.info) },
    buffer(input.plaintext),
    buffer(input.aad),
  );
  const sealed = new Uint8Array(enc.byteLength + ct.byteLength);
  sealed.set(new Uint8Array(enc));
  sealed.set(new Uint8Array(ct), enc.byteLength);
  return sealed;
}

const buffer = (bytes: Uint8Array): ArrayBuffer => new Uint8Array(bytes).buffer;

async function loadSuite() {
  const { Aes256Gcm, CipherSuite, DhkemP256HkdfSha256, HkdfSha256 } = await import('@hpke/core');
  return new CipherSuite({
    kem: new DhkemP256HkdfSha256(),
    kdf: new HkdfSha256(),
    aead: new Aes256Gcm(),
  });
}
