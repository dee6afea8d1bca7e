import { expect, it } from 'vitest';
import { PASSING_TABLES, TABLE_NAMES } from '../../campaign/facts/described-tables.ts';
import { judgeAfterwards } from './judge-afterwards.ts';

const NOTHING = Object.fromEntries(TABLE_NAMES.map((table) => [table, 0]));
const problemsOf = (rows: Readonly<Record<string, number>>) =>
  judgeAfterwards({ afterwards: { ...NOTHING, ...rows }, companies: 2 }).problems;

it('one session of each manager may be left', () => {
  expect(problemsOf({ sessions: 2 })).toEqual([]);
  expect(problemsOf({ sessions: 3 })).toEqual(['sessions still has 3 rows, and may have 2']);
});

it('nothing may be left of what goes by itself', () => {
  const left = Object.fromEntries(PASSING_TABLES.map((table) => [table, 1]));

  expect(problemsOf(left)).toHaveLength(PASSING_TABLES.length);
});

it('a table that is not there any more is not taken for an empty one', () => {
  const { mails: _mails, ...others } = NOTHING;

  expect(judgeAfterwards({ afterwards: others, companies: 2 }).problems).toHaveLength(1);
});
