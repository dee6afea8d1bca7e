// A backup becomes the database again. Never while the database is in use; the old database is kept under another name.
import { chmodSync, constants, copyFileSync, existsSync, renameSync, rmSync } from 'node:fs';
import Sqlite from 'better-sqlite3';
import { Refused } from '#errors/refused.ts';
import { closeToOthers, makePrivateFolder, sqlitePath, syncFile } from './private-files.ts';
import { takeServerLock } from './server-lock.ts';
import { inspectFile, openAlone, type FileFacts } from './sqlite-file.ts';
import { whose } from '#whose-file.ts';
import { dirname } from 'node:path';
import { forgetIntegrity } from './integrity-record.ts';

export type RestoreRequest = {
  readonly backup: string;
  readonly dataDir: string;
  /** Fingerprint of the secrets in SECRETS_DIR. */
  readonly secretsId: string;
  /** Whether an existing database may be put aside. */
  readonly replace: boolean;
  /** Epoch milliseconds. */
  readonly now: number;
};

export type Restored = {
  readonly facts: FileFacts;
  /** The name under which the old database is kept. */
  readonly putAside: string | null;
};

/** @throws Refused */
export function restore(request: RestoreRequest): Restored {
  const { dataDir, replace } = request;
  const target = sqlitePath(dataDir);
  makePrivateFolder(dataDir);
  closeToOthers(target);
  if (existsSync(target) && !replace) {
    throw new Refused(
      `${target} exists. Give --replace to put it aside and restore over it. Nothing was changed.`,
    );
  }
  // A server whose file was removed still runs, but has no file of this name open: only the lock shows it. No server can start meanwhile.
  const lock = takeServerLock(dataDir);
  if (lock === null) throw inUse(target);
  try {
    return bringBack(request, target);
  } finally {
    lock.release();
  }
}

function bringBack(request: RestoreRequest, target: string): Restored {
  const { backup, dataDir, now } = request;
  const draft = `${target}.${process.pid}.restoring`;
  try {
    const facts = checkedCopy(request, draft);
    const aside = putAsideWhole(target, now);
    renameSync(draft, target);
    syncFile(dataDir);
    return { facts, putAside: aside };
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (code === 'ENOENT' || code === 'EACCES' || code === 'EISDIR')
      throw new Refused(`${backup} cannot be read (${code}).${whose(backup)} Nothing was changed.`);
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Checks a copy, so that the backup itself stays as it is. */
function checkedCopy({ backup, secretsId }: RestoreRequest, draft: string): FileFacts {
  copyFileSync(backup, draft, constants.COPYFILE_EXCL);
  chmodSync(draft, 0o600);
  const facts = inspectFile(draft);
  if (facts.secretsId !== secretsId) {
    throw new Refused(
      `${backup} was made with other secrets than those in SECRETS_DIR: no PIN in it could be checked. Import its secrets first with "stimpill secrets import". Nothing was changed.`,
    );
  }
  syncFile(draft);
  return facts;
}

/** Moves the whole database to another name while nobody else has it open; nothing of it stays under the old one. */
function putAsideWhole(target: string, now: number): string | null {
  const alone = existsSync(target) ? openSound(target) : null;
  try {
    return putAside(target, now);
  } finally {
    alone?.close();
  }
}

/**
 * @returns null for a damaged file: it goes aside as it is, with its log beside it
 * @throws Refused while somebody else has it open
 */
function openSound(target: string): Sqlite.Database | null {
  try {
    const alone = openAlone(target);
    if (alone === null) throw inUse(target);
    alone.pragma('journal_mode = DELETE');
    return alone;
  } catch (error) {
    if (error instanceof Sqlite.SqliteError) return null;
    throw error;
  }
}

function inUse(target: string): Refused {
  return new Refused(`A server or another command uses ${target}. Stop it first. Nothing was changed.`);
}

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
