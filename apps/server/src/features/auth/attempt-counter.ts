// How failures add up to a lock. Pure, so that its laws can be tested without a database and without waiting.

/** What is remembered of the failures under one key. */
export type AttemptCounter = {
  /** Epoch milliseconds of recent failures, oldest first. */
  readonly failedAt: readonly number[];
  readonly failuresInARow: number;
  /** Epoch milliseconds; 0 when no lock was set since the last right attempt. */
  readonly lockedUntil: number;
};

export const NO_FAILURES: AttemptCounter = { failedAt: [], failuresInARow: 0, lockedUntil: 0 };

/** So many failures within the window lock for a while. */
export type WindowLimit = {
  readonly failures: number;
  readonly windowMs: number;
  readonly lockMs: number;
};

/** So many failures in a row lock, however far apart they are. */
export type RowLimit = {
  /** 0 while there are too few of them. */
  readonly lockMs: (failuresInARow: number) => number;
  /** Whether the count begins again after a lock, or goes on, so that the next lock can be longer. */
  readonly beginsAgainAfterLock: boolean;
};

/** @returns for how much longer attempts are refused; 0 or less when they are not */
export function remainingLockMs(counter: AttemptCounter, now: number): number {
  return counter.lockedUntil - now;
}

export function countInWindow(counter: AttemptCounter, limit: WindowLimit, now: number): AttemptCounter {
  const recent = hasBeenLocked(counter) ? [] : counter.failedAt.filter((at) => at > now - limit.windowMs);
  const failedAt = [...recent, now];
  return { ...counter, failedAt, lockedUntil: failedAt.length >= limit.failures ? now + limit.lockMs : 0 };
}

/**
 * Takes one failure back that was none. What others counted stays; a lock goes, because the count that set it was one too
 * high: nothing is counted while a lock lasts.
 */
export function takeBackFromWindow(counter: AttemptCounter, countedAt: number): AttemptCounter {
  const own = counter.failedAt.lastIndexOf(countedAt);
  if (own < 0) return counter;
  return { ...counter, failedAt: counter.failedAt.filter((_, index) => index !== own), lockedUntil: 0 };
}

export function countInARow(counter: AttemptCounter, limit: RowLimit, now: number): AttemptCounter {
  const before = limit.beginsAgainAfterLock && hasBeenLocked(counter) ? 0 : counter.failuresInARow;
  const failuresInARow = before + 1;
  const lockMs = limit.lockMs(failuresInARow);
  return { ...counter, failuresInARow, lockedUntil: lockMs === 0 ? 0 : now + lockMs };
}

export function takeBackFromRow(counter: AttemptCounter): AttemptCounter {
  return { ...counter, failuresInARow: Math.max(0, counter.failuresInARow - 1), lockedUntil: 0 };
}

/** Asked only where no lock is in force: then it has passed. */
function hasBeenLocked(counter: AttemptCounter): boolean {
  return counter.lockedUntil > 0;
}
