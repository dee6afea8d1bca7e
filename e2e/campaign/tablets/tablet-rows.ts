// Looks into the outbox of a tablet from beside it, and changes it there.
import { IDBKeyRange } from 'fake-indexeddb';
import {
  OutboxDatabase,
  outboxDatabaseName,
  type OutboxPunch,
} from '@stimpill/kiosk/storage/outbox-database.ts';
import type { TabletDisk } from './tablet-disk.ts';

const OTHER = { start: 'stop', stop: 'start' } as const;

export const readRows = (disk: TabletDisk): Promise<readonly OutboxPunch[]> =>
  beside(disk, ({ punches }) => punches.toArray());

/** Of which punches the tablet holds the photo. */
export const readPhotoIds = (disk: TabletDisk): Promise<readonly string[]> =>
  beside(disk, ({ photos }) => photos.toCollection().primaryKeys());

export type Altered = { readonly punchId: string; readonly envelope: string };

/**
 * Somebody, or a failing disk, changes the newest punch that waits: a start becomes a stop, and a stop a start.
 * @returns undefined where nothing waits
 */
export function alterNewestPunch(disk: TabletDisk): Promise<Altered | undefined> {
  return beside(disk, async ({ punches }) => {
    const waiting = await punches.where('status').equals('waiting').sortBy('sequence');
    const newest = waiting.at(-1);
    if (newest === undefined) return undefined;
    const { punchId, action } = newest;
    const envelope = toOpposite(newest.envelope, action);
    await punches.update(punchId, { envelope });
    return { punchId, envelope };
  });
}

export async function beside<Result>(
  { indexedDB, items }: TabletDisk,
  work: (database: OutboxDatabase) => Promise<Result>,
): Promise<Result> {
  const name = outboxDatabaseName(Number(items.get('generation') ?? 0));
  const database = new OutboxDatabase(name, { indexedDB, IDBKeyRange });
  try {
    return await work(database);
  } finally {
    database.close();
  }
}

function toOpposite(envelope: string, action: 'start' | 'stop'): string {
  const text = Buffer.from(envelope, 'base64url').toString();
  const altered = text.replace(`"action":"${action}"`, `"action":"${OTHER[action]}"`);
  if (altered === text) throw new Error('The punch is not written as the campaign believes.');
  return Buffer.from(altered).toString('base64url');
}
