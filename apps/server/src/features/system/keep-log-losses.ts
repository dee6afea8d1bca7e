// How many lines the log could not take stands in the database, where the doctor finds it: a process of its own, which has no
// other way to know, and the log is the one place that cannot say so.
import type { Clock } from '#clock.ts';
import type { Database } from '#database/database.ts';
import { addLogLoss } from './log-loss-store.ts';

const KEEP_EVERY_MS = 10_000;

/** So long the doctor tells of a loss. */
export const LOSS_REMEMBERED_MS = 7 * 86_400_000;

/**
 * @param dropped lines since the start
 * @returns ends it, with what has not been counted yet
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
      // The same disk may be full under the database. Nobody can be told now; the next time counts them too.
      kept -= lines;
    }
  };
  const timer = setInterval(() => void keep(), KEEP_EVERY_MS);
  return () => {
    clearInterval(timer);
    return keep();
  };
}
