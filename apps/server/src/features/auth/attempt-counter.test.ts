// The laws of the counters, held against a slow model that remembers everything.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  countInARow,
  countInWindow,
  NO_FAILURES,
  remainingLockMs,
  takeBackFromRow,
  takeBackFromWindow,
  type AttemptCounter,
  type RowLimit,
  type WindowLimit,
} from './attempt-counter.ts';

const WINDOW: WindowLimit = { failures: 4, windowMs: 1000, lockMs: 700 };
const DOUBLING: RowLimit = {
  lockMs: (failures) => (failures < 3 ? 0 : Math.min(100 * 2 ** (failures - 3), 800)),
  beginsAgainAfterLock: false,
};
const BEGINS_AGAIN: RowLimit = {
  lockMs: (failures) => (failures < 3 ? 0 : 5000),
  beginsAgainAfterLock: true,
};

/** Moments of attempts, in order. */
const moments = fc
  .array(fc.integer({ min: 0, max: 600 }), { minLength: 1, maxLength: 60 })
  .map((gaps) => gaps.reduce<number[]>((times, gap) => [...times, (times.at(-1) ?? 1) + gap], []));

type Step = { readonly at: number; readonly isRefused: boolean };

function attempts(times: readonly number[], count: (counter: AttemptCounter, now: number) => AttemptCounter) {
  let counter = NO_FAILURES;
  const steps: Step[] = [];
  for (const at of times) {
    const isRefused = remainingLockMs(counter, at) > 0;
    if (!isRefused) counter = count(counter, at);
    steps.push({ at, isRefused });
  }
  return { steps, counter };
}

describe('failures within a window', () => {
  const count = (counter: AttemptCounter, now: number) => countInWindow(counter, WINDOW, now);

  it('are never evaluated more often than the limit within any window', () => {
    fc.assert(
      fc.property(moments, (times) => {
        const evaluated = attempts(times, count).steps.filter(({ isRefused }) => !isRefused);
        for (const { at } of evaluated) {
          const since = evaluated.filter((other) => other.at > at - WINDOW.lockMs && other.at <= at);
          expect(since.length).toBeLessThanOrEqual(WINDOW.failures);
        }
      }),
    );
  });

  it('lock exactly when the limit is reached, and for exactly as long', () => {
    fc.assert(
      fc.property(moments, (times) => {
        const { steps } = attempts(times, count);

        expect(steps.map(({ isRefused }) => isRefused)).toEqual(slowModel(times));
      }),
    );
  });

  it('leave no trace when every one of them is taken back, in any order', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: WINDOW.failures }),
        fc.infiniteStream(fc.nat()),
        (many, order) => {
          const counted = Array.from({ length: many }, (_, n) => n + 1);
          const full = counted.reduce((counter, at) => count(counter, at), NO_FAILURES);

          const shuffled = counted
            .map((at) => ({ at, key: order.next().value as number }))
            .sort((a, b) => a.key - b.key);

          expect(shuffled.reduce((counter, { at }) => takeBackFromWindow(counter, WINDOW, at), full)).toEqual(
            NO_FAILURES,
          );
        },
      ),
    );
  });

  it('stay when one that is not there is taken back', () => {
    const counter = count(NO_FAILURES, 5);

    expect(takeBackFromWindow(counter, WINDOW, 6)).toEqual(counter);
  });

  /** Remembers every failure for ever. After a lock has passed, counting begins again. */
  function slowModel(times: readonly number[]): boolean[] {
    let page: number[] = [];
    let lockedUntil = 0;
    return times.map((at) => {
      if (at < lockedUntil) return true;
      if (lockedUntil > 0) page = [];
      lockedUntil = 0;
      page.push(at);
      const recent = page.filter((failure) => at - failure < WINDOW.windowMs);
      if (recent.length === WINDOW.failures) lockedUntil = at + WINDOW.lockMs;
      return false;
    });
  }
});

describe('failures in a row', () => {
  it('lock longer with every one, up to the longest lock', () => {
    let now = 1;
    let counter = NO_FAILURES;
    const locks: number[] = [];
    for (let n = 0; n < 9; n += 1) {
      counter = countInARow(counter, DOUBLING, now);
      locks.push(Math.max(0, remainingLockMs(counter, now)));
      now += locks.at(-1)! + 1;
    }

    expect(locks).toEqual([0, 0, 100, 200, 400, 800, 800, 800, 800]);
  });

  it('are evaluated at most as often as the limit before a lock, whatever the moments', () => {
    fc.assert(
      fc.property(moments, (times) => {
        const { steps } = attempts(times, (counter, now) => countInARow(counter, BEGINS_AGAIN, now));

        const evaluated = steps.filter(({ isRefused }) => !isRefused).map(({ at }) => at);
        evaluated.forEach((at, index) => {
          const fourth = evaluated[index + 3];
          if (index % 3 === 0 && fourth !== undefined) expect(fourth - at).toBeGreaterThanOrEqual(5000);
        });
      }),
    );
  });

  it('begin again after a lock only where the limit says so', () => {
    const thirdOf = (limit: RowLimit) =>
      [1, 2, 3].reduce((counter, at) => countInARow(counter, limit, at), NO_FAILURES);

    expect(countInARow(thirdOf(BEGINS_AGAIN), BEGINS_AGAIN, 5003).failuresInARow).toBe(1);
    expect(countInARow(thirdOf(DOUBLING), DOUBLING, 5003).failuresInARow).toBe(4);
  });

  it('are as before when one is counted and taken back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20 }), (failuresInARow) => {
        const before =
          failuresInARow === 0 ? NO_FAILURES : { ...NO_FAILURES, failuresInARow, forgottenAt: null };

        expect(takeBackFromRow(countInARow(before, DOUBLING, 7), DOUBLING, 7)).toEqual(before);
      }),
    );
  });

  it('never become fewer than none', () => {
    expect(takeBackFromRow(NO_FAILURES, DOUBLING, 7)).toEqual(NO_FAILURES);
  });
});

describe('a counter that says from when on it is forgotten', () => {
  const FORGETTING: RowLimit = { ...DOUBLING, forgottenAfterMs: 2000 };
  const counts = {
    'within a window': (counter: AttemptCounter, now: number) => countInWindow(counter, WINDOW, now),
    'in a row that a lock ends': (counter: AttemptCounter, now: number) =>
      countInARow(counter, BEGINS_AGAIN, now),
    'in a row that time ends': (counter: AttemptCounter, now: number) =>
      countInARow(counter, FORGETTING, now),
  };

  it.each(Object.entries(counts))('can be thrown away from then on: failures %s', (_, count) => {
    const wait = fc.integer({ min: 0, max: 6000 });
    fc.assert(
      fc.property(moments, wait, (times, later) => {
        const { counter } = attempts(times, count);
        const now = times.at(-1)! + later;
        if (counter.forgottenAt === null || counter.forgottenAt > now) return;

        expect(remainingLockMs(counter, now)).toBeLessThanOrEqual(0);
        expect(count(counter, now)).toEqual(count(NO_FAILURES, now));
      }),
    );
  });

  it('counts on until then', () => {
    const twice = [1, 500].reduce((counter, at) => countInARow(counter, FORGETTING, at), NO_FAILURES);

    expect(countInARow(twice, FORGETTING, 2499).failuresInARow).toBe(3);
    expect(countInARow(twice, FORGETTING, 2500).failuresInARow).toBe(1);
  });
});
