import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '#words/clock.ts';
import { besideRange, payRangeOf } from './pay-range.ts';

describe('the pay period of a day', () => {
  it.each([
    ['2026-03-15', 1, '2026-03-01', '2026-03-31'],
    ['2026-03-25', 26, '2026-02-26', '2026-03-25'],
    ['2026-03-26', 26, '2026-03-26', '2026-04-25'],
    ['2026-02-28', 31, '2026-02-28', '2026-03-30'],
    ['2026-01-01', 21, '2025-12-21', '2026-01-20'],
  ])('of %s, beginning on day %i, is %s to %s', (date, startDay, startDate, endDate) => {
    expect(payRangeOf(date, startDay)).toEqual({ startDate, endDate });
  });

  it('holds the day, and the next one begins where it ends', () => {
    const day = fc
      .date({ min: new Date('2001-01-01'), max: new Date('2099-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    fc.assert(
      fc.property(day, fc.integer({ min: 1, max: 31 }), (date, startDay) => {
        const range = payRangeOf(date, startDay);
        const { before, after } = besideRange(range, startDay);
        expect(range.startDate <= date && date <= range.endDate).toBe(true);
        expect(addDays(before.endDate, 1)).toBe(range.startDate);
        expect(addDays(range.endDate, 1)).toBe(after.startDate);
      }),
    );
  });
});
