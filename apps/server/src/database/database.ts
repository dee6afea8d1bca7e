// One query builder over the configured database. What differs between the two is in sqlite.ts and postgresql.ts.
import type { Knex } from 'knex';
import { openPostgresql } from './postgresql.ts';
import { preparePrivateDatabase, sqlitePath } from './private-files.ts';
import { openSqlite } from './sqlite.ts';

/** What a store reads and writes through: the database itself or a transaction. */
export type Queryable = Knex;

export type Database = {
  readonly engine: 'sqlite' | 'postgresql';
  readonly knex: Knex;
  /** How it was opened, so that a thread can open it too. */
  readonly options: DatabaseOptions;
  readonly close: () => Promise<void>;
};

export type DatabaseOptions = {
  /** Unset: SQLite in `dataDir`. */
  readonly databaseUrl: string | null;
  readonly dataDir: string;
  readonly databasePoolSize: number;
  /** Refuses every write. */
  readonly isReadOnly?: boolean;
};

/**
 * Opens the configured database and checks that it keeps punches as safely as they need.
 * @throws Error when the engine cannot be reached or does not take the durability settings
 * @throws DatabaseRefused when others may use the folder of SQLite
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { databaseUrl, databasePoolSize, isReadOnly = false } = options;
  if (databaseUrl !== null) {
    const knex = await openPostgresql(databaseUrl, databasePoolSize, isReadOnly);
    return { engine: 'postgresql', knex, options, close: () => knex.destroy() };
  }
  if (!isReadOnly) preparePrivateDatabase(options.dataDir);
  const knex = await openSqlite(sqlitePath(options.dataDir), isReadOnly);
  return { engine: 'sqlite', knex, options, close: () => knex.destroy() };
}
