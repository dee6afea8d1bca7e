import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { expect, it } from 'vitest';
import { addDays, datesOf, daysFrom, weekdayOfDate } from './local-date.ts';
import { addMonths, completedMonths, monthAfter, rangeOfMonth } from './months.ts';

const aDate = fc
  .date({ min: new Date('0001-01-01'), max: new Date('9990-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const someDays = fc.integer({ min: -3_000, max: 3_000 });

it('moves by days and months as Temporal does', () => {
  fc.assert(
    fc.property(aDate, someDays, (date, count) => {
      const day = Temporal.PlainDate.from(date);
      fc.pre(day.year > 300 && day.year < 9_700);

      expect(addDays(date, count)).toBe(day.add({ days: count }).toString());
      expect(addMonths(date, count)).toBe(day.add({ months: count }).toString());
      expect(monthAfter(date.slice(0, 7), count)).toBe(
        day.toPlainYearMonth().add({ months: count }).toString(),
      );
    }),
  );
});

it('counts days and names the weekday as Temporal does', () => {
  fc.assert(
    fc.property(aDate, aDate, (one, another) => {
      const [from, until] = [Temporal.PlainDate.from(one), Temporal.PlainDate.from(another)];

      expect(daysFrom(one, another)).toBe(from.until(until).days);
      expect(weekdayOfDate(one)).toBe(from.dayOfWeek - 1);
    }),
  );
});

it('counts an age in whole months, and a month that is too short for its day as whole on its last day', () => {
  const inOrder = fc
    .tuple(aDate, aDate)
    .map(([a, b]): readonly [string, string] => (a < b ? [a, b] : [b, a]));

  fc.assert(
    fc.property(inOrder, ([from, until]) => {
      const months = completedMonths(from, until);

      expect(addMonths(from, months) <= until).toBe(true);
      expect(addMonths(from, months + 1) > until).toBe(true);
    }),
  );
});

it.each([
  ['2026-02', '2026-02-28'],
  ['2028-02', '2028-02-29'],
  ['2100-02', '2100-02-28'],
  ['2026-12', '2026-12-31'],
])('lets %s end on %s', (month, endDate) => {
  expect(rangeOfMonth(month)).toEqual({ startDate: `${month}-01`, endDate });
});

it('lists every day of a range, and none of one that ends before it begins', () => {
  expect(datesOf({ startDate: '2028-02-28', endDate: '2028-03-01' })).toEqual([
    '2028-02-28',
    '2028-02-29',
    '2028-03-01',
  ]);
  expect(datesOf({ startDate: '2028-02-28', endDate: '2028-02-27' })).toEqual([]);
});
