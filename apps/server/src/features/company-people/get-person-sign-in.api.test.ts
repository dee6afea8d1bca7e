import { describe, expect, it } from 'vitest';
import { companyWorld } from '../../../test/company-world.ts';

const world = companyWorld('getPersonSignIn');

describe('200', () => {
  it('says what there is, and when the person last signed in, and tells no secret', async () => {
    const { company, employee } = world.tenant;
    const params = { companyId: company.id, employeeId: employee.id };
    const { created_at } = await world.api.given.aSession(employee);

    const { data, text } = await world.call({ params });

    expect(data).toEqual({
      ...{ hasPin: true, pinLockedUntilAtUtc: null, hasPassword: true },
      ...{ hasSecondFactor: false, recoveryCodesLeft: 0 },
      lastSignInAtUtc: new Date(created_at).toISOString(),
      isMailSetUp: false,
    });
    expect(text).not.toMatch(/argon2|4821/);
  });
});

describe('400', () => {
  it('refuses an id that is none', async () => {
    const params = { companyId: world.tenant.company.id, employeeId: 'x' };
    const { status, errors } = await world.call({ params });

    expect([status, errors[0]?.field]).toEqual([400, 'route.employeeId']);
  });
});

describe('401', () => {
  it('refuses a request without a token', async () => {
    expect(await world.withoutToken()).toEqual([401, 'auth.token_missing']);
  });
});

describe('403', () => {
  it('refuses the role employee, and another company', async () => {
    expect(await world.refusal({ role: 'employee' })).toEqual([403, 'auth.role_not_allowed']);
    expect(await world.ofAnotherCompany()).toEqual([403, 'auth.company_mismatch']);
  });
});

describe('404', () => {
  it('does not know somebody who does not exist, nor the account of another system', async () => {
    const { id: employeeId } = await world.api.given.aServiceAccount(world.tenant.company);
    const params = { companyId: world.tenant.company.id, employeeId };

    expect(await world.ofNobody('employeeId')).toEqual([404, 'employee.not_found']);
    expect(await world.refusal({ params })).toEqual([404, 'employee.not_found']);
  });
});
