import { describe, expect, it } from 'vitest';
import { companyWorld } from '../../../test/company-world.ts';

const world = companyWorld('endPersonSessions');

describe('200', () => {
  it('signs the person out everywhere, and records who did it', async () => {
    const { api, tenant } = world;
    const { company, users } = tenant;
    const params = { companyId: company.id, employeeId: users.accountant.id };
    const { token } = await api.given.aSession(users.accountant);
    const { token: desk } = await api.given.aDeskSession(users.accountant);

    const { data } = await world.call({ role: 'manager', params });

    const list = { params: { companyId: company.id } };
    const { changes } = (await world.ask('listChanges')).data;
    expect(data).toEqual({ endedSessions: 2 });
    expect((await api.call('listPeople', { ...list, token })).codes).toEqual(['auth.session_revoked']);
    expect((await api.call('listPeople', { ...list, desk })).codes).toEqual(['auth.session_revoked']);
    expect(changes).toMatchObject([{ employeeId: users.accountant.id, userId: users.manager.id }]);
  });

  it('records nothing where there is none', async () => {
    const { company, employee } = world.tenant;
    const params = { companyId: company.id, employeeId: employee.id };
    const { data } = await world.call({ params });

    expect(data).toEqual({ endedSessions: 0 });
    expect((await world.ask('listChanges')).data.changes).toEqual([]);
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
