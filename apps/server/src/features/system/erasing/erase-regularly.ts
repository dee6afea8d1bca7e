// While a server runs nothing personal outlives its time: it is looked at when the server starts, and every minute.
import { setTimeout as wait } from 'node:timers/promises';
import { emptyLogIfFree, rewriteFileIfFree } from '#database/overwrite-erased.ts';
import { eraseExpired, type EraseDeps } from './erase-expired.ts';

const EVERY_MS = 60_000;
/** Whoever has waited for the start of the server goes first, and the first look at its pages. */
const FIRST_REWRITE_MS = 10 * 60_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** At three at night, UTC. */
const NIGHT_MS = 3 * HOUR_MS;

export type ErasingDeps = EraseDeps & { readonly onFailure: (failure: unknown) => void };

/** @returns what ends it, once what is under way has come to its end */
export function eraseRegularly(deps: ErasingDeps): () => Promise<void> {
  const end = new AbortController();
  const erasing = eraseUntil(end.signal, deps);
  return () => {
    end.abort();
    return erasing;
  };
}

async function eraseUntil(end: AbortSignal, deps: ErasingDeps): Promise<void> {
  const rewrite = rewritesAtNight(deps);
  const isOver = () => end.aborted;
  while (!isOver()) {
    await eraseExpired(deps, isOver).catch(deps.onFailure);
    if (!isOver()) await rewrite().catch(deps.onFailure);
    await wait(EVERY_MS, undefined, { signal: end }).catch(() => undefined);
  }
}

/** @returns what writes the file anew if it is time: some minutes after the start, then every night */
export function rewritesAtNight({ database, clock }: EraseDeps): () => Promise<void> {
  let nextAt = clock() + FIRST_REWRITE_MS;
  return async () => {
    const now = clock();
    if (now < nextAt) return;
    const later = nextNight(now);
    // What fails, as on a full disk, is tried again next night; whoever writes just now is gone in a minute.
    nextAt = later;
    if (!(await rewriteFileIfFree(database))) nextAt = now;
    await emptyLogIfFree(database);
  };
}

function nextNight(now: number): number {
  return (Math.floor((now - NIGHT_MS) / DAY_MS) + 1) * DAY_MS + NIGHT_MS;
}
