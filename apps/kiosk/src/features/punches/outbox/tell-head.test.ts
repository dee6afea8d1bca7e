// @vitest-environment node
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { describe, expect, it } from 'vitest';
import type { ChainHead } from '#storage/outbox-database.ts';
import { OutboxDatabase } from '#storage/outbox-database.ts';
import { findShortened } from '#testing/find-shortened.ts';
import { aLine, openTablet } from '#testing/sending-tablet.ts';
import { newDisk, newPunch, outboxDepsOn, outboxOn, type Disk } from '#testing/simulated-tablet.ts';
import { createOutbox } from './outbox.ts';
import { createTellHead } from './tell-head.ts';

const unused = () => Promise.resolve('unused' as const);
const givenOut = () => Promise.resolve('given out' as const);

const head: ChainHead = { deviceId: 'device', keyEpoch: 1, sequence: 7, hash: 'hash' };

describe('the head of the chain', () => {
  it('is told with the newest anchor, which was there before the head was read', async () => {
    const read: string[] = [];
    const tellHead = createTellHead({
      newestAnchor: () => `anchor after ${read.push('anchor')}`,
      storedHead: () => Promise.resolve({ ...head, sequence: read.push('head') }),
      isPunchPending: () => false,
    });

    expect(await tellHead()).toEqual({ sequence: 2, hash: 'hash', anchor: 'anchor after 1' });
  });

  it('is told without an anchor while somebody is punching', async () => {
    const tellHead = createTellHead({
      newestAnchor: () => 'anchor',
      storedHead: () => Promise.resolve(head),
      isPunchPending: () => true,
    });

    expect(await tellHead()).toEqual({ sequence: 7, hash: 'hash' });
  });

  it('is that of the key before the first punch', async () => {
    const outbox = outboxOn(newDisk());

    expect(await outbox.storedHead()).toMatchObject({ sequence: 0, hash: expect.any(String) as string });
  });

  it('is told with every batch, punches that are sent with it included', async () => {
    const line = aLine();
    const tablet = openTablet(newDisk(), line);
    const rows = [];
    for (let number = 1; number <= 3; number += 1) {
      rows.push(await tablet.outbox.append(newPunch(number), unused));
      tablet.sender.send('punch');
      await tablet.idle();
    }

    expect(line.server.toldHeads.map(({ sequence, hash }) => [sequence, hash])).toEqual(
      rows.map(({ sequence, hash }) => [sequence, hash]),
    );
  });

  it('is not told while a number is given out that no database has, and is told again once the next one has it', async () => {
    const disk = newDisk();
    const deps = outboxDepsOn(disk);
    const outbox = createOutbox(deps);
    await outbox.append(newPunch(1), unused);
    const full = createOutbox({
      ...deps,
      storage: { ...deps.storage, run: onceFull(deps.storage.run) },
    });
    await full.append(newPunch(2), givenOut).catch(() => undefined);

    const inDoubt = await outbox.storedHead();
    const next = await outbox.append(newPunch(3), unused);

    expect(inDoubt).toBeUndefined();
    expect(next.sequence).toBe(3);
    expect(await outbox.storedHead()).toMatchObject({ sequence: 3, hash: next.hash });
  });

  it('keeps the number of a punch in doubt through a restart and the loss of the small texts beside it', async () => {
    const disk = newDisk();
    const deps = outboxDepsOn(disk);
    const full = createOutbox({ ...deps, storage: { ...deps.storage, run: onceFull(deps.storage.run) } });
    await full.append(newPunch(1), givenOut).catch(() => undefined);
    await outboxOn(disk).recover();
    disk.items.clear();

    expect(await outboxOn(disk).storedHead()).toMatchObject({ sequence: 1 });
  });

  it.each([
    ['the second copy', (disk: Disk) => disk.items.clear()],
    ['the small texts', (disk: Disk) => disk.lines.splice(0)],
  ])('stands where it stood when the database is lost and %s remembers it', async (_, forget) => {
    const disk = newDisk();
    const row = await outboxOn(disk).append(newPunch(1), unused);
    disk.indexedDB = new IDBFactory();
    forget(disk);

    const outbox = outboxOn(disk);
    await outbox.recover();

    expect(await outbox.storedHead()).toMatchObject({ sequence: 1, hash: row.hash });
  });

  it('shows the server that somebody took the last waiting punch out of every place of the tablet', async () => {
    const line = aLine();
    const disk = newDisk();
    const tablet = openTablet(disk, line);
    const first = await tablet.outbox.append(newPunch(1), unused);
    await tablet.outbox.append(newPunch(2), unused);
    await tellOnHeartbeat(tablet, line);
    expect(findShortened(line.server.toldHeads)).toEqual([]);
    tablet.kill();

    await rollBack(disk, first);
    const again = openTablet(disk, line);
    await again.outbox.recover();
    await tellOnHeartbeat(again, line);

    expect(findShortened(line.server.toldHeads)).toContainEqual([2, 1]);
  });
});

/** As the minute brings it: a word from the server, then the head. */
async function tellOnHeartbeat(
  { tellHead }: ReturnType<typeof openTablet>,
  { server }: ReturnType<typeof aLine>,
): Promise<void> {
  await server.callStation('getServerTime');
  const chainHead = await tellHead();
  await server.callStation('sendHeartbeat', {
    body: {
      appVersion: '0.0.0',
      waitingPunches: 0,
      lastSequence: chainHead?.sequence ?? 0,
      isStoragePersistent: true,
      chainHead,
    },
  });
}

/** What somebody does who knows every place in which the tablet keeps its punches. */
async function rollBack(disk: Disk, to: ChainHead): Promise<void> {
  const database = new OutboxDatabase('stimpill-outbox', { indexedDB: disk.indexedDB, IDBKeyRange });
  const { deviceId, keyEpoch, sequence, hash } = to;
  await database.punches.filter((row) => row.sequence > sequence).delete();
  await database.heads.put({ deviceId, keyEpoch, sequence, hash });
  database.close();
  disk.items.set('stimpill-chain-head', JSON.stringify({ deviceId, keyEpoch, sequence, hash }));
  disk.lines = disk.lines.filter((line) => !line.includes('"sequence":2'));
}

/** The piece of work that stores a punch finds no room. */
function onceFull(run: ReturnType<typeof outboxDepsOn>['storage']['run']): typeof run {
  let works = 0;
  return (work) => {
    works += 1;
    return works === 2
      ? Promise.reject(new DOMException('The disk is full.', 'QuotaExceededError'))
      : run(work);
  };
}
