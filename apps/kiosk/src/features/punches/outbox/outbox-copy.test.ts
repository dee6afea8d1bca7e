// @vitest-environment node
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { describe, expect, it } from 'vitest';
import { OutboxDatabase } from '#storage/outbox-database.ts';
import { memoryLineFile } from '#testing/memory-line-file.ts';
import { aLine, openTablet } from '#testing/sending-tablet.ts';
import {
  dyingOnceStored,
  newDisk,
  newPunch,
  outboxDepsOn,
  outboxOn,
  type Disk,
} from '#testing/simulated-tablet.ts';
import { createOutboxCopy, restoreFromCopy } from './outbox-copy.ts';

const unused = () => Promise.resolve('unused' as const);
const emptyDatabase = () =>
  new OutboxDatabase('stimpill-outbox', { indexedDB: new IDBFactory(), IDBKeyRange });
const copyOf = (disk: ReturnType<typeof newDisk>) => createOutboxCopy(memoryLineFile(disk), () => undefined);

describe('the second copy', () => {
  it('brings back every punch that was waiting', async () => {
    const disk = newDisk();
    const outbox = outboxOn(disk);
    for (let number = 1; number <= 30; number += 1) await outbox.append(newPunch(number), unused);
    const waiting = await outbox.nextBatch(50);
    const database = emptyDatabase();

    const restored = await restoreFromCopy(database, await copyOf(disk).read());

    expect(restored).toBe(30);
    expect(await database.punches.orderBy('[deviceId+keyEpoch+sequence]').toArray()).toEqual(waiting);
    expect(await database.heads.toArray()).toMatchObject([{ sequence: 30, hash: waiting[29]!.hash }]);
  });

  it('passes over a line that a power cut left unfinished', async () => {
    const disk = newDisk();
    const outbox = outboxOn(disk);
    await outbox.append(newPunch(1), unused);
    await outbox.append(newPunch(2), unused);
    disk.lines[1] = disk.lines[1]!.slice(0, 100);

    const copied = await copyOf(disk).read();

    expect(copied.punches.map(({ sequence }) => sequence)).toEqual([1]);
  });

  it('does not bring back what the database knows and has removed', async () => {
    const disk = newDisk();
    const outbox = outboxOn(disk);
    const row = await outbox.append(newPunch(1), unused);
    const database = emptyDatabase();
    await database.heads.put({ deviceId: row.deviceId, keyEpoch: 1, sequence: 1, hash: row.hash });

    expect(await restoreFromCopy(database, await copyOf(disk).read())).toBe(0);
  });

  it('keeps only where the chain stands once the server has everything', async () => {
    const disk = newDisk();
    const tablet = openTablet(disk, aLine());
    for (let number = 1; number <= 10; number += 1) await tablet.outbox.append(newPunch(number), unused);

    tablet.sender.send('start');
    await tablet.idle();

    expect(disk.lines).toHaveLength(1);
    expect(await copyOf(disk).read()).toMatchObject({ punches: [], heads: [{ sequence: 10 }] });
  });

  it('that cannot be written does not hold a punch up', async () => {
    const fails = () => Promise.reject(new Error('no file'));
    let troubles = 0;
    const copy = createOutboxCopy({ read: fails, append: fails, begin: fails }, () => {
      troubles += 1;
    });

    const row = await outboxOn(newDisk(), { copy }).append(newPunch(1), unused);

    expect(row.sequence).toBe(1);
    expect(troubles).toBe(1);
  });
});

describe('a tablet that died while it stored a punch', () => {
  async function dieStoring(disk: Disk, number: number): Promise<void> {
    const { storage, stored } = dyingOnceStored(outboxDepsOn(disk).storage);
    void outboxOn(disk, { storage }).append(newPunch(number), unused);
    await stored;
  }
  const started = async (disk: Disk) => {
    const outbox = outboxOn(disk);
    await outbox.recover();
    return outbox;
  };
  const loseDatabase = (disk: Disk) => {
    disk.indexedDB = new IDBFactory();
  };

  it('has the punch in the second copy as soon as it has started', async () => {
    const disk = newDisk();
    await outboxOn(disk).append(newPunch(1), unused);
    await dieStoring(disk, 2);
    const after = await started(disk);
    await after.append(newPunch(3), unused);

    loseDatabase(disk);

    const waiting = await (await started(disk)).nextBatch(10);
    expect(waiting.map(({ sequence, employeeId }) => [sequence, employeeId])).toEqual(
      [1, 2, 3].map((number) => [number, newPunch(number).employeeId]),
    );
  });

  it('never gives its number out again, not even without a second copy', async () => {
    const fails = () => Promise.reject(new Error('no file'));
    const copy = createOutboxCopy({ read: fails, append: fails, begin: fails }, () => undefined);
    const disk = newDisk();
    await dieStoring(disk, 1);
    const tablet = openTablet(disk, aLine(), { copy });
    await tablet.outbox.recover();
    tablet.sender.send('start');
    await tablet.idle();

    loseDatabase(disk);

    const row = await outboxOn(disk, { copy }).append(newPunch(2), unused);
    expect(row.sequence).toBe(2);
  });

  it('adds nothing to a copy that is complete', async () => {
    const disk = newDisk();
    await outboxOn(disk).append(newPunch(1), unused);
    await started(disk);

    expect(disk.lines).toHaveLength(1);
  });
});
