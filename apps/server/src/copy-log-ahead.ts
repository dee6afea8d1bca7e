// SQLite copies its write-ahead log into the file when the log has grown to 16 MiB, on the connection that happens to commit then. On the
// server's own that takes it from punches for some 40 ms. A thread copies ahead, so that nothing is left to copy by then.
import type { Database } from './database/database.ts';
import { sqlitePath } from './database/private-files.ts';
import { startThread } from './start-thread.ts';

export type LogCopierStart = { readonly path: string };

/**
 * On PostgreSQL nothing.
 * @param onFailure the thread has ended; from then on the server's own connection copies
 * @returns a function that ends it
 */
export function copyLogAhead(
  { engine, options }: Database,
  onFailure: (failure: unknown) => void,
): () => Promise<void> {
  if (engine === 'postgresql') return () => Promise.resolve();
  const workerData: LogCopierStart = { path: sqlitePath(options.dataDir) };
  const worker = startThread('log-copier', workerData);
  worker.on('error', onFailure);
  return async () => {
    await worker.terminate();
  };
}
