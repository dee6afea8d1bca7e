import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toInstant } from './to-instant.ts';

const LAST_MS = 8_640_000_000_000_000;

it('an instant is written as Date writes it, whatever the year', () => {
  fc.assert(
    fc.property(fc.integer({ min: -LAST_MS, max: LAST_MS }), (epochMs) => {
      expect(toInstant(epochMs)).toBe(new Date(epochMs).toISOString());
    }),
    { examples: [[0], [-1], [-LAST_MS], [LAST_MS], [Date.UTC(2026, 10, 28, 23, 59, 59, 999)]] },
  );
});

it('the days of a thousand years are written, one after the other', () => {
  for (let day = 0; day < 365_000; day += 37) {
    const epochMs = day * 86_400_000 + day;
    expect(toInstant(epochMs)).toBe(new Date(epochMs).toISOString());
  }
});

it('what is no time is refused, as Date refuses it', () => {
  for (const none of [Number.NaN, Infinity, LAST_MS + 86_400_000])
    expect(() => toInstant(none)).toThrow(RangeError);
});
