import { describe, expect, it } from 'vitest';
import type { RecordedChange } from '#features/changes/change.ts';
import type { DaysOfPerson } from '#features/hours/read-person-days.ts';
import { approvalOf } from './approval.ts';

type Day = { readonly isClosed?: boolean; readonly entries?: readonly object[] };

const change = (id: string, changedAt: number) => ({ id, changedAt }) as RecordedChange;
const entry = (isLocked: boolean, approval: RecordedChange | null = null, isDraft = false) => ({
  entry: { isLocked, isDraft },
  origins: { approval },
});
const days = (...each: readonly Day[]) =>
  ({
    days: each.map(({ isClosed = false, entries = [] }) => ({ isClosed, entries })),
  }) as unknown as DaysOfPerson;

describe('a period', () => {
  it.each([
    ['open', 'nothing of it is', days({}, { entries: [entry(false)] }), true],
    ['open', 'it is empty and nobody closed it', days({}, {}), true],
    ['approved', 'it is empty and closed', days({ isClosed: true }, { isClosed: true }), true],
    ['approved', 'it is over, and all its time is', days({ entries: [entry(true)] }, {}), true],
    ['partly', 'it goes on, so that time may still come', days({ entries: [entry(true)] }, {}), false],
    ['approved', 'it is closed to its end', days({ isClosed: true, entries: [entry(true)] }), false],
    ['partly', 'some of its time is', days({ entries: [entry(true), entry(false)] }), true],
    ['partly', 'some of its days are closed', days({ isClosed: true }, {}), true],
    ['approved', 'a draft is left', days({ entries: [entry(true), entry(false, null, true)] }), true],
  ])('is %s where %s', (state, _, given, isOver) => {
    expect(approvalOf(given, isOver).state).toBe(state);
  });

  it('has the newest approval, and counts what it is of', () => {
    const [first, last] = [change('first', 1), change('last', 2)];
    const entries = [entry(true, last), entry(true, first), entry(true), entry(false)];

    expect(approvalOf(days({ entries }), true)).toEqual({ state: 'partly', all: 4, approved: 3, last });
  });
});
