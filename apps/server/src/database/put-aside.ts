import { existsSync, renameSync } from 'node:fs';
import { dirname } from 'node:path';
import { forgetIntegrity } from './integrity-record.ts';

/** What SQLite keeps beside a file while it is open, or after a crash. Under the old name SQLite would write it into the next file. */
const COMPANIONS = ['', '-wal', '-shm'];

/**
 * Gives a SQLite database another name, with all files that belong to it. The result of its last check no longer counts.
 * @param now epoch milliseconds
 * @returns its new name, or null where there was no file
 */
export function putAside(path: string, now: number): string | null {
  const aside = `${path}.before-${new Date(now).toISOString().replaceAll(':', '-')}`;
  const standing = COMPANIONS.filter((companion) => existsSync(`${path}${companion}`));
  for (const companion of standing) renameSync(`${path}${companion}`, `${aside}${companion}`);
  forgetIntegrity(dirname(path));
  return standing[0] === undefined ? null : `${aside}${standing[0]}`;
}
