// The keys that PINs are sealed for while a tablet is offline. Each is in force for 90 days; the next one is made ahead of
// time, so that a tablet that is offline changes over by itself. An old one is destroyed 400 days after its successor began.
import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { uuidv7 } from './ids.ts';

export type SealingKey = {
  readonly keyId: string;
  /** Epoch milliseconds. */
  readonly useFrom: number;
  readonly privateKey: KeyObject;
  /** The point, 65 bytes uncompressed. */
  readonly publicKey: Buffer;
};

const DAY_MS = 86_400_000;
const IN_FORCE_MS = 90 * DAY_MS;
const KEPT_MS = 400 * DAY_MS;

export function toSealingKey(keyId: string, useFrom: number, pkcs8: string): SealingKey {
  const privateKey = createPrivateKey({ key: Buffer.from(pkcs8, 'base64'), format: 'der', type: 'pkcs8' });
  const { x = '', y = '' } = privateKey.export({ format: 'jwk' });
  const publicKey = Buffer.concat([Buffer.of(4), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]);
  return { keyId, useFrom, privateKey, publicKey };
}

export function newSealingKey(useFrom: number): SealingKey {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return toSealingKey(uuidv7(), useFrom, toPkcs8(privateKey));
}

export function toPkcs8(privateKey: KeyObject): string {
  return privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64');
}

/**
 * The ring as it should be now: the key in force, a next one, and those for which seals may still lie in tablets.
 * @param ring oldest first
 */
export function renewedRing(ring: readonly SealingKey[], now: number): readonly SealingKey[] {
  const kept = ring.filter((_, index) => {
    const successor = ring[index + 1];
    return successor === undefined || now - successor.useFrom < KEPT_MS;
  });
  const newest = kept.at(-1) ?? newSealingKey(now);
  const withNewest = kept.length === 0 ? [newest] : kept;
  if (newest.useFrom > now) return withNewest;
  // After the server was off for a long time the next key begins soon, but not before the tablets have received it.
  return [...withNewest, newSealingKey(Math.max(newest.useFrom + IN_FORCE_MS, now + 14 * DAY_MS))];
}

/** The keys a tablet needs: the one in force and the later ones, oldest first. */
export function keysToSealWith(ring: readonly SealingKey[], now: number): readonly SealingKey[] {
  const current = ring.findLastIndex(({ useFrom }) => useFrom <= now);
  return ring.slice(Math.max(0, current));
}
