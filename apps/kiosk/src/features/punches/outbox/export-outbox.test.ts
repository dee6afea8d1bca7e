// @vitest-environment node
import { Aes256Gcm, CipherSuite, DhkemP256HkdfSha256, HkdfSha256 } from '@hpke/core';
import {
  openOutboxExport,
  toBase64Url,
  type OpenSealed,
  type OutboxExport,
} from '@stimpill/api-types/signing';
import { describe, expect, it } from 'vitest';
import { CHAIN, newDisk, newPunch, outboxDepsOn } from '#testing/simulated-tablet.ts';
import { exportOutbox } from './export-outbox.ts';
import { createOutbox } from './outbox.ts';

const suite = new CipherSuite({
  kem: new DhkemP256HkdfSha256(),
  kdf: new HkdfSha256(),
  aead: new Aes256Gcm(),
});
const pair = await suite.kem.generateKeyPair();
const sealingKey = {
  keyId: '019c1f2e-1111-7222-8333-444455556666',
  publicKey: toBase64Url(new Uint8Array(await suite.kem.serializePublicKey(pair.publicKey))),
  useFromUtc: '2026-01-01T00:00:00.000Z',
};
const open: OpenSealed = async ({ encapsulatedKey, ciphertext, info, aad }) => {
  const message = {
    recipientKey: pair.privateKey,
    enc: new Uint8Array(encapsulatedKey).buffer,
    info: new Uint8Array(info),
  };
  return new Uint8Array(await suite.open(message, new Uint8Array(ciphertext).buffer, new Uint8Array(aad)));
};

async function exported(count: number) {
  const deps = outboxDepsOn(newDisk());
  const outbox = createOutbox(deps);
  for (let number = 1; number <= count; number += 1) {
    await outbox.append(newPunch(number), () => Promise.resolve('unused'));
  }
  const made = await exportOutbox({ outbox, chain: CHAIN, sealingKey, serverNow: () => 1_772_434_692_345 });
  return { made, outbox, copy: deps.copy };
}

describe('an outbox that was taken out', () => {
  it('gives the server every punch as the tablet would have sent it', async () => {
    const { made, outbox } = await exported(60);

    const punches = await openOutboxExport(made!.file, open);

    const kept = await outbox.nextBatch(60);
    expect(punches.map(({ envelope, signature }) => [envelope, signature])).toEqual(
      kept.map(({ envelope, signature }) => [envelope, signature]),
    );
    expect(made!.file).toMatchObject({ punches: 60, deviceId: CHAIN.deviceId });
  });

  it('says which of them somebody disputed', async () => {
    const deps = outboxDepsOn(newDisk());
    const outbox = createOutbox(deps);
    const rows = [];
    for (const number of [1, 2])
      rows.push(await outbox.append(newPunch(number), () => Promise.resolve('unused')));
    await outbox.dispute(rows[1]!.punchId);

    const made = await exportOutbox({ outbox, chain: CHAIN, sealingKey, serverNow: () => 1_772_434_692_345 });
    const punches = await openOutboxExport(made!.file, open);

    expect(punches.map(({ isDisputed }) => isDisputed)).toEqual([undefined, true]);
  });

  it('tells nobody else who punched', async () => {
    const { made } = await exported(3);

    expect(JSON.stringify(made!.file)).not.toMatch(/employee|token of the session|0b5e8d1c/);
  });

  it.each<[string, Partial<OutboxExport>]>([
    ['another device', { deviceId: '00000000-0000-4000-8000-000000000000' }],
    ['another number of punches', { punches: 2 }],
    ['another time', { exportedAtUtc: '2026-03-03T00:00:00.000Z' }],
  ])('does not open under the name of %s', async (_, change) => {
    const { made } = await exported(3);

    await expect(openOutboxExport({ ...made!.file, ...change }, open)).rejects.toThrow();
  });

  it('is still sent by the tablet if that works again', async () => {
    const { made, outbox } = await exported(3);

    await made!.done();

    const rows = await outbox.nextBatch(50);
    expect(rows).toHaveLength(3);
    expect(rows.every(({ exportedAt, employeeToken }) => exportedAt !== undefined && employeeToken)).toBe(
      true,
    );
  });

  it('is known as taken out to the second copy too', async () => {
    const { made, copy } = await exported(3);

    await made!.done();

    const { punches } = await copy.read();
    expect(punches.map(({ exportedAt }) => exportedAt !== undefined)).toEqual([true, true, true]);
  });

  it('is no file at all when nothing waits', async () => {
    expect((await exported(0)).made).toBeUndefined();
  });
});
