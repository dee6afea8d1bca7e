// The database holds hashes, working time and photos of people: nobody but the server's own user may read a file of it.
import {
  chmodSync,
  closeSync,
  constants,
  existsSync,
  fchmodSync,
  mkdirSync,
  openSync,
  statSync,
  fsyncSync,
} from 'node:fs';
import { DatabaseRefused } from '../errors/refused.ts';
import { join } from 'node:path';

const FILE_MODE = 0o600;
const FOLDER_MODE = 0o700;
const OTHERS = 0o077;
const ALL = 0o777;

/** Windows has no such modes; there the rights of the parent folder decide. */
const HAS_MODES = process.platform !== 'win32';

/** Call it before SQLite opens the file: the files that SQLite makes beside it get the same mode. */
export function preparePrivateDatabase(dataDir: string): void {
  makePrivateFolder(dataDir);
  const path = sqlitePath(dataDir);
  if (existsSync(path)) closeToOthers(path);
  else makePrivateFile(path);
}

/**
 * Makes a folder for its owner alone. One that is there already is never changed: it may hold more than ours.
 * @throws DatabaseRefused when others may use it
 */
export function makePrivateFolder(path: string): void {
  const isNew = mkdirSync(path, { recursive: true, mode: FOLDER_MODE }) !== undefined;
  if (isNew) chmodSync(path, FOLDER_MODE);
  const mode = openModeOf(path);
  if (mode !== null) throw new DatabaseRefused(whyRefused(path, mode));
}

export function whyRefused(path: string, mode: string): string {
  return `The folder ${path} is open to others (mode ${mode}). If nothing else is in it, run: chmod 700 ${path} — otherwise set DATA_DIR to a folder of its own.`;
}

/** An empty file that was not there before. */
export function makePrivateFile(path: string): void {
  if (!HAS_MODES) return;
  const handle = openSync(path, constants.O_CREAT | constants.O_EXCL | constants.O_WRONLY, FILE_MODE);
  try {
    fchmodSync(handle, FILE_MODE);
  } finally {
    closeSync(handle);
  }
}

/** Earlier versions made a database that others can read: takes those rights from it and from the files that SQLite keeps beside it. */
export function closeToOthers(path: string): void {
  for (const { file } of openFilesOf(path)) chmodSync(file, FILE_MODE);
}

/** @returns those files of a database that others than its owner may use */
export function openFilesOf(path: string): { readonly file: string; readonly mode: string }[] {
  return ['', '-wal', '-shm', '-journal'].flatMap((suffix) => {
    const file = `${path}${suffix}`;
    const mode = openModeOf(file);
    return mode === null ? [] : [{ file, mode }];
  });
}

/** @returns the mode of a file or folder that others than its owner may use; null when nobody else may, or there is none */
export function openModeOf(path: string): string | null {
  if (!HAS_MODES || !existsSync(path)) return null;
  const mode = statSync(path).mode & ALL;
  return (mode & OTHERS) === 0 ? null : mode.toString(8);
}

export function sqlitePath(dataDir: string): string {
  return join(dataDir, 'stimpill.sqlite');
}

/** Writes a file, or the names in a folder, to the disk, so that a power cut cannot lose them. Windows cannot open a folder. */
export function syncFile(path: string): void {
  if (process.platform === 'win32') return;
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
