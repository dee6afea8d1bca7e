// @vitest-environment node
import { toBase64Url } from '@stimpill/api-types/signing';
import { describe, expect, it } from 'vitest';
import { createProcessLocks } from '#device/locks.ts';
import type { LineFault } from '#testing/model-server.ts';
import { aLine, openTablet } from '#testing/sending-tablet.ts';
import { newDisk, newPunch } from '#testing/simulated-tablet.ts';
import { createPunchPhotos, photoWaitMs } from './punch-photos.ts';
import { createPhotoSender } from './send-photos.ts';

const JPEG = Uint8Array.from([0xff, 0xd8, 0xff, 1, 2, 3]);
const taken = { kind: 'taken', digest: 'n4bQgYhMfWWaL-qgxVrQFaO_TxsrC4Is0V1sFbDwCgg', jpeg: JPEG } as const;
const unused = () => Promise.resolve('unused' as const);

function bench(faults: LineFault[] = [], disk = newDisk()) {
  const line = aLine(faults);
  const tablet = openTablet(disk, line);
  const photos = createPunchPhotos(tablet.deps);
  const photoSender = createPhotoSender({
    photos,
    callStation: line.server.callStation,
    locks: createProcessLocks(),
    monotonicNow: () => line.time.now,
    random: () => 0.5,
    onAskedAgain: () => tablet.sender.send('asked'),
  });
  const punchWithPhoto = async () => {
    const row = await tablet.outbox.append(newPunch(1, { photo: taken }), unused);
    tablet.sender.send('punch');
    await tablet.idle();
    return row;
  };
  return { line, disk, tablet, photos, photoSender, punchWithPhoto };
}

describe('a photo', () => {
  it('is handed over after its punch and wiped from the tablet', async () => {
    const { line, photos, photoSender, punchWithPhoto } = bench();
    const { punchId } = await punchWithPhoto();

    await photoSender.send();

    expect(line.server.photos.get(punchId)).toBe(toBase64Url(JPEG));
    expect(await photos.count()).toBe(0);
  });

  it('waits without a network as long as its punch does', async () => {
    const { line, photos, photoSender, punchWithPhoto } = bench(['lost before', 'lost before']);
    await punchWithPhoto();

    await photoSender.send();

    expect(line.server.photos.size).toBe(0);
    expect(await photos.count()).toBe(1);
  });

  it('that did not get through is tried again later, not at once', async () => {
    const { line, photos, photoSender, punchWithPhoto } = bench();
    const { punchId } = await punchWithPhoto();
    line.faults.push('lost before');
    await photoSender.send();

    await photoSender.send();
    const before = line.server.photos.size;
    line.time.now += 10_000;
    await photoSender.send();

    expect(before).toBe(0);
    expect(line.server.photos.has(punchId)).toBe(true);
    expect(await photos.count()).toBe(0);
  });

  it('whose permission has ended gets a new one and then goes', async () => {
    const { line, tablet, photos, photoSender, punchWithPhoto } = bench();
    const { punchId } = await punchWithPhoto();
    line.server.outdateGrants();

    await photoSender.send();
    await tablet.idle();
    await photoSender.send();

    expect(line.server.photos.has(punchId)).toBe(true);
    expect(line.server.inbox.size).toBe(1);
    expect(await photos.count()).toBe(0);
  });

  it('whose permission is refused again and again is kept, and goes once one is good', async () => {
    const { line, tablet, photos, photoSender, punchWithPhoto } = bench();
    const { punchId } = await punchWithPhoto();

    const uploads = () => line.server.calls.filter(({ id }) => id === 'uploadPunchPhoto').length;

    while (uploads() < 5) {
      line.server.outdateGrants();
      line.time.now += photoWaitMs(10);
      // The old permission is refused, or the punch is handed over again and brings a new one.
      await photoSender.send();
      await tablet.idle();
      expect(await photos.count()).toBe(1);
    }
    line.time.now += photoWaitMs(10);
    await photoSender.send();
    await tablet.idle();
    await photoSender.send();

    expect(line.server.photos.get(punchId)).toBe(toBase64Url(JPEG));
    expect(line.server.inbox.size).toBe(1);
    expect(await photos.count()).toBe(0);
  });

  it('waits ten minutes at most before it is tried again', () => {
    expect([0, 1, 10, 40].map(photoWaitMs)).toEqual([0, 60_000, 600_000, 600_000]);
  });

  it('of an earlier registration of the tablet leaves its punch settled, because nothing would hand that punch over', async () => {
    const { tablet, photos, punchWithPhoto } = bench();
    await punchWithPhoto();
    const registeredAgain = createPunchPhotos({ ...tablet.deps, chain: { deviceId: 'another' } });
    const photo = await photos.next();
    if (photo !== undefined) await photos.putOff(photo, 0);

    expect(await registeredAgain.askForGrants()).toBe(0);
    const rows = await tablet.deps.storage.run((database) => database.punches.toArray());
    expect(rows.map(({ status }) => status)).toEqual(['settled']);
    expect(await photos.askForGrants()).toBe(1);
  });

  it('is not lost when the server refuses its punch', async () => {
    const { line, tablet, photos, photoSender } = bench();
    const row = await tablet.outbox.append(newPunch(1, { photo: taken }), unused);
    line.server.unreadable.add(row.punchId);
    tablet.sender.send('punch');
    await tablet.idle();
    await photoSender.send();

    const kept = await photos.count();
    line.server.unreadable.clear();
    await tablet.outbox.retryRefused();
    tablet.sender.send('asked');
    await tablet.idle();
    await photoSender.send();

    expect(kept).toBe(1);
    expect(line.server.photos.has(row.punchId)).toBe(true);
  });

  it('that arrived although its answer was lost is wiped all the same', async () => {
    const { line, tablet, photos, photoSender, punchWithPhoto } = bench();
    await punchWithPhoto();
    line.faults.push('lost after');
    await photoSender.send();
    line.server.outdateGrants();
    line.time.now += 10_000;

    await photoSender.send();
    await tablet.idle();

    expect(line.server.photos.size).toBe(1);
    expect(await photos.count()).toBe(0);
  });

  it('survives a restart of the tablet beside its punch', async () => {
    const first = bench(['lost before', 'lost before']);
    await first.punchWithPhoto();
    first.tablet.kill();

    const second = bench([], first.disk);
    second.tablet.sender.send('start');
    await second.tablet.idle();
    await second.photoSender.send();

    expect(second.line.server.photos.size).toBe(1);
  });

  it('never keeps a full tablet from taking a punch', async () => {
    const { tablet, photos } = bench();
    const prototype = globalThis.IDBObjectStore.prototype;
    const put = Object.getOwnPropertyDescriptor(prototype, 'put')!;
    prototype.put = function full(this: IDBObjectStore, ...input) {
      if (this.name === 'photos') throw new DOMException('The disk is full.', 'QuotaExceededError');
      return (put.value as IDBObjectStore['put']).apply(this, input);
    };

    const row = await tablet.outbox.append(newPunch(1, { photo: taken }), unused);

    Object.defineProperty(prototype, 'put', put);
    expect(await tablet.outbox.nextBatch(1)).toEqual([row]);
    expect(await photos.count()).toBe(0);
  });
});
