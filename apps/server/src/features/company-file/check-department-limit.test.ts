import { describe, expect, it } from 'vitest';
import { exampleCompanyFile, exampleEmployee, ids } from '../../../test/example-company-file.ts';
import { faultsOfFile } from '../../../test/faults-of-file.ts';
import { NOTHING_STORED } from '../../../test/nothing-stored.ts';
import { checkCompanyFile } from './check-company-file.ts';

const MANAGER = { role: 'manager' as const, limitedToDepartmentIds: [ids.department] };
const withJon = (facts: Parameters<typeof exampleEmployee>[2]) =>
  exampleCompanyFile({
    employees: [exampleEmployee(ids.jon, 'jon@example.is', facts)],
    ...{ timeEntries: [], absences: [], shifts: [], timeOff: [] },
  });

const faultsOf = (facts: Parameters<typeof exampleEmployee>[2]) => faultsOfFile(withJon(facts));

describe('the departments to which a manager is limited', () => {
  it('are all of the company where the file says nothing', () => {
    const [jon] = checkCompanyFile(withJon({ role: 'manager' }), NOTHING_STORED).employees;

    expect(jon?.limitedToDepartmentIds).toBeNull();
  });

  it('are departments of the company', () => {
    expect(faultsOf(MANAGER)).toEqual([]);
    expect(faultsOf({ ...MANAGER, limitedToDepartmentIds: [ids.anna] })).toEqual([
      'employees[0].limitedToDepartmentIds[0] is not the id of a department of this company.',
    ]);
  });

  it.each([
    [{ role: 'owner' as const }, 'is for managers; the role here is owner.'],
    [{ role: 'accountant' as const }, 'is for managers; the role here is accountant.'],
    [{ limitedToDepartmentIds: [] }, 'is empty; name a department, or give null for all of the company.'],
  ])('are refused with %j', (facts, fault) => {
    expect(faultsOf({ ...MANAGER, ...facts })).toEqual([`employees[0].limitedToDepartmentIds ${fault}`]);
  });

  it('stand once each', () => {
    expect(faultsOf({ ...MANAGER, limitedToDepartmentIds: [ids.department, ids.department] })).toHaveLength(
      1,
    );
  });
});

describe('who stands in for a manager', () => {
  const STAND_IN = { employeeId: ids.anna, from: '2026-07-01', to: '2026-07-14' };
  const withBoth = (standIn: object, role: 'manager' | 'owner' = 'manager') => {
    const jon = {
      ...exampleEmployee(ids.jon, 'jon@example.is', { role }),
      standIns: [{ ...STAND_IN, ...standIn }],
    };
    const anna = exampleEmployee(ids.anna, 'anna@example.is', { role: 'manager' });
    return { ...withJon({}), employees: [jon, anna] };
  };

  it('is somebody of the company, from a first day to a last one', () => {
    const [jon] = checkCompanyFile(withBoth({}), NOTHING_STORED).employees;

    expect(jon?.standIns).toEqual([STAND_IN]);
  });

  it.each([
    [{ employeeId: ids.jon }, 'standIns[0].employeeId is the manager who is away.'],
    [{ employeeId: ids.shift }, 'standIns[0].employeeId is not the id of an employee of this company.'],
    [{ to: '2026-06-30' }, 'standIns[0].to lies before from.'],
  ])('is refused with %j', (standIn, fault) => {
    expect(faultsOfFile(withBoth(standIn))).toEqual([`employees[0].${fault}`]);
  });

  it('is not for other roles', () => {
    expect(faultsOfFile(withBoth({}, 'owner'))).toEqual([
      'employees[0].standIns is for managers; the role here is owner.',
    ]);
  });
});
