// Somebody, or a failing disk, changes a punch that waits in a tablet: what went in comes out as its opposite.
import { IDBKeyRange } from 'fake-indexeddb';
import { OutboxDatabase, outboxDatabaseName } from '@stimpill/kiosk/storage/outbox-database.ts';
import type { TabletDisk } from './tablet-disk.ts';

const OTHER = { start: 'stop', stop: 'start' } as const;

/** @returns its id, or undefined where nothing waits */
export async function alterNewestPunch({ indexedDB, items }: TabletDisk): Promise<string | undefined> {
  const name = outboxDatabaseName(Number(items.get('generation') ?? 0));
  const database = new OutboxDatabase(name, { indexedDB, IDBKeyRange });
  const rows = await database.punches.where('status').equals('waiting').sortBy('sequence');
  const newest = rows.at(-1);
  if (newest !== undefined) {
    const envelope = toOpposite(newest.envelope, newest.action);
    await database.punches.update(newest.punchId, { envelope });
  }
  database.close();
  return newest?.punchId;
}

function toOpposite(envelope: string, action: 'start' | 'stop'): string {
  const text = Buffer.from(envelope, 'base64url').toString();
  const altered = text.replace(`"action":"${action}"`, `"action":"${OTHER[action]}"`);
  if (altered === text) throw new Error('The punch is not written as the campaign believes.');
  return Buffer.from(altered).toString('base64url');
}
