// @vitest-environment node
import { IDBFactory } from 'fake-indexeddb';
import { describe, expect, it } from 'vitest';
import { createProcessLocks } from '#device/locks.ts';
import { aLine, openTablet } from '#testing/sending-tablet.ts';
import { CHAIN, newDisk, newPunch, outboxDepsOn, outboxOn, type Disk } from '#testing/simulated-tablet.ts';
import { createOutbox, NotStored } from './outbox.ts';

const PHOTO = { kind: 'taken', digest: 'a'.repeat(43), jpeg: new Uint8Array([1]) } as const;
const unused = () => Promise.resolve('unused' as const);

/** An IndexedDB that fails in a way that a test switches on. */
function troubled(disk: Disk) {
  const trouble: { add: (() => DOMException) | undefined; open: (() => DOMException) | undefined } = {
    add: undefined,
    open: undefined,
  };
  const prototype = globalThis.IDBObjectStore.prototype;
  const add = Object.getOwnPropertyDescriptor(prototype, 'add')!;
  prototype.add = function failing(this: IDBObjectStore, ...input) {
    if (trouble.add && this.name === 'punches') throw trouble.add();
    return (add.value as IDBObjectStore['add']).apply(this, input);
  };
  const open = disk.indexedDB.open.bind(disk.indexedDB);
  disk.indexedDB.open = (name: string, version?: number) => {
    if (trouble.open && name === 'stimpill-outbox') throw trouble.open();
    return open(name, version);
  };
  return { trouble, mend: () => Object.defineProperty(prototype, 'add', add) };
}

const quota = () => new DOMException('The disk is full.', 'QuotaExceededError');

describe('a punch that was taken', () => {
  it('is still there after the page was killed', async () => {
    const disk = newDisk();
    const row = await outboxOn(disk).append(newPunch(1), unused);

    const again = await outboxOn(disk).nextBatch(50);

    expect(again).toEqual([row]);
  });

  it('has the next number and is chained to the one before', async () => {
    const outbox = outboxOn(newDisk());

    const first = await outbox.append(newPunch(1), unused);
    const second = await outbox.append(newPunch(2), unused);

    expect([first.sequence, second.sequence]).toEqual([1, 2]);
    expect(second.previousHash).toBe(first.hash);
    expect(await outbox.lastSequence()).toBe(2);
  });

  it('never shares its number with one of another tab', async () => {
    const disk = newDisk();
    const locks = createProcessLocks();
    const tabs = [0, 1].map(() => createOutbox(outboxDepsOn(disk, {}, locks)));

    const rows = await Promise.all(
      Array.from({ length: 20 }, (_, place) => tabs[place % 2]!.append(newPunch(place), unused)),
    );

    expect(new Set(rows.map(({ sequence }) => sequence)).size).toBe(20);
  });

  it('loses seal and session as soon as the server has it', async () => {
    const disk = newDisk();
    const line = aLine();
    const tablet = openTablet(disk, line);
    await tablet.outbox.append(newPunch(1), unused);
    await tablet.outbox.append(newPunch(2, { proof: { pin: '4821' } }), unused);

    tablet.sender.send('start');
    await tablet.idle();

    const kept = await tablet.deps.storage.run((database) => database.punches.toArray());
    expect(kept.map(({ seal, employeeToken, status }) => ({ seal, employeeToken, status }))).toEqual([
      { seal: null, employeeToken: null, status: 'settled' },
      { seal: null, employeeToken: null, status: 'settled' },
    ]);
    expect(disk.lines.join()).not.toMatch(/token of the session|AAAAAAAA/);
  });

  it('stays 35 days after its verdict and not longer', async () => {
    const line = aLine();
    const tablet = openTablet(newDisk(), line);
    await tablet.outbox.append(newPunch(1), unused);
    tablet.sender.send('start');
    await tablet.idle();
    const count = () => tablet.deps.storage.run((database) => database.punches.count());

    line.time.now += 35 * 86_400_000 - 1_000;
    await tablet.outbox.prune();
    const before = await count();
    line.time.now += 2_000;
    await tablet.outbox.prune();

    expect([before, await count()]).toEqual([1, 0]);
    expect(await tablet.outbox.lastSequence()).toBe(1);
  });

  it('stays, with its photo, while only the clock of the tablet says that 35 days are over', async () => {
    const line = aLine();
    const told = { isKnown: false };
    const tablet = openTablet(newDisk(), line, { isServerTimeKnown: () => told.isKnown });
    const { punchId } = await tablet.outbox.append(newPunch(1, { photo: PHOTO }), unused);
    tablet.sender.send('start');
    await tablet.idle();
    const left = () =>
      tablet.deps.storage.run(async ({ punches, photos }) => [
        await punches.count(),
        await photos.toCollection().primaryKeys(),
      ]);

    line.time.now += 365 * 86_400_000;
    await tablet.outbox.prune();
    const byOwnClock = await left();
    told.isKnown = true;
    await tablet.outbox.prune();

    expect(byOwnClock).toEqual([1, [punchId]]);
    expect(await left()).toEqual([0, []]);
  });

  it('asks for its receipt until it has it', async () => {
    const line = aLine();
    const tablet = openTablet(newDisk(), line);
    const row = await tablet.outbox.append(newPunch(1, { proof: { pin: '4821' } }), unused);
    tablet.sender.send('start');
    await tablet.idle();
    const awaited = await tablet.outbox.awaitedReceipts(100);

    await tablet.outbox.keepReceipts([{ punchId: row.punchId, receipt: 'a receipt' }]);

    expect(awaited).toEqual([row.punchId]);
    expect(await tablet.outbox.awaitedReceipts(100)).toEqual([]);
  });
});

