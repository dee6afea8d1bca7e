import { statSync } from 'node:fs';
import type { Database } from './database.ts';
import { sqlitePath } from './sqlite-path.ts';

/** Which file has the name of the database now; null where there is none, and on PostgreSQL. */
export function placeOf({ engine, options }: Pick<Database, 'engine' | 'options'>): string | null {
  if (engine !== 'sqlite') return null;
  const stat = statSync(sqlitePath(options.dataDir), { throwIfNoEntry: false });
  return stat === undefined ? null : `${stat.dev}|${stat.ino}`;
}

/** Whether it is still the file that was opened. A removed file accepts every write, but is lost when the process ends. */
export function isInPlace(database: Pick<Database, 'engine' | 'options'>, opened: string | null): boolean {
  return placeOf(database) === opened;
}
