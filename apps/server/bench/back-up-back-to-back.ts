// Backups of SQLite one after the other, each in a thread that ends with it, as those of a server with BACKUP_DIR. Needs the built thread.
import { rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '#database/database.ts';
import { systemClock } from '../src/clock.ts';
import { createCompanyWork } from '../src/company-work.ts';

export type MadeBackups = { readonly count: number; readonly bytes: number };

/** @returns a function that ends it after the one under way */
export function backUpBackToBack({ options }: Database): () => Promise<MadeBackups> {
  let isOver = false;
  const path = join(options.dataDir, 'backup.sqlite');
  const thread = createCompanyWork(options, systemClock);
  const made = { count: 0, bytes: 0 };
  const goOn = async () => {
    while (!isOver) {
      await thread.backUp(path);
      await thread.close();
      made.bytes = statSync(path).size;
      rmSync(path);
      made.count += 1;
    }
    return made;
  };
  const going = goOn();
  return () => {
    isOver = true;
    return going;
  };
}
