import { expect, it } from 'vitest';
import { PASSING_TABLES, TABLE_NAMES } from '../../campaign/facts/described-tables.ts';
import { AMOUNTS, GROWING_TABLES, type Amount } from './growing-tables.ts';
import { judgeTables, type DayEnd } from './judge-tables.ts';

const PUNCHES_A_DAY = 1_000;

const NEW_TABLETS_A_DAY = 4;

function daysOf(rowsAt: (day: number) => Readonly<Record<string, number>>): readonly DayEnd[] {
  return Array.from({ length: 6 }, (_, at) => {
    const day = at + 1;

    const none = Object.fromEntries(AMOUNTS.map((amount) => [amount, 0])) as Record<Amount, number>;
    const amounts = { ...none, punch: day * PUNCHES_A_DAY, 'new tablet': day * NEW_TABLETS_A_DAY };
    return { day, rows: rowsAt(day), amounts };
  });
}

const problemsOf = (rowsAt: Parameters<typeof daysOf>[0]) =>
  judgeTables(daysOf(rowsAt)).flatMap(({ id, problems }) => problems.map((problem) => `${id} ${problem}`));

it('a reason to grow is given to tables that the server has, and to none whose rows go by themselves', () => {
  const named = Object.keys(GROWING_TABLES);

  expect(named.filter((table) => !TABLE_NAMES.includes(table))).toEqual([]);
  expect(named.filter((table) => PASSING_TABLES.includes(table))).toEqual([]);
});

it('a table that fills until its rows are over their time is flat', () => {
  expect(problemsOf((day) => ({ punch_photos: Math.min(day, 2) * 900 + (day % 2) * 30 }))).toEqual([]);
});

it('a table that nobody has named may not grow', () => {
  expect(problemsOf((day) => ({ punch_photos: 40 * day }))).toEqual([
    'S5 punch_photos grew from 120 to 240 rows, and may have 136',
  ]);
});

it('a table that grows with the punches may have one row for each of them, not two', () => {
  expect(problemsOf((day) => ({ punch_inbox: PUNCHES_A_DAY * day }))).toEqual([]);
  expect(problemsOf((day) => ({ punch_inbox: 2 * PUNCHES_A_DAY * day }))).toEqual([
    'S6 punch_inbox grew from 6000 to 12000 rows, and may have 9000',
  ]);
});

it('a tablet that is registered again may leave two changes, and not one row more', () => {
  expect(problemsOf((day) => ({ changes: 2 * NEW_TABLETS_A_DAY * day }))).toEqual([]);
  expect(problemsOf((day) => ({ changes: 2 * NEW_TABLETS_A_DAY * day + (day === 6 ? 1 : 0) }))).toEqual([
    'S6 changes grew from 24 to 49 rows, and may have 48',
  ]);
});

it('a table may grow with several things, by the sum of what each of them may leave', () => {
  expect(problemsOf((day) => ({ review_items: NEW_TABLETS_A_DAY * day }))).toEqual([]);
  expect(problemsOf((day) => ({ review_items: (NEW_TABLETS_A_DAY + 1) * day }))).toEqual([
    'S6 review_items grew from 15 to 30 rows, and may have 27',
  ]);
});

it('three days say nothing', () => {
  expect(() => judgeTables(daysOf(() => ({})).slice(0, 3))).toThrow('after 3 days');
});
