import { describe, expect, it } from 'vitest';
import { faultsOf } from '../test/faults-of.ts';
import { employeeIdOf } from './employee-alias.ts';
import { authenticatePin } from './kiosk.ts';
import { getTimeEntries } from './timesheets.ts';

const EMPLOYEE = '0b5e8d1c-7a42-4c3e-8f19-5d6a7b8c9d01';
const OTHER = '5d0c9a7e-3b1f-4d2a-9c8e-7f6a5b4c3d2e';
const range = { startDate: '2026-03-01', endDate: '2026-03-31' };

describe('employeeId and userId', () => {
  it.each([
    ['employeeId', { employeeId: EMPLOYEE }],
    ['userId', { userId: EMPLOYEE }],
    ['both the same', { employeeId: EMPLOYEE, userId: EMPLOYEE }],
    ['both, in different letter case', { employeeId: EMPLOYEE, userId: EMPLOYEE.toUpperCase() }],
    ['one, with the other null', { employeeId: null, userId: EMPLOYEE }],
  ])('name one employee: %s', (_, ids) => {
    expect(employeeIdOf(authenticatePin.body.parse({ ...ids, pin: '4821' }))).toBe(EMPLOYEE);
  });

  it('are both accepted in a query', () => {
    expect(employeeIdOf(getTimeEntries.query.parse({ userId: EMPLOYEE, ...range }))).toBe(EMPLOYEE);
    expect(employeeIdOf(getTimeEntries.query.parse({ employeeId: EMPLOYEE, ...range }))).toBe(EMPLOYEE);
  });

  it('are refused when they differ', () => {
    const ids = { employeeId: EMPLOYEE, userId: OTHER };

    expect(faultsOf(getTimeEntries.query, { ...ids, ...range })).toEqual([
      'userId: must not differ from employeeId',
    ]);
    expect(faultsOf(authenticatePin.body, { ...ids, pin: '4821' })).toEqual([
      'userId: must not differ from employeeId',
    ]);
  });

  it('are refused when neither is given, together with every other fault', () => {
    expect(faultsOf(authenticatePin.body, { pin: 4821 })).toEqual([
      'pin: must be a string of exactly 4 digits',
      'employeeId: must be given as a GUID',
    ]);
  });

  it('report a faulty id once', () => {
    expect(faultsOf(getTimeEntries.query, { employeeId: 'x', userId: EMPLOYEE, ...range })).toEqual([
      'employeeId: must be a GUID such as 3fa85f64-5717-4562-b3fc-2c963f66afa6',
    ]);
  });
});
