import type BetterSqlite3 from 'better-sqlite3';
import type { Database } from './database.ts';

type ConnectionPool = {
  readonly acquireConnection: () => Promise<BetterSqlite3.Database>;
  readonly releaseConnection: (connection: BetterSqlite3.Database) => Promise<void>;
};

/** Empties the log beside the file, in which an erased row may still stand; as far as readers let it. */
export async function emptyLog({ engine, knex }: Database): Promise<void> {
  if (engine === 'sqlite') await knex.raw('pragma wal_checkpoint(truncate)');
}

/** The same where nobody may wait for it: while somebody reads or writes, it is left for the next time. */
export async function emptyLogIfFree({ engine, knex }: Database): Promise<void> {
  if (engine !== 'sqlite') return;
  const pool = knex.client as ConnectionPool;
  const connection = await pool.acquireConnection();
  try {
    const patience = Number(connection.pragma('busy_timeout', { simple: true }));
    connection.pragma('busy_timeout = 0');
    try {
      connection.pragma('wal_checkpoint(truncate)');
    } finally {
      // On a full disk the log stays as it is, and the next punch must wait its turn as ever.
      connection.pragma(`busy_timeout = ${patience}`);
    }
  } finally {
    await pool.releaseConnection(connection);
  }
}
