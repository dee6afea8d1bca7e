// What a tablet keeps through a restart: its database, the second copy, and the small texts beside them.
import { IDBFactory } from 'fake-indexeddb';
import type { StationSettings } from '@stimpill/kiosk/storage/kiosk-database.ts';
import { outboxDatabaseName } from '@stimpill/kiosk/storage/outbox-database.ts';
import type { WallClock } from './tablet-clock.ts';

export type TabletDisk = {
  indexedDB: IDBFactory;
  lines: string[];
  readonly items: Map<string, string>;
  settings: StationSettings | undefined;
  readonly wall: WallClock;
  /** How many times in a row it has no room for a punch, whatever is given up for it meanwhile. */
  refusals: number;
};

export function createTabletDisk(): TabletDisk {
  return {
    indexedDB: new IDBFactory(),
    lines: [],
    items: new Map(),
    settings: undefined,
    wall: { aheadBy: 0 },
    refusals: 0,
  };
}

/** As after a hard restart: the database is still there and cannot be opened any more. */
export function breakDatabase({ indexedDB, items }: TabletDisk): void {
  const broken = outboxDatabaseName(Number(items.get('generation') ?? 0));
  const open = indexedDB.open.bind(indexedDB);
  indexedDB.open = (name, version) => {
    if (name === broken) throw new DOMException('Internal error opening backing store.', 'UnknownError');
    return open(name, version);
  };
}

/** What browsers say of work that needs room where there is none. */
export function takeRoom(disk: TabletDisk): void {
  if (disk.refusals === 0) return;
  disk.refusals -= 1;
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
}
