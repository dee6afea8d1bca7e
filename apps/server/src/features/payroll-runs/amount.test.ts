import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountText } from './amount.ts';

describe('an amount in a file', () => {
  it.each([
    [60, 2, '1.00'],
    [59, 2, '0.98'],
    [465, 2, '7.75'],
    [1, 0, '0'],
    [30, 0, '1'],
    [-60, 2, '-1.00'],
    [-1, 1, '0.0'],
    [0, 2, '0.00'],
    [1, 4, '0.0167'],
  ])('of %i minutes with %i decimals is %s', (minutes, decimals, text) => {
    expect(amountText(minutes, 'hours', decimals)).toBe(text);
  });

  it('is never further from the minutes than half of its last place', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1e6, max: 1e6 }),
        fc.integer({ min: 0, max: 4 }),
        (minutes, decimals) => {
          const hours = Number(amountText(minutes, 'hours', decimals));

          expect(Math.abs(hours - minutes / 60)).toBeLessThanOrEqual(0.5 / 10 ** decimals + 1e-9);
        },
      ),
    );
  });

  it('in minutes is whole', () => {
    expect(amountText(-61, 'minutes', 2)).toBe('-61');
  });
});
