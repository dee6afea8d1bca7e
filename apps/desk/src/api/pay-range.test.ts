import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from '@stimpill/time';
import { askedRange, besideRange } from './pay-range.ts';

it('follows on the pay period before it, and ends where the next one begins', () => {
  const day = fc
    .date({ min: new Date('2001-01-01'), max: new Date('2099-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  fc.assert(
    fc.property(day, fc.integer({ min: 1, max: 31 }), (date, startDay) => {
      const range = askedRange(date, '2026-03-15', startDay);
      const { before, after } = besideRange(range, startDay);
      expect(range.startDate <= date && date <= range.endDate).toBe(true);
      expect(addDays(before.endDate, 1)).toBe(range.startDate);
      expect(addDays(range.endDate, 1)).toBe(after.startDate);
    }),
  );
});

it.each([undefined, '2026-02-30', 'soon'])('is the one of today where an address says %j', (asked) => {
  expect(askedRange(asked, '2026-03-25', 26)).toEqual({ startDate: '2026-02-26', endDate: '2026-03-25' });
});
