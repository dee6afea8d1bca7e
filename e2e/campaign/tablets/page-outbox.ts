// The outbox of one page load, on the disk of its tablet: database, second copy and high water, as the kiosk opens them.
import { IDBKeyRange } from 'fake-indexeddb';
import { createProcessLocks, type Locks } from '@stimpill/kiosk/device/locks.ts';
import { sealingKeyInForce, sealPin } from '@stimpill/kiosk/device/seal-pin.ts';
import type { ServerTime } from '@stimpill/kiosk/device/server-time.ts';
import { createOutboxCopy, restoreFromCopy } from '@stimpill/kiosk/features/punches/outbox/outbox-copy.ts';
import {
  createOutboxState,
  type OutboxStateStore,
} from '@stimpill/kiosk/features/punches/outbox/outbox-state.ts';
import { createOutbox, type Outbox } from '@stimpill/kiosk/features/punches/outbox/outbox.ts';
import { createHighWater } from '@stimpill/kiosk/storage/high-water.ts';
import { createOutboxStorage, type OutboxStorage } from '@stimpill/kiosk/storage/outbox-storage.ts';
import { memoryLineFile } from '@stimpill/kiosk/testing/memory-line-file.ts';
import { takeRoom, type TabletDisk } from './tablet-disk.ts';
import type { TabletPorts } from './tablet-ports.ts';
import type { LoadDeps } from './load-deps.ts';

export type PageOutbox = {
  readonly outbox: Outbox;
  readonly storage: OutboxStorage;
  readonly state: OutboxStateStore;
  readonly locks: Locks;
};

/** The time of the server, as far as the page knows it. */
export type KnownTime = Pick<ServerTime, 'now' | 'state'>;

type OutboxParts = Pick<LoadDeps, 'disk' | 'key'> & {
  readonly ports: TabletPorts;
  readonly serverTime: () => KnownTime;
};

export function openOutboxOn({ disk, key, ports, serverTime }: OutboxParts): PageOutbox {
  const serverNow = () => serverTime().now();
  const state = createOutboxState();
  const locks = createProcessLocks();
  const copy = createOutboxCopy(memoryLineFile(disk), () => undefined);
  const append = { isSigned: false };
  const storage = storageOn(disk, ports, append, {
    fill: async (database) => {
      await restoreFromCopy(database, await copy.read());
    },
    onLow: () => state.setState({ storage: 'low' }),
    onReplaced: () => state.setState({ storage: 'recovered' }),
  });
  const outbox = createOutbox({
    ...{ storage, locks, copy, state, serverNow, chain: key.chain },
    isServerTimeKnown: () => serverTime().state() !== 'never-set',
    sign: async (bytes) => {
      const signature = await ports.through(() => key.sign(bytes), 'signed');
      append.isSigned = true;
      return signature;
    },
    sealPin: (pin, header) => ports.through(() => sealFor(disk, serverNow(), pin, header)),
    highWater: createHighWater(itemsOf(disk)),
  });
  return { outbox, storage, state, locks };
}

/** The row is stored by the first piece of database work after its signature. */
function storageOn(
  disk: TabletDisk,
  ports: TabletPorts,
  append: { isSigned: boolean },
  rest: Pick<Parameters<typeof createOutboxStorage>[0], 'fill' | 'onLow' | 'onReplaced'>,
): OutboxStorage {
  const storage = createOutboxStorage({
    place: { indexedDB: disk.indexedDB, IDBKeyRange },
    generation: {
      read: () => Number(disk.items.get('generation') ?? 0),
      write: (generation) => disk.items.set('generation', String(generation)),
    },
    ...rest,
  });
  return {
    ...storage,
    run: (work) => {
      if (!append.isSigned) return ports.through(() => storage.run(work));
      append.isSigned = false;
      const store: typeof work = (database) => {
        takeRoom(disk);
        return work(database);
      };
      return ports.through(() => storage.run(store), 'stored');
    },
  };
}

const itemsOf = ({ items }: TabletDisk) => ({
  getItem: (name: string) => items.get(name) ?? null,
  setItem: (name: string, value: string) => void items.set(name, value),
});

async function sealFor(disk: TabletDisk, now: number, pin: string, header: Uint8Array) {
  const sealingKey = sealingKeyInForce(disk.settings?.sealingKeys ?? [], now);
  if (sealingKey === undefined) throw new Error('The server has never told its sealing key.');
  return { keyId: sealingKey.keyId, seal: await sealPin(pin, header, sealingKey) };
}
