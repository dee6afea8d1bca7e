// Exact sliding windows, in the memory of the one process that serves SQLite.
import type { Store } from 'express-rate-limit';
import type { Clock } from '#clock.ts';

/**
 * Counts what passed in the last `windowMs`; what is refused does not count, so a client that keeps knocking is let in
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
      // What lies ahead was counted before the clock was set back; nobody waits until it has caught up.
      const last = times.at(-1) ?? 0;
      if (last <= now - windowMs || last > now) passed.delete(key);
    }
  }
}
