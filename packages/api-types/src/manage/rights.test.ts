import { describe, expect, it } from 'vitest';
import { ROLES } from '../roles.ts';
import { may, rolesWith, type Act, type RightsHolder } from './rights.ts';

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
    expect(may(limited, 'tablets.change')).toBeNull();
    expect(may({ ...limited, departmentIds: null }, 'people.change', { employeeId: 'nowhere' })).toBeNull();
  });

  it('to decide about time does not reach one’s own, unless the company allows it', () => {
    expect(may(holder('owner'), 'time.decide', oneself)).toBe('ownTime');
    expect(may(holder('owner'), 'time.decide', somebody)).toBeNull();
    expect(may(holder('owner', { decidesOwnTime: true }), 'time.decide', oneself)).toBeNull();
    expect(may(holder('owner'), 'time.read', oneself)).toBeNull();
  });
});
