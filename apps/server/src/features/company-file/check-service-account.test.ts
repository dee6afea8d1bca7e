import { describe, expect, it } from 'vitest';
import { exampleCompanyFile } from '../../../test/example-company-file.ts';
import { faultsOfFile } from '../../../test/faults-of-file.ts';
import { NOTHING_STORED } from '../../../test/nothing-stored.ts';
import { checkCompanyFile } from './check-company-file.ts';

const example = exampleCompanyFile({ timeOff: [], absences: [], shifts: [], timeEntries: [] });
const ACCOUNT = {
  ...{ id: example.employees?.[0]?.id, email: 'till@service.invalid', role: 'manager', displayName: 'Till' },
  ...{ employmentStartDate: '2026-01-01', serviceAccount: {} },
};
const withAccount = (facts: Record<string, unknown>) => ({
  ...example,
  employees: [{ ...ACCOUNT, ...facts }, example.employees?.[1]],
});

function faultsOf(facts: Record<string, unknown>): readonly string[] {
  return faultsOfFile(withAccount(facts));
}

describe('what a file says of a service account', () => {
  it('is nothing: then it is a person', () => {
    expect(checkCompanyFile(example, NOTHING_STORED).employees[0]?.serviceAccount).toBeNull();
  });

  it('lets it in from everywhere where it names no addresses', () => {
    const [account] = checkCompanyFile(withAccount({}), NOTHING_STORED).employees;

    expect(account?.serviceAccount).toEqual({ allowedAddresses: [] });
  });

  it.each([
    [{ pin: '4821' }, 'pin is not for a service account; it does not punch.'],
    [{ employeeNumber: '12' }, 'employeeNumber is not for a service account; it is not paid.'],
    [{ role: 'employee', email: null }, 'email is missing; a service account signs in with it.'],
    [
      { serviceAccount: { allowedAddresses: ['192.0.2.1'] } },
      'serviceAccount.allowedAddresses[0] must be an address range in CIDR form, such as 192.0.2.0/24 or 2001:db8::/32.',
    ],
  ])('is refused with %j', (facts, fault) => {
    expect(faultsOf(facts)).toEqual([`employees[0].${fault}`]);
  });
});
