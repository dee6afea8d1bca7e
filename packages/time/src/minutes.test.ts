import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instantOf, minuteOf } from './minutes.ts';

const anInstant = fc.integer({ min: Date.UTC(1960, 0, 1), max: Date.UTC(2100, 0, 1) });

describe('the clock minute of an instant', () => {
  it('drops seconds at a start and at an end alike', () => {
    const worked = minuteOf(Date.UTC(2026, 10, 23, 15, 32, 10)) - minuteOf(Date.UTC(2026, 10, 23, 6, 58, 40));

    expect(worked).toBe(514);
  });

  it('makes minutes add up wherever time is cut', () => {
    fc.assert(
      fc.property(anInstant, anInstant, anInstant, (a, b, c) => {
        const parts = minuteOf(b) - minuteOf(a) + (minuteOf(c) - minuteOf(b));

        expect(parts).toBe(minuteOf(c) - minuteOf(a));
      }),
    );
  });

  it('begins at an instant within a minute before', () => {
    fc.assert(
      fc.property(anInstant, (instant) => {
        const into = instant - instantOf(minuteOf(instant));

        expect(into).toBeGreaterThanOrEqual(0);
        expect(into).toBeLessThan(60_000);
      }),
    );
  });
});
