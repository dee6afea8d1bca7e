// @vitest-environment node
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { backoff } from './backoff.ts';

it('doubles from one second to five minutes and stays there', () => {
  const most = Array.from({ length: 40 }, (_, failures) => backoff(failures + 1, () => 1));

  expect(most.slice(0, 4)).toEqual([1_000, 2_000, 4_000, 8_000]);
  expect(most.at(-1)).toBe(300_000);
});

it('spreads tablets over the whole time, and never hammers', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1e9 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (failures, drawn) => {
        const wait = backoff(failures, () => drawn);

        expect(wait).toBeGreaterThanOrEqual(200);
        expect(wait).toBeLessThanOrEqual(300_000);
      },
    ),
  );
});
