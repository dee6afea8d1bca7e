// The thread that copies SQLite's write-ahead log into the file; copy-log-ahead.ts says why.
import { workerData } from 'node:worker_threads';
import Sqlite from 'better-sqlite3';
import type { LogCopierStart } from './copy-log-ahead.ts';

/** Often, so that a commit never waits long for a disk that is busy with the copy. */
const EVERY_MS = 250;

const { path } = workerData as LogCopierStart;
const connection = new Sqlite(path, { fileMustExist: true, timeout: 0 });
connection.pragma('query_only = ON');
connection.pragma('synchronous = FULL');

setInterval(() => {
  try {
    connection.pragma('wal_checkpoint(passive)');
  } catch {
    // A full disk, or somebody who has the file to themselves: the next time.
  }
}, EVERY_MS);
