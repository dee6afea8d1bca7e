// Where the limits count: in the memory of the one process that serves SQLite, or where all processes on PostgreSQL see it.
import type { ClientRateLimitInfo, Store } from 'express-rate-limit';
import type { Clock } from '#clock.ts';

/** Makes the store of one limit. */
export type LimitStores = (window: {
  readonly name: string;
  readonly limit: number;
  readonly windowMs: number;
}) => Store;

/** @param count counts a request where every process sees it */
export function sharedStores(
  count: (window: Parameters<LimitStores>[0], key: string) => Promise<ClientRateLimitInfo>,
): LimitStores {
  return (window) => ({
    increment: (key) => count(window, key),
    // No limit of ours gives a request back.
    decrement: () => undefined,
    resetKey: () => undefined,
  });
}

export function storesInMemory(clock: Clock): LimitStores {
  return ({ limit, windowMs }) => slidingWindowStore(limit, windowMs, clock);
}

/**
 * Counts the requests that passed in the last `windowMs`. Refused requests do not count, so a client that keeps trying is let in
 * again as soon as its oldest request is a window old.
 */
export function slidingWindowStore(limit: number, windowMs: number, clock: Clock): Store {
  const passed = new Map<string, number[]>();
  let sweptAt = clock();

  return {
    localKeys: true,
    increment: (key) => {
      const now = clock();
      forgetTheQuiet(now);
      const recent = (passed.get(key) ?? []).filter((at) => at > now - windowMs);
      const isRefused = recent.length >= limit;
      if (!isRefused) recent.push(now);
      passed.set(key, recent);
      const resetTime = new Date((recent[0] ?? now) + windowMs);
      return { totalHits: isRefused ? limit + 1 : recent.length, resetTime };
    },
    decrement: (key) => {
      passed.get(key)?.pop();
    },
    resetKey: (key) => {
      passed.delete(key);
    },
  };

  function forgetTheQuiet(now: number): void {
    if (Math.abs(now - sweptAt) < windowMs) return;
    sweptAt = now;
    for (const [key, times] of passed) {
      // Moments in the future were counted before the clock was set back: they are dropped, so that nobody waits until then.
      const last = times.at(-1) ?? 0;
      if (last <= now - windowMs || last > now) passed.delete(key);
    }
  }
}