describe('a full disk', () => {
  it('gives up its ballast first, and the punch is taken', async () => {
    const disk = newDisk();
    const { trouble, mend } = troubled(disk);
    const deps = outboxDepsOn(disk);
    await deps.storage.layBallast();
    let failures = 1;
    trouble.add = () => {
      failures -= 1;
      if (failures === 0) trouble.add = undefined;
      return quota();
    };

    const row = await createOutbox(deps).append(newPunch(1), unused);
    mend();

    expect(row.sequence).toBe(1);
    expect(await deps.storage.run((database) => database.ballast.count())).toBe(0);
    expect(deps.state.getState().storage).toBe('low');
  });

  it('that takes nothing at all is reported, and the number of the punch is free again', async () => {
    const disk = newDisk();
    const { trouble, mend } = troubled(disk);
    const outbox = outboxOn(disk);
    trouble.add = quota;
    const refused = await outbox.append(newPunch(1), unused).catch((error: unknown) => error);
    trouble.add = undefined;

    const row = await outbox.append(newPunch(2), unused);
    mend();

    expect(refused).toBeInstanceOf(NotStored);
    expect(row.sequence).toBe(1);
  });

  it('never gives a number out twice when the server may have the punch', async () => {
    const disk = newDisk();
    const { trouble, mend } = troubled(disk);
    const outbox = outboxOn(disk);
    trouble.add = quota;
    let rescued = '';
    await outbox
      .append(newPunch(1), (row) => {
        rescued = row.hash;
        return Promise.resolve('given out');
      })
      .catch(() => undefined);
    trouble.add = undefined;

    const row = await outbox.append(newPunch(2), unused);
    mend();

    expect(row).toMatchObject({ sequence: 2, previousHash: rescued });
  });
});

describe('a database', () => {
  it('that was closed under the page is opened again', async () => {
    const deps = outboxDepsOn(newDisk());
    const outbox = createOutbox(deps);
    await outbox.append(newPunch(1), unused);
    await deps.storage.run((database) => {
      database.close({ disableAutoOpen: false });
      return Promise.resolve();
    });

    const row = await outbox.append(newPunch(2), unused);

    expect(row.sequence).toBe(2);
    expect(deps.state.getState().storage).toBe('fine');
  });

  it('that cannot be opened any more is replaced from the second copy', async () => {
    const disk = newDisk();
    const before = await outboxOn(disk).append(newPunch(1), unused);
    const { trouble, mend } = troubled(disk);
    trouble.open = () => new DOMException('Internal error opening backing store', 'UnknownError');

    const deps = outboxDepsOn(disk);
    const outbox = createOutbox(deps);
    const row = await outbox.append(newPunch(2), unused);
    mend();

    expect(row).toMatchObject({ sequence: 2, previousHash: before.hash });
    expect((await outbox.nextBatch(50)).map(({ punchId }) => punchId)).toEqual([before.punchId, row.punchId]);
    expect(deps.state.getState().storage).toBe('recovered');
  });

  it('that the browser threw away does not begin the chain anew', async () => {
    const disk = newDisk();
    await outboxOn(disk).append(newPunch(1), unused);
    const last = await outboxOn(disk).append(newPunch(2), unused);
    disk.indexedDB = new IDBFactory();
    disk.lines = [];

    const row = await outboxOn(disk).append(newPunch(3), unused);

    expect(row).toMatchObject({ sequence: 3, previousHash: last.hash, keyEpoch: CHAIN.keyEpoch });
  });
});
