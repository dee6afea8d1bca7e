import { describe, expect, it } from 'vitest';
import { actsOf, readAct, writeAct } from './acts-of.ts';
import type { PersonToday } from './today-queries.ts';

const ID = '11111111-0000-4000-8000-0000000000a1';

const aPerson = (rest: Partial<PersonToday>): PersonToday => ({
  ...{ employeeId: ID, displayName: 'Anna', phone: null, departments: [], state: 'free', inSinceAtUtc: null },
  ...{ door: null, tabletName: null, projectName: null, plannedStartAtUtc: null, plannedEndAtUtc: null },
  ...{
    leftAtUtc: null,
    absenceType: null,
    absenceKindId: null,
    forgottenSinceAtUtc: null,
    openEntryId: null,
    call: null,
    proposedOut: null,
  },
  ...rest,
});
const owner = { userId: 'o1', role: 'owner' } as const;
const limited = { userId: 'm1', role: 'manager', departmentIds: ['d1'] } as const;
const KITCHEN = { id: 'd1', name: 'Kitchen' };

describe('what can be done on the page of today', () => {
  it.each([
    ['in', ['out']],
    ['overdue', ['ill', 'in']],
    ['expected', ['ill', 'in']],
    ['missed', ['ill']],
    ['gone', ['in']],
    ['free', ['in']],
    ['absent', []],
  ] as const)('about somebody who is %s is %s', (state, acts) => {
    expect(actsOf(owner, aPerson({ state, openEntryId: state === 'in' ? 't1' : null }))).toEqual(acts);
  });

  it('is nothing for the accountant, about oneself, and about people of other departments', () => {
    const inNow = aPerson({ state: 'in', openEntryId: 't1' });
    expect(actsOf({ userId: 'a1', role: 'accountant' }, inNow)).toEqual([]);
    expect(actsOf({ ...owner, userId: ID }, inNow)).toEqual([]);
    expect(actsOf({ ...owner, userId: ID, decidesOwnTime: true }, inNow)).toEqual(['out']);
    expect(actsOf(limited, inNow)).toEqual([]);
    expect(actsOf(limited, { ...inNow, departments: [KITCHEN] })).toEqual(['out']);
  });

  it('stands in the address, which forty signs are room for, and is about nobody who is not of today', () => {
    const person = aPerson({});
    for (const act of ['out', 'in', 'ill'] as const) {
      const open = writeAct(act, person);
      expect(open.length).toBeLessThanOrEqual(40);
      expect(readAct(open, [person])).toEqual({ act, person });
    }
    expect(readAct('out-somebody', [person])).toBeUndefined();
    expect(readAct(undefined, [person])).toBeUndefined();
  });
});
