import { describe, expect, it } from 'vitest';
import { isEmployed, isServiceAccount, mayRead, type Employee } from './employee.ts';

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
  employmentRatio: 1,
  ruleSetId: null,
  payPeriodId: null,
  requiresProjectSelection: null,
  requireGpsOnClockIn: null,
  canEditOwnTimesheet: false,
  canEditClockInOut: false,
  entitlements: null,
  payBasis: 'monthly',
  workPattern: null,
  birthDate: null,
  tradeStartDate: null,
  hasPin: true,
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

describe('an account is that of another system', () => {
  const account = employee({ employmentRatio: 0, hasPin: false });

  it('when it belongs to no person', () => {
    expect(isServiceAccount(account, [])).toBe(true);
  });

  it.each([{ employmentRatio: 0.1 }, { employeeNumber: '0012' }, { hasPin: true }])(
    'never with %j: somebody works or is paid',
    (trace) => {
      expect(isServiceAccount({ ...account, ...trace }, [])).toBe(false);
    },
  );

  it('never in a department', () => {
    expect(isServiceAccount(account, ['d'])).toBe(false);
  });
});

describe('a record may be read', () => {
  it.each([
    ['employee', 'a', true],
    ['employee', 'b', false],
    ['manager', 'b', true],
    ['accountant', 'b', true],
    ['owner', 'b', true],
    ['superadmin', 'b', true],
  ] as const)('by the role %s of a, of %s: %s', (role, id, expected) => {
    expect(mayRead({ role, userId: 'a' }, id)).toBe(expected);
  });
});
