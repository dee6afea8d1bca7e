// Can a punch be stored now? Tried on the database, because a connection that answers reads may still take no write.
import type { Clock } from '#clock.ts';
import type { Database } from '#database/database.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { tryInbox, writeTrial } from './installation-store.ts';
import { statSync } from 'node:fs';
import { sqlitePath } from '../../database/private-files.ts';

/** At most one flush to the disk in this time, however often somebody asks. */
const GOOD_FOR_MS = 5_000;

/** @returns a function that rejects with the reason when no punch can be stored */
export function createStorageTrial(database: Database, clock: Clock): () => Promise<void> {
  const place = placeOf(database);
  let goodUntil = 0;
  let trial: Promise<void> | undefined;

  const tryNow = async () => {
    await inTransaction(database, async (tx) => {
      // PostgreSQL would keep the row until its next vacuum.
      if (database.engine === 'sqlite') await tryInbox(tx, clock());
      await writeTrial(tx);
    });
    goodUntil = performance.now() + GOOD_FOR_MS;
  };
  return async () => {
    if (!isInPlace(database, place)) throw new Error('The file of the database was removed or replaced.');
    if (performance.now() < goodUntil) return;
    trial ??= tryNow().finally(() => (trial = undefined));
    await trial;
  };
}

/** Which file has the name of the database now; null where there is none, and on PostgreSQL. */
function placeOf({ engine, options }: Pick<Database, 'engine' | 'options'>): string | null {
  if (engine !== 'sqlite') return null;
  const stat = statSync(sqlitePath(options.dataDir), { throwIfNoEntry: false });
  return stat === undefined ? null : `${stat.dev}|${stat.ino}`;
}

/** Whether it is still the file that was opened. A removed file accepts every write, but is lost when the process ends. */
function isInPlace(database: Pick<Database, 'engine' | 'options'>, opened: string | null): boolean {
  return placeOf(database) === opened;
}
