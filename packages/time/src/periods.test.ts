import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { weekdayOf, WEEKDAYS } from './local-date.ts';
import { mondayOf, periodAround, periodsOver, weekOf } from './periods.ts';

const DAY_MS = 86_400_000;
const dateOf = (day: number) => new Date(day * DAY_MS).toISOString().slice(0, 10);
const days = fc.integer({ min: Date.UTC(2000, 0, 1) / DAY_MS, max: Date.UTC(2100, 11, 31) / DAY_MS });
const startDays = fc.integer({ min: 1, max: 31 });

describe('the pay period around a day', () => {
  it.each([
    [1, '2026-03-01', '2026-03-01', '2026-03-31'],
    [1, '2026-02-28', '2026-02-01', '2026-02-28'],
    [1, '2028-02-10', '2028-02-01', '2028-02-29'],
    [21, '2026-03-20', '2026-02-21', '2026-03-20'],
    [21, '2026-03-21', '2026-03-21', '2026-04-20'],
    [21, '2026-01-02', '2025-12-21', '2026-01-20'],
    [21, '2026-12-31', '2026-12-21', '2027-01-20'],
    [31, '2026-02-27', '2026-01-31', '2026-02-27'],
    [31, '2026-02-28', '2026-02-28', '2026-03-30'],
    [31, '2026-04-30', '2026-04-30', '2026-05-30'],
    [31, '2026-03-31', '2026-03-31', '2026-04-29'],
    [30, '2028-02-29', '2028-02-29', '2028-03-29'],
  ])('that begins on day %i is, around %s, %s to %s', (startDay, date, startDate, endDate) => {
    expect(periodAround(startDay, date)).toEqual({ startDate, endDate });
  });

  it('holds the day, and is the same for every day in it', () => {
    fc.assert(
      fc.property(startDays, days, (startDay, day) => {
        const period = periodAround(startDay, dateOf(day));

        expect(period.startDate <= dateOf(day) && dateOf(day) <= period.endDate).toBe(true);
        expect(periodAround(startDay, period.startDate)).toEqual(period);
        expect(periodAround(startDay, period.endDate)).toEqual(period);
      }),
    );
  });

  it('is followed by the next without a gap', () => {
    fc.assert(
      fc.property(startDays, days, (startDay, day) => {
        const { endDate } = periodAround(startDay, dateOf(day));
        const dayAfter = dateOf(Date.parse(endDate) / DAY_MS + 1);

        expect(periodAround(startDay, dayAfter).startDate).toBe(dayAfter);
      }),
    );
  });
});

describe('the pay periods over a range', () => {
  it('are those that hold its days, one after the other without a gap', () => {
    fc.assert(
      fc.property(startDays, days, fc.integer({ min: 0, max: 400 }), (startDay, first, length) => {
        const range = { startDate: dateOf(first), endDate: dateOf(first + length) };

        const periods = periodsOver(startDay, range);

        expect(periods[0]).toEqual(periodAround(startDay, range.startDate));
        expect(periods.at(-1)).toEqual(periodAround(startDay, range.endDate));
        for (const [index, { startDate }] of periods.slice(1).entries()) {
          expect(Date.parse(startDate) - Date.parse(periods[index]!.endDate)).toBe(DAY_MS);
        }
      }),
    );
  });

  it('are two where the range reaches over the change', () => {
    expect(periodsOver(21, { startDate: '2026-03-20', endDate: '2026-03-21' })).toEqual([
      { startDate: '2026-02-21', endDate: '2026-03-20' },
      { startDate: '2026-03-21', endDate: '2026-04-20' },
    ]);
  });
});

describe('the week that holds a day', () => {
  it.each([
    ['2026-11-23', '2026-11-23'],
    ['2026-11-25', '2026-11-23'],
    ['2026-11-29', '2026-11-23'],
    ['2027-01-03', '2026-12-28'],
    ['1969-12-31', '1969-12-29'],
  ])('begins, around %s, on Monday %s', (date, monday) => {
    expect(mondayOf(date)).toBe(monday);
  });

  it('begins on the day that is named, at most six days before', () => {
    fc.assert(
      fc.property(days, fc.constantFrom(...WEEKDAYS), (day, weekStart) => {
        const first = weekOf(day, weekStart);

        expect(WEEKDAYS[weekdayOf(first)]).toBe(weekStart);
        expect(first <= day && day <= first + 6).toBe(true);
      }),
    );
  });
});
