// @vitest-environment node
// A tablet may be off for weeks with a full outbox and come back to a newer app. The databases of released versions are built here
// with nothing but IndexedDB, as they lie on tablets; never change them, only add the next.
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { describe, expect, it } from 'vitest';
import { createOutbox } from '#features/punches/outbox/outbox.ts';
import { CHAIN, newDisk, newPunch, outboxDepsOn, outboxOn } from '#testing/simulated-tablet.ts';

type Index = readonly [name: string, keyPath: string | string[], unique?: boolean];
type Released = {
  readonly native: number;
  readonly stores: Readonly<Record<string, { readonly keyPath: string; readonly indexes: readonly Index[] }>>;
};

const DEVICE_SEQUENCE = ['deviceId', 'keyEpoch', 'sequence'];

const RELEASED: Record<string, Released> = {
  'version 1': {
    native: 10,
    stores: {
      punches: {
        keyPath: 'punchId',
        indexes: [
          ['[deviceId+keyEpoch+sequence]', DEVICE_SEQUENCE, true],
          ['[status+deviceId+keyEpoch+sequence]', ['status', ...DEVICE_SEQUENCE]],
          ['status', 'status'],
          ['settledAt', 'settledAt'],
          ['awaitsReceipt', 'awaitsReceipt'],
        ],
      },
      heads: { keyPath: 'deviceId', indexes: [] },
      serverMarks: { keyPath: 'deviceId', indexes: [] },
      clock: { keyPath: 'id', indexes: [] },
      ballast: { keyPath: 'id', indexes: [] },
    },
  },
};
RELEASED['version 2'] = {
  native: 20,
  stores: { ...RELEASED['version 1']!.stores, photos: { keyPath: 'punchId', indexes: [] } },
};

const punchesOfVersion2 = RELEASED['version 2'].stores['punches']!;
RELEASED['version 3'] = {
  native: 30,
  stores: {
    ...RELEASED['version 2'].stores,
    punches: { ...punchesOfVersion2, indexes: [...punchesOfVersion2.indexes, ['dispute', 'dispute']] },
  },
};
RELEASED['version 4'] = { ...RELEASED['version 3'], native: 40 };

/** 500 punches as they were written, and where the chain stood. */
async function fullOutbox() {
  const outbox = outboxOn(newDisk());
  for (let number = 1; number <= 500; number += 1) {
    await outbox.append(newPunch(number), () => Promise.resolve('unused'));
  }
  return outbox.nextBatch(1_000);
}

function build(
  factory: IDBFactory,
  { native, stores }: Released,
  rows: readonly object[],
  head: object,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = factory.open('stimpill-outbox', native);
    request.onupgradeneeded = () => {
      for (const [name, { keyPath, indexes }] of Object.entries(stores)) {
        const store = request.result.createObjectStore(name, { keyPath });
        for (const [index, path, unique = false] of indexes) store.createIndex(index, path, { unique });
      }
    };
    request.onerror = () => reject(new Error('The fixture could not be built.'));
    request.onsuccess = () => {
      const transaction = request.result.transaction(['punches', 'heads'], 'readwrite');
      for (const row of rows) transaction.objectStore('punches').add(row);
      transaction.objectStore('heads').add(head);
      transaction.oncomplete = () => {
        request.result.close();
        resolve();
      };
    };
  });
}

describe.each(Object.entries(RELEASED))('an outbox of %s', (_, released) => {
  it('keeps all of its 500 waiting punches, and its chain goes on', async () => {
    const rows = await fullOutbox();
    const last = rows.at(-1)!;
    const disk = newDisk();
    await build(disk.indexedDB, released, rows, { ...CHAIN, sequence: 500, hash: last.hash });

    const deps = outboxDepsOn(disk);
    const outbox = createOutbox(deps);

    expect(await outbox.nextBatch(1_000)).toEqual(rows);
    const next = await outbox.append(newPunch(501), () => Promise.resolve('unused'));
    expect(next).toMatchObject({ sequence: 501, previousHash: last.hash });
    expect(deps.state.getState().storage).toBe('fine');
  });
});

it('an update of the app erases the positions of punches that the server has, and keeps those of the others', async () => {
  const outbox = outboxOn(newDisk());
  const details = { salt: 'c2FsdA', latitude: 64.1, longitude: -21.9, accuracyMeters: 12 };
  const settled = await outbox.append(newPunch(1, { details }), () => Promise.resolve('unused'));
  const waiting = await outbox.append(newPunch(2, { details }), () => Promise.resolve('unused'));
  const disk = newDisk();
  const rows = [{ ...settled, status: 'settled', settledAt: Date.now() }, waiting];
  await build(disk.indexedDB, RELEASED['version 3']!, rows, { ...CHAIN, sequence: 2, hash: waiting.hash });

  const punches = await outboxDepsOn(disk).storage.run((database) => database.punches.toArray());

  expect(new Map(punches.map((row) => [row.sequence, row.details]))).toEqual(
    new Map([
      [1, null],
      [2, details],
    ]),
  );
});

it('is what the present app makes, so that the fixture above is true', async () => {
  const disk = newDisk();
  await outboxOn(disk).lastSequence();

  const database = await new Promise<IDBDatabase>((resolve) => {
    const request = disk.indexedDB.open('stimpill-outbox');
    request.onsuccess = () => resolve(request.result);
  });

  const stores = Object.values(RELEASED).at(-1)!.stores;
  expect([...database.objectStoreNames].sort()).toEqual(Object.keys(stores).sort());
  const punches = database.transaction('punches').objectStore('punches');
  expect([...punches.indexNames].sort()).toEqual(stores['punches']!.indexes.map(([name]) => name).sort());
  expect(IDBKeyRange).toBeDefined();
});
