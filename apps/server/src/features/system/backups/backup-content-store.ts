// What is erased by time, in the file of a backup. It may be of an earlier version, which had fewer tables.
import Sqlite from 'better-sqlite3';
import { allMigrations } from '#database/migrations/all-migrations.ts';
import type { Erasure } from '#features/people/erasure-store.ts';
import { PERSONAL, PERSONAL_KINDS, type PersonalKind } from '../erasing/personal-kinds.ts';

const DAY_MS = 86_400_000;
/** A backup is cleared at the first one that is made when it is a day old; the second day is for a server that was away. */
const HELD_MS = 2 * DAY_MS;

/**
 * Before a copy becomes a backup: what will be over its time while the backup holds it is left out.
 * @param now epoch milliseconds
 */
export function backupContent(now: number): (draft: string) => void {
  return (draft) =>
    inFile(draft, (file) => {
      for (const kind of kindsIn(file)) file.prepare(`delete ${over(kind)}`).run(overAt(kind, now + HELD_MS));
    });
}

/** Leaves out all of it, and no byte of it in unused parts of pages. */
export function leaveOutPersonal(draft: string): void {
  inFile(draft, (file) => {
    for (const kind of kindsIn(file)) file.exec(`delete from ${PERSONAL[kind].table}`);
  });
  writeAnew(draft);
}

/** Leaves no byte of what was removed in unused parts of pages. */
export function writeAnew(draft: string): void {
  inFile(draft, (file) => file.exec('vacuum'));
}

/** Whom of these it still knows by name. Nobody in one of an earlier version, which this one does not write into. */
export function stillNamed(path: string, erasures: readonly Erasure[]): readonly Erasure[] {
  return inFile(path, (file) => {
    const migrations = file.prepare('select count(*) from knex_migrations').pluck().get();
    if (migrations !== allMigrations.length) return [];
    const named = file.prepare(
      `select 1 from employees where company_id = ? and id = ? and id not in (select employee_id from erasures)`,
    );
    return erasures.filter(({ companyId, employeeId }) => named.get(companyId, employeeId) !== undefined);
  });
}

export function holdsPersonal(path: string): boolean {
  return inFile(path, (file) => kindsIn(file).some((kind) => isThere(file, `from ${PERSONAL[kind].table}`)));
}

/** Whether it holds what is over its time, by the settings of its companies. False for a file that cannot be read: nothing restores it. */
export function holdsOverdue(path: string, now: number): boolean {
  try {
    return inFile(path, (file) => kindsIn(file).some((kind) => isThere(file, over(kind), overAt(kind, now))));
  } catch (failure) {
    if (failure instanceof Sqlite.SqliteError) return false;
    throw failure;
  }
}

function inFile<T>(path: string, work: (file: Sqlite.Database) => T): T {
  const file = new Sqlite(path, { fileMustExist: true });
  try {
    file.pragma('secure_delete = on');
    // Temporary data stays in memory, so that no copy gets into a folder for temporary files.
    file.pragma('temp_store = memory');
    return work(file);
  } finally {
    file.close();
  }
}

function kindsIn(file: Sqlite.Database): PersonalKind[] {
  const tables = new Set(file.prepare(`select name from sqlite_master where type = 'table'`).pluck().all());
  return PERSONAL_KINDS.filter((kind) => tables.has(PERSONAL[kind].table));
}

function over(kind: PersonalKind): string {
  const { table, since, kept } = PERSONAL[kind];
  const days = 'days' in kept ? '0' : `(select ${kept.column} from companies where id = ${table}.company_id)`;
  return `from ${table} where ${since} < ? - ${days} * ${DAY_MS}`;
}

function overAt(kind: PersonalKind, now: number): number {
  const { kept } = PERSONAL[kind];
  return 'days' in kept ? now - kept.days * DAY_MS : now;
}

function isThere(file: Sqlite.Database, from: string, ...values: readonly number[]): boolean {
  return file.prepare(`select 1 ${from} limit 1`).get(...values) !== undefined;
}
