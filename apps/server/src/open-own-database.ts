// Opens the database that belongs to the secrets and migrates it to this version. Never makes a new one where the old one is lost.
import { mkdirSync, statSync } from 'node:fs';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import { openDatabase, type Database } from './database/database.ts';
import { DatabaseRefused } from './errors/refused.ts';
import { refuseForeignFile } from './database/foreign-database.ts';
import { isEmpty, migrate, type SchemaMove } from './database/migrate.ts';
import { takeServerLock, type ServerLock } from './database/server-lock.ts';
import { sqlitePath } from './database/private-files.ts';
import type { Secrets } from './secrets.ts';
import { areUnused, markUsed } from './unused-secrets.ts';

export type Opening = {
  /** Only one server on SQLite: refused while another process serves the same database. */
  readonly isServer: boolean;
  /** Whether a new, empty database may be made. Unset: only with secrets that never had one. */
  readonly mayBegin?: boolean;
  /** Told when the schema of an existing database changes, which may take minutes. */
  readonly onMove?: (move: SchemaMove) => void;
  /** Called before anything is written: the time is that of the database. */
  readonly setClock?: ((database: Database) => Promise<unknown>) | undefined;
};

/**
 * @throws DatabaseRefused when it is gone, has a server already, was made with other secrets or by a newer version
 * @throws Error when the engine cannot be reached
 */
export async function openOwnDatabase(
  config: Config,
  { secrets, clock }: { readonly secrets: Pick<Secrets, 'id'>; readonly clock: Clock },
  { isServer, mayBegin: isTold = false, onMove, setClock }: Opening,
): Promise<Database> {
  const isUnused = areUnused(config.secretsDir);
  const mayBegin = isTold || isUnused;
  if (!mayBegin && isFileMissing(config)) throw new DatabaseRefused(whatIsGone(config));
  const lock = isServer ? lockOrRefuse(config) : null;
  try {
    if (config.databaseUrl === null) refuseForeignFile(sqlitePath(config.dataDir), secrets.id);
    const database = await openDatabase(config);
    try {
      await setClock?.(database);
      if (!mayBegin && (await isEmpty(database.knex))) throw new DatabaseRefused(whatIsGone(config));
      await migrate(database, { secretsId: secrets.id, now: clock(), onMove });
      if (isUnused) markUsed(config.secretsDir);
      return withLock(database, lock);
    } catch (error) {
      // An open database would keep a process alive that serves nobody.
      await database.close();
      throw error;
    }
  } catch (error) {
    lock?.release();
    throw error;
  }
}

/** That the database is gone, and what to do. */
export function whatIsGone({ databaseUrl, dataDir }: Config): string {
  const ways = 'or begin with an empty database with "stimpill database create". Nothing was made.';
  return databaseUrl === null
    ? `The database is gone: the secrets in SECRETS_DIR were used with one, and there is none at ${sqlitePath(dataDir)}. ` +
        `Check DATA_DIR and that its disk is there, bring a backup back with "stimpill restore", ${ways}`
    : 'The database is gone: the secrets in SECRETS_DIR were used with one, and DATABASE_URL names an empty one. ' +
        `Check DATABASE_URL and SECRETS_DIR, bring a backup back with pg_restore, ${ways}`;
}

/** On SQLite; an empty file does not count as a database. */
export function isFileMissing({ databaseUrl, dataDir }: Config): boolean {
  if (databaseUrl !== null) return false;
  const size = statSync(sqlitePath(dataDir), { throwIfNoEntry: false })?.size ?? 0;
  return size === 0;
}

function lockOrRefuse({ databaseUrl, dataDir }: Config): ServerLock | null {
  if (databaseUrl !== null) return null;
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const lock = takeServerLock(dataDir);
  if (lock !== null) return lock;
  throw new DatabaseRefused(
    `Another server already serves the database in ${dataDir}; SQLite has one server. Stop that one first, or give this one a DATA_DIR of its own.`,
  );
}

function withLock(database: Database, lock: ServerLock | null): Database {
  if (lock === null) return database;
  const close = async () => {
    await database.close();
    lock.release();
  };
  return { ...database, close };
}
