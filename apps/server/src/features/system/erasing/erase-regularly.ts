// A running server erases personal details when their time is over: it checks at its start and every minute.
import { setTimeout as wait } from 'node:timers/promises';
import { eraseExpired, type EraseDeps } from './erase-expired.ts';
import { erasePutAside, type PutAside } from '../put-aside/put-aside-databases.ts';
import { eraseTimeOver } from './person/erase-time.ts';
import { emptyLogIfFree, rewriteFileIfFree } from '#database/overwrite-erased.ts';

const EVERY_MS = 60_000;

type ErasingDeps = EraseDeps & {
  readonly onFailure: (failure: unknown) => void;
  /** Erases again the people whom a restored database has brought back, and keeps the list of who was erased. */
  readonly eraseAgain: () => Promise<unknown>;
  /** Told of whole databases that were erased. */
  readonly onPutAsideErased: (erased: readonly PutAside[]) => void;
};

/** @returns a function that stops it; it resolves when the running erasure has ended */
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
    await eraseTimeOver(deps).catch(deps.onFailure);
    await deps.eraseAgain().catch(deps.onFailure);
    eraseBeside(deps);
    if (!isOver()) await rewrite().catch(deps.onFailure);
    await wait(EVERY_MS, undefined, { signal: end }).catch(() => undefined);
  }
}

function eraseBeside({ database, clock, onFailure, onPutAsideErased }: ErasingDeps): void {
  try {
    const erased = erasePutAside(database.options, clock);
    if (erased.length > 0) onPutAsideErased(erased);
  } catch (failure) {
    onFailure(failure);
  }
}

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
