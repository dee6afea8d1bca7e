import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, datesOf, rangeOfMonth, weekdayOfDate } from '@stimpill/time';
import { isPicked, mayPick, pick, weeksOf } from './picked-days.ts';

const TODAY = '2026-03-02';
const someDay = fc.integer({ min: 0, max: 800 }).map((days) => addDays(TODAY, days));

describe('the days that are touched', () => {
  it('are one, then up to a later one, and the next touch begins anew', () => {
    const one = pick(undefined, '2026-07-06');
    const week = pick(one, '2026-07-10');

    expect(one).toEqual({ first: '2026-07-06', last: undefined });
    expect(week).toEqual({ first: '2026-07-06', last: '2026-07-10' });
    expect(pick(week, '2026-08-03')).toEqual({ first: '2026-08-03', last: undefined });
  });

  it.each(['2026-07-01', '2026-07-06'])('begin anew with a day that is not after the first: %s', (date) => {
    expect(pick({ first: '2026-07-06', last: undefined }, date)).toEqual({ first: date, last: undefined });
  });

  it('never end before they begin, whatever is touched', () => {
    fc.assert(
      fc.property(fc.array(someDay, { minLength: 1 }), (dates) => {
        const picked = dates.reduce<ReturnType<typeof pick> | undefined>(pick, undefined)!;

        expect((picked.last ?? picked.first) >= picked.first).toBe(true);
        expect(isPicked(picked, dates.at(-1)!)).toBe(true);
      }),
    );
  });

  it('are no days that are over, and at most as many as a request may have', () => {
    expect(mayPick(undefined, '2026-03-01', TODAY)).toBe(false);
    expect(mayPick(undefined, TODAY, TODAY)).toBe(true);
    const picked = pick(undefined, TODAY);
    expect(mayPick(picked, addDays(TODAY, 365), TODAY)).toBe(true);
    expect(mayPick(picked, addDays(TODAY, 366), TODAY)).toBe(false);
  });
});

it.each(['2026-02', '2026-03', '2026-12', '2027-01', '2028-02'])(
  'the weeks of %s have each of its days once, in the column of its weekday',
  (month) => {
    const weeks = weeksOf(month);

    expect(weeks.flat().filter((date) => date !== undefined)).toEqual(datesOf(rangeOfMonth(month)));
    for (const week of weeks)
      for (const [column, date] of week.entries())
        if (date !== undefined) expect(weekdayOfDate(date)).toBe(column);
  },
);
