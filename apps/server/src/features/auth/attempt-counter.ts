// How failures add up to a lock. Pure, so that its laws can be tested without a database and without waiting.

/** What is remembered of the failures under one key. */
export type AttemptCounter = {
  /** Epoch milliseconds of recent failures, oldest first. */
  readonly failedAt: readonly number[];
  readonly failuresInARow: number;
  /** Epoch milliseconds; 0 when no lock was set since the last right attempt. */
  readonly lockedUntil: number;
  /** Epoch milliseconds: from then on the failures no longer count. Null: they count until a right attempt or a manager ends them. */
  readonly forgottenAt: number | null;
};

export const NO_FAILURES: AttemptCounter = {
  failedAt: [],
  failuresInARow: 0,
  lockedUntil: 0,
  forgottenAt: 0,
};

/** This many failures within the window lock for a while. After a lock the count begins again. */
export type WindowLimit = {
  readonly failures: number;
  readonly windowMs: number;
  readonly lockMs: number;
};

/** This many failures in a row lock, however far apart they are. */
export type RowLimit = {
  /** 0 while there are too few of them. */
  readonly lockMs: (failuresInARow: number) => number;
  /** Whether the count begins again after a lock, or goes on, so that the next lock can be longer. */
  readonly beginsAgainAfterLock: boolean;
  /** How long after the last failure the row ends by itself; not given: never. Longer than any of its locks. */
  readonly forgottenAfterMs?: number;
};

/** @returns for how much longer attempts are refused; 0 or less when they are not */
export function remainingLockMs(counter: AttemptCounter, now: number): number {
  return counter.lockedUntil - now;
}

export function hasFailures({ failedAt, failuresInARow }: AttemptCounter): boolean {
  return failedAt.length > 0 || failuresInARow > 0;
}

export function countInWindow(counter: AttemptCounter, limit: WindowLimit, now: number): AttemptCounter {
  const recent = remembered(counter, now).failedAt.filter((at) => at > now - limit.windowMs);
  const failedAt = [...recent, now];
  const lockedUntil = failedAt.length >= limit.failures ? now + limit.lockMs : 0;
  return { ...NO_FAILURES, failedAt, lockedUntil, forgottenAt: lockedUntil || now + limit.windowMs };
}

/**
 * Takes back one failure that turned out not to be one. Failures that others counted stay. A lock is lifted: nothing is counted while
 * a lock lasts, so the failure taken back was among those that set it.
 */
export function takeBackFromWindow(
  counter: AttemptCounter,
  limit: WindowLimit,
  countedAt: number,
): AttemptCounter {
  const own = counter.failedAt.lastIndexOf(countedAt);
  if (own < 0) return counter;
  const failedAt = counter.failedAt.filter((_, index) => index !== own);
  if (failedAt.length === 0) return NO_FAILURES;
  return { ...NO_FAILURES, failedAt, forgottenAt: Math.max(...failedAt) + limit.windowMs };
}

export function countInARow(counter: AttemptCounter, limit: RowLimit, now: number): AttemptCounter {
  const failuresInARow = remembered(counter, now).failuresInARow + 1;
  const lockMs = limit.lockMs(failuresInARow);
  const lockedUntil = lockMs === 0 ? 0 : now + lockMs;
  const isEndedByLock = limit.beginsAgainAfterLock && lockedUntil > 0;
  return {
    ...NO_FAILURES,
    failuresInARow,
    lockedUntil,
    forgottenAt: isEndedByLock ? lockedUntil : endOfRow(limit, now),
  };
}

/** @param countedAt when it was counted, or later */
export function takeBackFromRow(counter: AttemptCounter, limit: RowLimit, countedAt: number): AttemptCounter {
  if (counter.failuresInARow <= 1) return NO_FAILURES;
  const failuresInARow = counter.failuresInARow - 1;
  return { ...NO_FAILURES, failuresInARow, forgottenAt: endOfRow(limit, countedAt) };
}

function endOfRow({ forgottenAfterMs }: RowLimit, lastFailureAt: number): number | null {
  return forgottenAfterMs === undefined ? null : lastFailureAt + forgottenAfterMs;
}

/** Asked only where no lock is in force. */
function remembered(counter: AttemptCounter, now: number): AttemptCounter {
  return counter.forgottenAt !== null && counter.forgottenAt <= now ? NO_FAILURES : counter;
}

/** @returns how many further failures lock; at least 1 */
export function failuresLeftInRow({ failuresInARow }: AttemptCounter, limit: RowLimit): number {
  let further = 1;
  while (limit.lockMs(failuresInARow + further) === 0) further += 1;
  return further;
}

/** @returns how many further failures lock, if they come soon; at least 1 */
export function failuresLeftInWindow({ failedAt }: AttemptCounter, limit: WindowLimit): number {
  return Math.max(1, limit.failures - failedAt.length);
}
