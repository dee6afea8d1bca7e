// SQLite copies its write-ahead log into the file when the log has grown to 16 MiB, on the connection that happens to commit then. On the
// server's own that takes it from punches for some 40 ms. Another thread copies ahead, so that nothing is left to copy by then.
import type { Database } from './database.ts';

/** Often, so that a commit never waits long for a disk that is busy with the copy. */
const EVERY_MS = 250;

/** For a connection in another thread than that which writes. It does not keep the process alive. */
export function checkpointAhead({ engine, knex }: Database): void {
  if (engine === 'postgresql') return;
  setInterval(() => {
    // It waits for nobody. What fails is tried again, and if it always failed, the connection that writes would do it.
    knex.raw('pragma wal_checkpoint(passive)').catch(() => undefined);
  }, EVERY_MS).unref();
}
