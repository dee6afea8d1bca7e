import { expect, it } from 'vitest';
import type { JudgedPunch } from '../expected-steps.ts';
import { expectTime } from '../expected-time.ts';
import type { Entry } from '../facts/read-facts.ts';
import type { Person } from '../people/companies.ts';
import type { Closed } from '../play/open-stage.ts';
import { checkLocked } from './check-locked.ts';

const MONDAY = { from: 0, until: 24 };
const punch = (id: string, action: JudgedPunch['action'], at: number): JudgedPunch => ({
  ...{ id, action, at, isLive: true },
});
const TWO_DAYS = [
  punch('in', 'start', 8),
  punch('out', 'stop', 16),
  punch('next', 'start', 30),
  punch('end', 'stop', 38),
];
const first = { startAt: 8, endAt: 16 };
const second = { startAt: 30, endAt: 38 };

function problemsOf(found: Closed['found'], lockedAtEnd: readonly Pick<Entry, 'startAt' | 'endAt'>[]) {
  const closing: Closed = { at: 40, closes: MONDAY, employeeId: 'anna', found };
  const entries = [first, second].map((span) => ({
    ...{
      ...span,
      isLocked: lockedAtEnd.includes(span),
      isDraft: false,
      companyId: 'bakery',
      employeeId: 'anna',
    },
    ...{ id: `from ${span.startAt}`, projectId: null, subProjectId: null },
  }));
  const person = { id: 'anna', name: 'Anna' } as Person;
  const everybody = [{ person, punches: [], entries, expected: expectTime([...TWO_DAYS, closing]) }];
  return checkLocked(everybody, [closing]).problems;
}

it('agrees where the approved day is locked and no other', () => {
  expect(problemsOf([first], [first])).toEqual([]);
});

it('finds a day too many, whether it is locked still or was opened again since', () => {
  expect(problemsOf([first, second], [first, second])).toHaveLength(2);
  expect(problemsOf([first, second], [first])).toEqual(['Anna at 40: 30 to 38 is locked, and should not be']);
});

it('finds what was not locked, and approved time that changed', () => {
  expect(problemsOf([], [])).toHaveLength(2);
  expect(problemsOf([{ ...first, endAt: 15 }], [first])).toHaveLength(2);
});

it('has looked at nothing where nothing was approved', () => {
  expect(checkLocked([], []).cases).toBe(0);
});
