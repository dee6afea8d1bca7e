import { describe, expect, it } from 'vitest';
import { companyWorld } from '../../../test/company-world.ts';

const world = companyWorld('listPersonSessions');

describe('200', () => {
  it('lists the sessions of the person, without their tokens', async () => {
    const { company, employee } = world.tenant;
    const params = { companyId: company.id, employeeId: employee.id };
    const session = await world.api.given.aSession(employee);

    const { data, text } = await world.call({ role: 'manager', params });

    expect(data).toMatchObject([{ id: session.id, kind: 'token' }]);
    expect(text).not.toContain(session.token);
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
  it('refuses the role accountant, and another company', async () => {
    expect(await world.refusal({ role: 'accountant' })).toEqual([403, 'auth.role_not_allowed']);
    expect(await world.ofAnotherCompany()).toEqual([403, 'auth.company_mismatch']);
  });

  it('lets nobody but an owner do it to an owner', async () => {
    const { company, users } = world.tenant;
    const params = { companyId: company.id, employeeId: users.owner.id };

    expect(await world.refusal({ role: 'manager', params })).toEqual([403, 'person.owner_only']);
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
