// No byte of deleted data may stay in the files. On PostgreSQL we leave that to its server. SQLite needs three things:
//
//   1. every connection writes zeros over what it deletes (`secure_delete` in sqlite.ts)
//   2. the log beside the file is emptied: it still holds the page as it was before
//   3. the file is rewritten: when SQLite moves rows closer together in a page, a copy can stay in the unused part of the page
import { statSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type BetterSqlite3 from 'better-sqlite3';
import type { Database } from './database.ts';
import { readIntegrity } from './integrity-record.ts';
import { isBusy } from './sqlite-file.ts';
import { sqlitePath } from './private-files.ts';

type ConnectionPool = {
  readonly acquireConnection: () => Promise<BetterSqlite3.Database>;
  readonly releaseConnection: (connection: BetterSqlite3.Database) => Promise<void>;
};

/** Everybody waits while a file is rewritten. One of this size takes about a second. */
const LARGEST_REWRITTEN_BYTES = 64 * 1024 ** 2;

/** Empties the log. Waits some seconds for readers, and for a server that copies it. */
export async function emptyLog({ engine, knex }: Database): Promise<void> {
  if (engine === 'postgresql') return;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const [result]: { busy: number }[] = await knex.raw('pragma wal_checkpoint(truncate)');
    if (result?.busy === 0) return;
    await wait(AGAIN_AFTER_MS);
  }
}

/** For what else copies the log SQLite does not wait. */
const [ATTEMPTS, AGAIN_AFTER_MS] = [20, 50];

/** The same without waiting: while somebody reads or writes, it is left for the next time. */
export async function emptyLogIfFree(database: Database): Promise<void> {
  await withoutWaiting(database, (connection) => connection.pragma('wal_checkpoint(truncate)'));
}

/**
 * Rewrites a small file, and leaves a large or damaged one as it is. Empty the log afterwards.
 * @returns false when somebody else writes: then try again later
 */
export async function rewriteFileIfFree(database: Database): Promise<boolean> {
  const { engine, options } = database;
  if (engine === 'postgresql') return true;
  if (statSync(sqlitePath(options.dataDir)).size > LARGEST_REWRITTEN_BYTES) return true;
  if ((readIntegrity(options.dataDir)?.damage ?? []).length > 0) return true;
  try {
    await withoutWaiting(database, rewrite);
    return true;
  } catch (failure) {
    if (isBusy(failure)) return false;
    throw failure;
  }
}

/** Temporary data stays in memory, so that no copy of personal data gets into a folder for temporary files. */
function rewrite(connection: BetterSqlite3.Database): void {
  connection.pragma('temp_store = memory');
  try {
    connection.exec('vacuum');
  } finally {
    connection.pragma('temp_store = default');
  }
}

/** Does what only SQLite needs on a connection that waits for no lock. */
async function withoutWaiting(
  { engine, knex }: Database,
  work: (connection: BetterSqlite3.Database) => unknown,
): Promise<void> {
  if (engine === 'postgresql') return;
  const pool = knex.client as ConnectionPool;
  const connection = await pool.acquireConnection();
  try {
    const patience = Number(connection.pragma('busy_timeout', { simple: true }));
    connection.pragma('busy_timeout = 0');
    try {
      work(connection);
    } finally {
      // Also after a failure, such as a full disk: the next punch must wait for a lock as usual.
      connection.pragma(`busy_timeout = ${patience}`);
    }
  } finally {
    await pool.releaseConnection(connection);
  }
}
