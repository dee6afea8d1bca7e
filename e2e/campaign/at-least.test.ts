import { expect, it } from 'vitest';
import { checkHappened } from './at-least.ts';
import { optionsFor } from './campaign-options.ts';
import { NOTHING_TO_CHECK, refuseEmpty, type Check } from './reconcile/check.ts';

const options = optionsFor({ seed: 1, punches: 2_000 });
const wanted = (happened: Record<string, number>) => checkHappened(options, happened, true).problems;

it('names what happened too seldom, and counts what was done at the desk and elsewhere together', () => {
  const kills = { 'killed before': 3, 'killed inside': 3, 'killed after': 3 };

  expect(wanted({})).toContain('killed: 0 times, and at least 9 were wanted');
  expect(wanted(kills).filter((problem) => problem.startsWith('killed'))).toEqual([]);
  const attached = (problem: string) => problem.startsWith('question settled: attached');
  expect(wanted({}).filter(attached)).toHaveLength(1);
  expect(wanted({ 'question settled at the desk: attached': 1 }).filter(attached)).toEqual([]);
});

it('does not take another kind of answer for the one that was wanted', () => {
  const problems = wanted({ 'question settled: accepted at another time': 1 });

  expect(problems).toContain('question settled: accepted: 0 times, and at least 1 were wanted');
});

it('wants every kind of answer from 2,000 punches on, and none of managers where the server comes back from a backup', () => {
  const small = checkHappened({ ...options, punches: 1_000 }, {}, true).problems;
  const restored = checkHappened({ ...options, restores: 2 }, {}, true).problems;

  expect(small.some((problem) => problem.startsWith('question settled: accepted:'))).toBe(false);
  expect(restored.some((problem) => problem.startsWith('question'))).toBe(false);
  expect(restored).toContain('server back from a backup: 0 times, and at least 2 were wanted');
});

it('refuses a check that has looked at nothing, unless that is stated', () => {
  const empty: Check = { id: 'R5', says: 'It holds.', cases: 0, problems: [] };
  const problemsOf = (check: Check, restores = 0) =>
    refuseEmpty({ punches: 1_000, restores })(check).problems;

  expect(problemsOf(empty)).toEqual([NOTHING_TO_CHECK]);
  expect(problemsOf({ ...empty, cases: 1 })).toEqual([]);
  expect(problemsOf(empty, 2)).toEqual([]);
});
