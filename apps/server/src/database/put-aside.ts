import { existsSync, renameSync } from 'node:fs';
import { dirname } from 'node:path';
import { forgetIntegrity } from './integrity-record.ts';

/** What SQLite keeps beside a file while it is open, or after a crash. Left under its name, it would be played into the next file. */
const COMPANIONS = ['', '-wal', '-shm'];

/**
 * Gives a SQLite database another name, with all that belongs to it. What was found in its pages counts no longer.
 * @param now epoch milliseconds
 * @returns the name it has now, or null where nothing stood
 */
export function putAside(path: string, now: number): string | null {
  const aside = `${path}.before-${new Date(now).toISOString().replaceAll(':', '-')}`;
  const standing = COMPANIONS.filter((companion) => existsSync(`${path}${companion}`));
  for (const companion of standing) renameSync(`${path}${companion}`, `${aside}${companion}`);
  forgetIntegrity(dirname(path));
  return standing[0] === undefined ? null : `${aside}${standing[0]}`;
}
