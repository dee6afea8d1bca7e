import { describe, expect, it } from 'vitest';
import { ROLES, type Role } from '../roles.ts';
import { forThoseWith, may, rolesWith, type Act, type NoRight, type RightsHolder } from './rights.ts';

const KITCHEN = 'a-kitchen';
const BAKERY = 'a-bakery';
const somebody = { employeeId: 'somebody', departmentIds: [KITCHEN] };
const oneself = { employeeId: 'me', departmentIds: [BAKERY] };
const holder = (role: RightsHolder['role'], rest: Partial<RightsHolder> = {}): RightsHolder => ({
  userId: 'me',
  role,
  ...rest,
});

describe('a right', () => {
  it.each<[Act, readonly string[]]>([
    ['desk.use', ['owner', 'manager', 'accountant']],
    ['people.change', ['owner', 'manager']],
    ['roles.change', ['owner']],
    ['factors.reset', ['owner']],
    ['serviceAccounts.change', ['owner']],
    ['time.decide', ['owner', 'manager']],
    ['payroll.export', ['owner', 'accountant']],
    ['time.read', ['owner', 'manager', 'accountant', 'employee']],
  ])('%s belongs to %j', (act, roles) => {
    const passing = ROLES.filter((role) => may(holder(role), act) === null);

    expect(passing).toEqual(roles);
    expect([...rolesWith(act)].sort()).toEqual([...roles].sort());
  });

  it('of an employee is about themselves only', () => {
    expect(may(holder('employee'), 'time.read', oneself)).toBeNull();
    expect(may(holder('employee'), 'time.read', somebody)).toBe('otherPerson');
    expect(may(holder('employee'), 'people.read', oneself)).toBe('role');
  });

  it('of somebody who is limited to departments ends there, but for oneself', () => {
    const limited = holder('manager', { departmentIds: [KITCHEN] });

    expect(may(limited, 'time.read', somebody)).toBeNull();
    expect(may(limited, 'time.read', { ...somebody, departmentIds: [BAKERY, KITCHEN] })).toBeNull();
    expect(may(limited, 'time.read', { ...somebody, departmentIds: [BAKERY] })).toBe('otherDepartment');
    expect(may(limited, 'people.change', { employeeId: 'nowhere' })).toBe('otherDepartment');
    expect(may(limited, 'time.read', oneself)).toBeNull();
    expect(may(limited, 'tablets.revoke')).toBeNull();
    expect(may({ ...limited, departmentIds: null }, 'time.read', { employeeId: 'nowhere' })).toBeNull();
  });

  it('of the whole company is not for anyone who is limited to departments', () => {
    for (const act of ['tablets.change', 'managerCode.read'] as const) {
      expect(may(holder('manager', { departmentIds: [KITCHEN] }), act)).toBe('limited');
      expect(may(holder('manager', { departmentIds: null }), act)).toBeNull();
      expect(forThoseWith(act)).toEqual({ acts: [act], roles: rolesWith(act), wholeCompany: true });
    }
    expect(forThoseWith('tablets.revoke')).toEqual({
      acts: ['tablets.revoke'],
      roles: rolesWith('tablets.revoke'),
    });
  });

  it('to do several things at once belongs to those with every one of them', () => {
    expect(forThoseWith('people.change', 'payroll.export')).toEqual({
      acts: ['people.change', 'payroll.export'],
      roles: ['owner'],
    });
    expect(forThoseWith('tablets.revoke', 'tablets.change').wholeCompany).toBe(true);
  });

  it('to decide about time does not reach one’s own, unless the company allows it', () => {
    expect(may(holder('owner'), 'time.decide', oneself)).toBe('ownTime');
    expect(may(holder('owner'), 'time.decide', somebody)).toBeNull();
    expect(may(holder('owner', { decidesOwnTime: true }), 'time.decide', oneself)).toBeNull();
    expect(may(holder('owner'), 'time.read', oneself)).toBeNull();
  });

  it.each<[Act, Partial<Record<Role, NoRight | null>>]>([
    ['people.change', { manager: null, accountant: null, owner: 'ownersOnly', superadmin: 'ownersOnly' }],
    ['people.unlock', { manager: null, accountant: null, owner: 'ownersOnly', superadmin: 'ownersOnly' }],
    ...(['people.employ', 'people.sessions', 'people.pin'] as const).map(
      (act) =>
        [
          act,
          {
            manager: 'ownersOnly',
            accountant: 'ownersOnly',
            owner: 'ownersOnly',
            superadmin: 'ownersOnly',
          },
        ] as [Act, Partial<Record<Role, NoRight>>],
    ),
    ['time.decide', { manager: null, accountant: null, owner: null, superadmin: null }],
    ['leave.ask', { manager: null, accountant: null, owner: null, superadmin: null }],
  ])('of a manager to %s reaches over roles as %j says, and that of an owner over all', (act, over) => {
    for (const role of ROLES) {
      const about = { employeeId: 'somebody', role };
      expect([role, may(holder('manager'), act, about)]).toEqual([role, over[role] ?? null]);
      expect(may(holder('owner'), act, about)).toBeNull();
    }
  });

  it('that asks for the role of somebody is an owner’s where nobody says it', () => {
    expect(may(holder('manager'), 'people.pin', { employeeId: 'somebody' })).toBe('ownersOnly');
    expect(may(holder('owner'), 'people.pin', { employeeId: 'somebody' })).toBeNull();
  });

  it('to a record does not reach one’s own, but for owners; one’s own PIN and sessions are one’s own', () => {
    const own = { employeeId: 'me', role: 'manager' } as const;

    expect(may(holder('manager'), 'people.change', own)).toBe('ownRecord');
    expect(may(holder('manager'), 'people.employ', own)).toBe('ownRecord');
    expect(may(holder('owner'), 'people.employ', { ...own, role: 'owner' })).toBeNull();
    expect(may(holder('manager'), 'people.pin', own)).toBeNull();
    expect(may(holder('manager'), 'people.sessions', own)).toBeNull();
  });
});
