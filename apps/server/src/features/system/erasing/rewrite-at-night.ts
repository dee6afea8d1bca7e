// Copies of erased rows can stay in the unused parts of pages (overwrite-erased.ts). So the file is rewritten when few people use it.
import { emptyLogIfFree, rewriteFileIfFree } from '#database/overwrite-erased.ts';
import type { EraseDeps } from './erase-expired.ts';

/** People who waited for the server to start come first, and so does the first check of the file's pages. */
const FIRST_REWRITE_MS = 10 * 60_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** At three at night, UTC. */
const NIGHT_MS = 3 * HOUR_MS;

/** @returns a function that rewrites the file if it is time: some minutes after the start, then every night */
export function rewritesAtNight({ database, clock }: EraseDeps): () => Promise<void> {
  let nextAt = clock() + FIRST_REWRITE_MS;
  return async () => {
    const now = clock();
    if (now < nextAt) return;
    // A failure, such as a full disk, is retried next night. If somebody else is writing, it is retried in a minute.
    nextAt = nextNight(now);
    if (!(await rewriteFileIfFree(database))) nextAt = now;
    await emptyLogIfFree(database);
  };
}

function nextNight(now: number): number {
  return (Math.floor((now - NIGHT_MS) / DAY_MS) + 1) * DAY_MS + NIGHT_MS;
}
