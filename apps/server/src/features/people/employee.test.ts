import { describe, expect, it } from 'vitest';
import { isEmployed, type Employee } from './employee.ts';

const employee = (overrides: Partial<Employee>): Employee => ({
  id: 'a',
  companyId: 'c',
  email: 'a@example.is',
  role: 'employee',
  isActive: true,
  displayName: 'A',
  employeeNumber: null,
  jobTitle: '',
  employmentStartDate: '2024-03-01',
  employmentEndDate: null,
  employmentRatio: { first: 1, changes: [] },
  ruleSetId: null,
  payPeriodId: null,
  requiresProjectSelection: null,
  requireGpsOnClockIn: null,
  canEditOwnTimesheet: false,
  canEditClockInOut: false,
  entitlements: null,
  payBasis: 'monthly',
  workPattern: { first: null, changes: [] },
  phone: null,
  language: null,
  birthDate: null,
  tradeStartDate: null,
  hasPin: true,
  serviceAccount: null,
  limitedToDepartmentIds: null,
  ...overrides,
});

describe('a person is employed', () => {
  it.each([
    [{}, true],
    [{ isActive: false }, false],
    [{ employmentEndDate: '2026-03-03' }, true],
    [{ employmentEndDate: '2026-03-02' }, true],
    [{ employmentEndDate: '2026-03-01' }, false],
    [{ employmentEndDate: '2026-03-03', isActive: false }, false],
  ])('on 2 March with %j: %s', (overrides, expected) => {
    expect(isEmployed(employee(overrides), '2026-03-02')).toBe(expected);
  });
});
