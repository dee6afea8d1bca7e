// Checks the PIN that was sealed while the tablet was offline. It is an attempt like any other: counted first, in the same
// counters as online; beyond their limits the seal is not opened at all. Then the seal, then the hash that was valid then.
import { Aes256Gcm, CipherSuite, DhkemP256HkdfSha256, HkdfSha256 } from '@hpke/core';
import { companyScope } from '#database/company-scope.ts';
import type { Database } from '#database/database.ts';
import { DomainError } from '#errors/domain-error.ts';
import type { FailedAttempts } from '#features/auth/failed-attempts.ts';
import { pinHashesWithin } from '#features/kiosk/former-pin-store.ts';
import type { PinHashing } from '#features/kiosk/pin-hash.ts';
import type { SealingKey } from '#sealing-keys.ts';
import type { Secrets } from '#secrets.ts';
import type { Proof } from './proof.ts';
import { fromPinBlock, sealIn } from './verify-envelope.ts';

export type SealedPunch = {
  readonly companyId: string;
  readonly employeeId: string;
  readonly deviceId: string;
  readonly envelope: string;
  readonly seal: { readonly keyId: string; readonly seal: string };
  readonly earliest: number;
  readonly latest: number;
};

export type OpenSealDeps = {
  readonly database: Database;
  readonly secrets: Secrets;
  readonly failedAttempts: FailedAttempts;
  readonly pins: PinHashing;
};

const SUITE = new CipherSuite({
  kem: new DhkemP256HkdfSha256(),
  kdf: new HkdfSha256(),
  aead: new Aes256Gcm(),
});

export async function checkSealedPin(deps: OpenSealDeps, punch: SealedPunch): Promise<Proof> {
  const key = deps.secrets.sealingKeys.find(({ keyId }) => keyId === punch.seal.keyId);
  if (key === undefined) return 'unchecked';
  try {
    const isRight = await deps.failedAttempts.tryPin(punch, () => isPinRight(deps, key, punch));
    return isRight ? 'pin' : 'failed';
  } catch (failure) {
    if (failure instanceof DomainError && failure.code === 'kiosk.pin_locked') return 'unchecked';
    throw failure;
  }
}

async function isPinRight(
  { database, pins }: OpenSealDeps,
  key: SealingKey,
  punch: SealedPunch,
): Promise<boolean> {
  const { companyId, employeeId } = punch;
  const pin = await openSeal(key, punch);
  const hashes = await pinHashesWithin(companyScope(database.knex, companyId), employeeId, punch);
  for (const hash of hashes) {
    // A seal that cannot be opened costs the same work as a wrong PIN.
    if (await pins.isPin(hash, { companyId, employeeId }, pin ?? '')) return pin !== undefined;
  }
  return false;
}

/** @returns the PIN, or undefined for a seal of another punch, or one that is broken */
async function openSeal(key: SealingKey, { envelope, seal }: SealedPunch): Promise<string | undefined> {
  const sealed = sealIn(envelope, seal);
  if (sealed === undefined) return undefined;
  const { encapsulated, ciphertext, aad, info } = sealed;
  // The library names the type of a browser here, which Node's types do not know.
  const recipientKey: unknown = await SUITE.kem.importKey(
    'jwk',
    key.privateKey.export({ format: 'jwk' }),
    false,
  );
  try {
    const block = await SUITE.open({ recipientKey, enc: encapsulated, info }, ciphertext, aad);
    return fromPinBlock(new Uint8Array(block));
  } catch {
    return undefined;
  }
}
