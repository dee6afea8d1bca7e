// A SQLite database as a file: is it in use, is it whole, to which secrets does it belong?
import Sqlite from 'better-sqlite3';
import { Refused } from '#errors/refused.ts';
import { allMigrations } from './migrations/all-migrations.ts';
import { whose } from '#whose-file.ts';

/**
 * Opens a file that nobody else has open, and locks everybody else out until it is closed. In WAL mode every connection holds a
 * lock as long as it exists, also an idle one.
 * @returns null when a server or another command has it open
 */
export function openAlone(path: string): Sqlite.Database | null {
  const connection = new Sqlite(path, { timeout: 0 });
  try {
    connection.pragma('locking_mode = EXCLUSIVE');
    connection.exec('begin immediate; rollback');
    return connection;
  } catch (error) {
    connection.close();
    if (isBusy(error)) return null;
    throw error;
  }
}

/** Whether somebody else holds the lock that was asked for. */
export function isBusy(error: unknown): boolean {
  return error instanceof Sqlite.SqliteError && error.code.startsWith('SQLITE_BUSY');
}

/** Whether a server or another command has the file open. */
export function isInUse(path: string): boolean {
  const alone = openAlone(path);
  alone?.close();
  return alone === null;
}

export type FileFacts = {
  /** Fingerprint of the secrets it was made with. */
  readonly secretsId: string;
  readonly companies: number;
  readonly employees: number;
  readonly timeEntries: number;
  readonly punches: number;
};

/**
 * Checks every page of a database file, and leaves it as one file that needs no other beside it.
 * @throws Refused when it is damaged, no database of Stimpill, or one of a newer version
 */
export function inspectFile(path: string): FileFacts {
  const connection = open(path);
  try {
    connection.pragma('journal_mode = DELETE');
    refuseDamage(connection, path);
    refuseNewer(connection, path);
    return factsOf(connection);
  } catch (error) {
    if (!(error instanceof Sqlite.SqliteError)) throw error;
    throw new Refused(`${path} is damaged, or no database of Stimpill (${error.code}). Nothing was changed.`);
  } finally {
    connection.close();
  }
}

function open(path: string): Sqlite.Database {
  try {
    return new Sqlite(path, { fileMustExist: true });
  } catch (error) {
    const code = error instanceof Sqlite.SqliteError ? error.code : 'unknown reason';
    throw new Refused(`${path} cannot be read (${code}).${whose(path)} Nothing was changed.`);
  }
}

function refuseDamage(connection: Sqlite.Database, path: string): void {
  const integrity = connection.pragma('integrity_check(1)', { simple: true });
  const strays = connection.pragma('foreign_key_check') as unknown[];
  if (integrity === 'ok' && strays.length === 0) return;
  throw new Refused(`${path} is damaged. Take an older backup. Nothing was changed.`);
}

function refuseNewer(connection: Sqlite.Database, path: string): void {
  const known = new Set(allMigrations.map(({ name }) => name));
  const done = connection.prepare('select name from knex_migrations order by id').pluck().all() as string[];
  const unknown = done.find((name) => !known.has(name));
  if (unknown === undefined) return;
  throw new Refused(
    `${path} was made by a newer version of Stimpill ("${unknown}"). Install that version first. Nothing was changed.`,
  );
}

function factsOf(connection: Sqlite.Database): FileFacts {
  const one = (sql: string) => connection.prepare(sql).pluck().get();
  return {
    secretsId: String(one('select secrets_id from installation')),
    companies: Number(one('select count(*) from companies')),
    employees: Number(one('select count(*) from employees')),
    timeEntries: Number(one('select count(*) from time_entries')),
    punches: Number(one('select count(*) from punch_inbox')),
  };
}
