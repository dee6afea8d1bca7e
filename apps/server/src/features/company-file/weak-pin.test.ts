import { describe, expect, it } from 'vitest';
import { isWeakPin, issuePin } from './weak-pin.ts';

describe('a PIN', () => {
  it.each(['0000', '1234', '9876', '1212', '7788', '1987', '2026', '2412', '0131', '2580', '1111'])(
    'that people choose first is weak: %s',
    (pin) => {
      expect(isWeakPin(pin)).toBe(true);
    },
  );

  it.each(['4821', '9307', '6053', '3964'])('without a pattern is not weak: %s', (pin) => {
    expect(isWeakPin(pin)).toBe(false);
  });

  it('that is issued has four digits and is never weak', () => {
    const issued = Array.from({ length: 500 }, issuePin);

    expect(issued.filter((pin) => !/^\d{4}$/.test(pin) || isWeakPin(pin))).toEqual([]);
    expect(new Set(issued).size).toBeGreaterThan(400);
  });
});
