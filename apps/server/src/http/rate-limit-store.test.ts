import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { slidingWindowStore } from './rate-limit-store.ts';

const LIMIT = 3;
const WINDOW_MS = 100;

function storeAt(clock: { now: number }) {
  const store = slidingWindowStore(LIMIT, WINDOW_MS, () => clock.now);
  /** The store answers at once; the interface of the middleware would allow a promise. */
  return {
    ...store,
    hit: (key = 'a') => store.increment(key) as { totalHits: number; resetTime: Date },
  };
}

/** As slow and as plain as it can be said: a request passes if fewer than the limit passed in the window before it. */
function slowModel() {
  const passed: { key: string; at: number }[] = [];
  return (key: string, now: number) => {
    const recent = passed.filter((one) => one.key === key && one.at > now - WINDOW_MS);
    const passes = recent.length < LIMIT;
    if (passes) passed.push({ key, at: now });
    return { passes, resetAt: Math.min(now, ...recent.map(({ at }) => at)) + WINDOW_MS };
  };
}

describe('a sliding window', () => {
  it('lets through what the plain model lets through, at every moment and for every key', () => {
    const steps = fc.array(
      fc.record({ wait: fc.integer({ min: 0, max: 60 }), key: fc.constantFrom('a', 'b', 'c') }),
      { maxLength: 200 },
    );
    fc.assert(
      fc.property(steps, (requests) => {
        const clock = { now: 1_000_000 };
        const store = storeAt(clock);
        const model = slowModel();
        for (const { wait, key } of requests) {
          clock.now += wait;
          const { totalHits, resetTime } = store.hit(key);
          const expected = model(key, clock.now);
          expect(totalHits <= LIMIT).toBe(expected.passes);
          expect(resetTime.getTime()).toBe(expected.resetAt);
        }
      }),
    );
  });

  it('counts up to the limit and stays one beyond it', () => {
    const store = storeAt({ now: 0 });

    expect([1, 2, 3, 4, 5].map(() => store.hit().totalHits)).toEqual([1, 2, 3, 4, 4]);
  });

  it('lets in a client that keeps trying as soon as its oldest request is a window old', () => {
    const clock = { now: 0 };
    const store = storeAt(clock);
    const passedAt = [];

    for (; clock.now <= 2 * WINDOW_MS; clock.now += 10) {
      if (store.hit().totalHits <= LIMIT) passedAt.push(clock.now);
    }

    expect(passedAt).toEqual([0, 10, 20, 100, 110, 120, 200]);
  });

  it('locks nobody out when the clock is set back', () => {
    const clock = { now: 10_000_000 };
    const store = storeAt(clock);
    for (let count = 0; count < LIMIT + 1; count += 1) store.hit();

    clock.now = 5_000_000;

    expect(store.hit().totalHits).toBe(1);
  });

  it('resets a key, and takes a request back', () => {
    const store = storeAt({ now: 0 });
    for (let count = 0; count < LIMIT; count += 1) store.hit();

    void store.decrement('a');
    const afterOneWasTakenBack = store.hit().totalHits;
    void store.resetKey('a');

    expect([afterOneWasTakenBack, store.hit().totalHits]).toEqual([LIMIT, 1]);
  });
});
