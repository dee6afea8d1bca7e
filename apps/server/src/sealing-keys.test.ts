import { describe, expect, it } from 'vitest';
import { keysToSealWith, newSealingKey, renewedRing, toPkcs8, toSealingKey } from './sealing-keys.ts';

const DAY = 86_400_000;
const NOW = Date.UTC(2026, 2, 2);
const idsOf = (ring: readonly { readonly keyId: string }[]) => ring.map(({ keyId }) => keyId);

describe('the ring of sealing keys', () => {
  it('begins with the key in force and one for the time after it', () => {
    const ring = renewedRing([], NOW);

    expect(ring.map(({ useFrom }) => (useFrom - NOW) / DAY)).toEqual([0, 90]);
  });

  it('stays as it is while the next key lies ahead', () => {
    const ring = renewedRing([], NOW);

    expect(renewedRing(ring, NOW + 89 * DAY)).toEqual(ring);
  });

  it('gets a further key once the next one is in force', () => {
    const ring = renewedRing([], NOW);

    const renewed = renewedRing(ring, NOW + 90 * DAY);

    expect(idsOf(renewed).slice(0, 2)).toEqual(idsOf(ring));
    expect(renewed.map(({ useFrom }) => (useFrom - NOW) / DAY)).toEqual([0, 90, 180]);
  });

  it('gives tablets a key before it is used, also after the server was off for a long time', () => {
    const renewed = renewedRing([newSealingKey(NOW - 1_000 * DAY)], NOW);

    expect((renewed.at(-1)!.useFrom - NOW) / DAY).toBe(14);
  });

  it('destroys a key 400 days after its successor began, and never the last one', () => {
    const ring = [newSealingKey(NOW), newSealingKey(NOW + 90 * DAY)];

    const before = renewedRing(ring, NOW + 489 * DAY);
    const after = renewedRing(ring, NOW + 490 * DAY);

    expect(idsOf(before)).toContain(ring[0]!.keyId);
    expect(idsOf(after)).not.toContain(ring[0]!.keyId);
    expect(idsOf(after)).toContain(ring[1]!.keyId);
  });

  it('shows a tablet the key in force and the next, and no old one', () => {
    const ring = renewedRing(renewedRing([], NOW), NOW + 90 * DAY);

    expect(idsOf(keysToSealWith(ring, NOW + 90 * DAY))).toEqual(idsOf(ring).slice(1));
    expect(idsOf(keysToSealWith(ring, NOW + 89 * DAY))).toEqual(idsOf(ring));
  });

  it('reads a key back with the same point', () => {
    const key = newSealingKey(NOW);

    const again = toSealingKey(key.keyId, NOW, toPkcs8(key.privateKey));

    expect(again.publicKey.equals(key.publicKey)).toBe(true);
    expect(key.publicKey).toHaveLength(65);
  });
});
