// The disk of a tablet as the version before left it: the next page load has to bring it up to date, with whatever waits in it.
import { Dexie } from 'dexie';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { outboxDatabaseName } from '@stimpill/kiosk/storage/outbox-database.ts';
import type { TabletDisk } from './tablet-disk.ts';

/** Version 1 as it was shipped; it had no photos yet. */
const STORES = {
  punches:
    'punchId, &[deviceId+keyEpoch+sequence], [status+deviceId+keyEpoch+sequence], status, settledAt, awaitsReceipt',
  heads: 'deviceId',
  serverMarks: 'deviceId',
  clock: 'id',
  ballast: 'id',
};

export async function goBackToOlderApp(disk: TabletDisk): Promise<void> {
  const name = outboxDatabaseName(Number(disk.items.get('generation') ?? 0));
  const older = new IDBFactory();
  const from = new Dexie(name, { indexedDB: disk.indexedDB, IDBKeyRange });
  const to = new Dexie(name, { indexedDB: older, IDBKeyRange });
  to.version(1).stores(STORES);
  await from.open();
  for (const table of Object.keys(STORES)) await to.table(table).bulkAdd(await from.table(table).toArray());
  from.close();
  to.close();
  disk.indexedDB = older;
}
