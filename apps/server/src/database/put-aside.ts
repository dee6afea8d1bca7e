import { existsSync, renameSync } from 'node:fs';

/** What SQLite keeps beside a file while it is open, or after a crash. Left under its name, it would be played into the next file. */
const COMPANIONS = ['', '-wal', '-shm'];

/**
 * Gives a SQLite database another name, with all that belongs to it.
 * @param now epoch milliseconds
 * @returns the name it has now, or null where nothing stood
 */
export function putAside(path: string, now: number): string | null {
  const aside = `${path}.before-${new Date(now).toISOString().replaceAll(':', '-')}`;
  const standing = COMPANIONS.filter((companion) => existsSync(`${path}${companion}`));
  for (const companion of standing) renameSync(`${path}${companion}`, `${aside}${companion}`);
  return standing[0] === undefined ? null : `${aside}${standing[0]}`;
}
