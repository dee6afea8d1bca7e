// What SQLite needs to keep an acknowledged punch through a power cut.
import type BetterSqlite3 from 'better-sqlite3';
import knexFactory, { type Knex } from 'knex';
import BetterSqlite3Client from 'knex/lib/dialects/better-sqlite3/index.js';
import SqliteTransaction from 'knex/lib/dialects/sqlite3/execution/sqlite-transaction.js';
import { noLogOfItsOwn } from './knex-log.ts';

const KEPT_STATEMENTS = 500;

/** 3.7.0 to 3.51.2 can corrupt the file when two connections checkpoint and write together. */
const OLDEST_SQLITE = [3, 51, 3] as const;

type Pragma = readonly [name: string, set: string, readBack: string | number];

const READ_ONLY: Pragma = ['query_only', 'ON', 1];

/** Set on every connection, in this order, and read back: a setting that did not stick stops the start. */
const PRAGMAS: readonly Pragma[] = [
  ['busy_timeout', '5000', 5000],
  ['journal_mode', 'WAL', 'wal'],
  ['synchronous', 'FULL', 2],
  ['foreign_keys', 'ON', 1],
  ['trusted_schema', 'OFF', 0],
  // Otherwise "insert or replace" would remove a row of an append-only table without running its trigger.
  ['recursive_triggers', 'ON', 1],
  // Every deletion overwrites the data with zeros, so that no page of the file still holds it.
  ['secure_delete', 'ON', 1],
  // KiB. The pages that the punches of a shift change touch stay in memory; the 2 MiB that SQLite takes by itself are too few for a thousand people.
  ['cache_size', '-16384', -16384],
  // Pages: the write-ahead log grows to 16 MiB before it is copied into the file. A page that many punches changed is copied once.
  ['wal_autocheckpoint', '4000', 4000],
];

/** A deferred BEGIN takes the write lock too late: its upgrade ignores busy_timeout and fails at once. */
class ImmediateTransaction extends SqliteTransaction {
  override begin(connection: unknown): Promise<unknown> {
    return this.query(connection, 'BEGIN IMMEDIATE;');
  }
}

class DurableSqliteClient extends BetterSqlite3Client {
  override transaction(...parts: readonly unknown[]): unknown {
    return new ImmediateTransaction(this, ...parts);
  }
}

export async function openSqlite(filename: string, isReadOnly = false): Promise<Knex> {
  const knex = knexFactory({
    client: DurableSqliteClient as unknown as typeof Knex.Client,
    connection: { filename },
    useNullAsDefault: true,
    log: noLogOfItsOwn,
    pool: {
      min: 1,
      max: 1,
      afterCreate: (
        connection: BetterSqlite3.Database,
        done: (error: Error | null, connection: unknown) => void,
      ) => {
        keepPrepared(connection);
        done(applyPragmas(connection, isReadOnly ? [...PRAGMAS, READ_ONLY] : PRAGMAS), connection);
      },
    },
  });
  const rows: { version: string }[] = await knex.raw('select sqlite_version() as version');
  refuseOldSqlite(rows[0]?.version ?? '0');
  return knex;
}

/**
 * knex prepares a statement for every call; for a write, SQLite then compiles its triggers each time. Here a prepared statement is
 * kept and used again for the same text; SQLite itself prepares it again when the schema has changed.
 */
function keepPrepared(connection: BetterSqlite3.Database): void {
  const kept = new Map<string, BetterSqlite3.Statement>();
  const prepare = connection.prepare.bind(connection);
  const prepareOnce = (sql: string) => {
    const known = kept.get(sql);
    if (known !== undefined) return known;
    const statement = prepare(sql);
    // Lists of ids give statements of every length, so the number is limited; the oldest are dropped first.
    const [oldest] = kept.keys();
    if (kept.size >= KEPT_STATEMENTS && oldest !== undefined) kept.delete(oldest);
    kept.set(sql, statement);
    return statement;
  };
  Object.assign(connection, { prepare: prepareOnce });
}

function applyPragmas(connection: BetterSqlite3.Database, pragmas: readonly Pragma[]): Error | null {
  for (const [name, set, expected] of pragmas) {
    connection.pragma(`${name} = ${set}`);
    const actual = connection.pragma(name, { simple: true });
    if (actual !== expected)
      return new Error(`SQLite did not take "${name} = ${set}"; it says ${String(actual)}.`);
  }
  return null;
}

function refuseOldSqlite(version: string): void {
  const parts = version.split('.').map(Number);
  const difference =
    OLDEST_SQLITE.map((oldest, index) => (parts[index] ?? 0) - oldest).find((part) => part !== 0) ?? 0;
  if (difference < 0)
    throw new Error(`SQLite ${version} is too old; ${OLDEST_SQLITE.join('.')} is the oldest that is safe.`);
}
