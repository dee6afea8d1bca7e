import { describe, expect, it } from 'vitest';
import type { RecordedChange } from '../facts/read-facts.ts';
import { checkChanges } from './check-changes.ts';

const AT = 2_000;
const change: RecordedChange = {
  ...{ changedAt: AT, door: 'command line', userId: null, operator: 'gudrun', reason: 'looked into it' },
  ...{ subject: 'reviewItem', subjectId: 'question', isAddition: false },
};
const registration: RecordedChange = {
  ...{ changedAt: 1, door: 'kiosk', userId: 'anna', operator: null, reason: null },
  ...{ subject: 'device', subjectId: 'hall', isAddition: true },
};
const words = ['call', 'settleReview', 'companyId=bakery', 'reviewId=question'];
const body = { decision: 'accept', reason: 'looked into it' };

function problemsOf(
  changes: readonly RecordedChange[],
  locked: readonly string[] = [],
  userId: string | null = null,
): readonly string[] {
  const entry = {
    companyId: 'bakery',
    employeeId: 'anna',
    startAt: 0,
    endAt: 1,
    isDraft: false,
    isLocked: true,
  };
  const entries = locked.map((id) => ({ id, ...entry, projectId: null, subProjectId: null }));
  const stage = {
    commands: { begunAt: 1_000, run: 1, done: [{ at: AT, words, body, userId }], faults: [] },
  };
  return checkChanges({ facts: { changes, entries }, stage, deviceIds: ['hall'] }).flatMap(
    ({ problems }) => problems,
  );
}

describe('the record of changes', () => {
  it('is right where it names each command and each registration once', () => {
    expect(problemsOf([registration, change])).toEqual([]);
  });

  it('is wrong where a command is missing, stands twice, or names nobody or another reason', () => {
    expect(problemsOf([registration])).toHaveLength(1);
    expect(problemsOf([registration, change, change])).toHaveLength(1);
    expect(problemsOf([registration, { ...change, operator: null }])).toHaveLength(1);
    expect(problemsOf([registration, { ...change, reason: 'paid' }])).toHaveLength(1);
  });

  it('of the desk names the person who was signed in there', () => {
    const atDesk = { ...change, door: 'desk', operator: null, userId: 'bjork' };
    const isRight = (one: RecordedChange) => problemsOf([registration, one], [], 'bjork').length === 0;

    expect(
      [atDesk, { ...atDesk, userId: 'anna' }, { ...atDesk, door: 'kiosk' }, change].map(isRight),
    ).toEqual([true, false, false, false]);
  });

  it('is wrong where nobody ran a command, or a lock or a registration is missing', () => {
    expect(problemsOf([registration, change, { ...change, changedAt: AT + 1 }])).toHaveLength(1);
    expect(problemsOf([registration, change], ['entry'])).toHaveLength(1);
    expect(problemsOf([change])).toHaveLength(1);
  });
});
