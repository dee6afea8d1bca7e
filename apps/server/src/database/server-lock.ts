// SQLite may have one server only: a second one would count request limits separately. Commands need no lock.
import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { isBusy } from './sqlite-file.ts';

export type ServerLock = { readonly release: () => void };

/**
 * The operating system holds the lock for the process and releases it when the process ends, also by SIGKILL. A file with a
 * process id would still be there after a power cut.
 * @returns null when another process holds it
 */
export function takeServerLock(dataDir: string): ServerLock | null {
  const path = join(dataDir, 'server.lock');
  createOnce(path);
  const connection = new Sqlite(path, { timeout: 0 });
  try {
    // Nothing is ever written to it, so it needs no journal that a crash would leave behind.
    connection.pragma('journal_mode = OFF');
    connection.exec('begin exclusive');
    return { release: () => connection.close() };
  } catch (error) {
    connection.close();
    if (isBusy(error)) return null;
    throw error;
  }
}

/** SQLite would make the file readable by others. An existing file is not opened: closing it would release this process's lock. */
function createOnce(path: string): void {
  try {
    closeSync(openSync(path, 'wx', 0o600));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
}
