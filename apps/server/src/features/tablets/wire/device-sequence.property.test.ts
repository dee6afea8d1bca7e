import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { highestUnbroken, withReceived } from './device-sequence.ts';

const NOTHING = { highest: 0, missing: [] };

describe('the numbers of a tablet', () => {
  it('are missing exactly where none arrived, in whatever order they arrive', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 1, max: 60 }), { minLength: 1 }),
        fc.integer({ min: 1, max: 9 }),
        (numbers, size) => {
          let known: Parameters<typeof withReceived>[0] = NOTHING;
          for (let at = 0; at < numbers.length; at += size)
            known = withReceived(known, numbers.slice(at, at + size));

          const received = new Set(numbers);
          const highest = Math.max(...numbers);
          const absent = Array.from({ length: highest }, (_, index) => index + 1).filter(
            (number) => !received.has(number),
          );
          const missing = known.missing.flatMap(({ from, to }) =>
            Array.from({ length: to - from + 1 }, (_, index) => from + index),
          );
          expect(known.highest).toBe(highest);
          expect(missing).toEqual(absent);
          expect(highestUnbroken(known)).toBe((absent[0] ?? highest + 1) - 1);
        },
      ),
      { numRuns: 2_000 },
    );
  });

  it('are not missing again when one comes twice', () => {
    const known = withReceived(NOTHING, [1, 3]);

    expect(withReceived(known, [3, 1])).toEqual(known);
  });
});
