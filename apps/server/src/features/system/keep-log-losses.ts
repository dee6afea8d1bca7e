// Counts in the database how many lines could not be written to the log. The doctor is a process of its own and finds the number
// there; the log itself cannot tell it.
import type { Clock } from '#clock.ts';
import type { Database } from '#database/database.ts';
import { addLogLoss } from './log-loss-store.ts';

const KEEP_EVERY_MS = 10_000;

/** For this long the doctor tells of a loss. */
export const LOSS_REMEMBERED_MS = 7 * 86_400_000;

/**
 * @param dropped lines since the start
 * @returns a function that ends it and counts what has not been counted yet
 */
export function keepLogLosses(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  dropped: () => number,
): () => Promise<void> {
  let kept = 0;
  const keep = async (): Promise<void> => {
    const lines = dropped() - kept;
    if (lines === 0) return;
    kept += lines;
    const now = clock();
    try {
      await addLogLoss(database.knex, { lines, now, forgetBefore: now - LOSS_REMEMBERED_MS });
    } catch {
      // The database may be on the same full disk. These lines stay uncounted now and are counted next time.
      kept -= lines;
    }
  };
  const timer = setInterval(() => void keep(), KEEP_EVERY_MS);
  return () => {
    clearInterval(timer);
    return keep();
  };
}
