// The backups of a running server, in a thread that ends with each of them.
import { systemClock } from './clock.ts';
import { createCompanyWork } from './company-work.ts';
import type { Config } from './config.ts';
import type { Database } from './database/database.ts';
import { backUpRegularly } from './features/system/backups/back-up-regularly.ts';
import type { Log } from './log.ts';

/** @returns a function that ends it */
export function makeBackups({ backups }: Config, { options }: Database, log: Log): () => Promise<void> {
  if (backups === null) return () => Promise.resolve();
  const thread = createCompanyWork(options, systemClock);
  const stop = backUpRegularly({
    ...backups,
    clock: systemClock,
    backUp: thread.backUp,
    clear: thread.clearBackup,
    erase: thread.eraseInBackup,
    onEnd: thread.close,
    onMade: ({ secretsId: _, ...made }) => log.info(made, 'a backup was made'),
    onFailure: (why) => log.error({}, why),
  });
  return () => {
    stop();
    return thread.close();
  };
}
