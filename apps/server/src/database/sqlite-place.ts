import { statSync } from 'node:fs';
import type { Database } from './database.ts';
import { sqlitePath } from './sqlite-path.ts';

/** Which file stands under the name of the database; null where there is none, and on PostgreSQL. */
export function placeOf({ engine, options }: Pick<Database, 'engine' | 'options'>): string | null {
  if (engine !== 'sqlite') return null;
  const stat = statSync(sqlitePath(options.dataDir), { throwIfNoEntry: false });
  return stat === undefined ? null : `${stat.dev}|${stat.ino}`;
}

/** Whether it still is the file that was opened. One that was removed takes every write, and is gone with the process. */
export function isInPlace(database: Pick<Database, 'engine' | 'options'>, opened: string | null): boolean {
  return placeOf(database) === opened;
}
