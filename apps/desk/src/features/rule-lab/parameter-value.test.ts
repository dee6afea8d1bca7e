import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readValue, shownValue } from './parameter-value.ts';

const minutes = { unit: 'minutes' } as const;

describe('a value of a rule', () => {
  it.each([
    ['8:00', 480],
    ['480', 480],
    ['10076,4', 10_076.4],
    ['167:56', 10_076],
  ])('typed as %s is %d minutes', (typed, value) => {
    expect(readValue(minutes, typed)).toBe(value);
  });

  it.each(['', '8:60', '8 h', 'x'])('is none when %j is typed for minutes', (typed) => {
    expect(readValue(minutes, typed)).toBeUndefined();
  });

  it('is the same after it was shown and read', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), (value) => {
        expect(readValue(minutes, shownValue(minutes, value))).toBe(value);
      }),
    );
  });

  it('of the clock may be midnight at the end of the day', () => {
    expect([readValue({ unit: 'time' }, '24:00'), readValue({ unit: 'time' }, '730')]).toEqual([
      '24:00',
      '07:30',
    ]);
  });
});
