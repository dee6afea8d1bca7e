import { describe, expect, it } from 'vitest';
import { PASSWORD } from '../../../test/given.ts';
import { companyWorld } from '../../../test/company-world.ts';

const world = companyWorld('resetFactors');

describe('200', () => {
  it('lets the password alone be enough again, ends every session, and records who did it', async () => {
    const { api, tenant } = world;
    const { company, users } = tenant;
    const params = { companyId: company.id, employeeId: users.manager.id };
    await api.given.aTotp(users.manager);
    const { token } = await api.given.aSession(users.manager);

    const { data } = await world.call({ params });

    const login = { body: { email: users.manager.email, password: PASSWORD } };
    const { changes } = (await world.ask('listChanges')).data;
    expect(data).toEqual({ endedSessions: 1 });
    expect((await api.call('login', login)).status).toBe(200);
    expect((await api.call('listPeople', { token, params: { companyId: company.id } })).codes).toEqual([
      'auth.session_revoked',
    ]);
    expect(changes.map(({ employeeId, userId }) => [employeeId, userId])).toEqual([
      [users.manager.id, users.owner.id],
      [users.manager.id, users.owner.id],
    ]);
  });

  it('happens once where two ask for it at the same moment', async () => {
    const { api, tenant } = world;
    const { company, users } = tenant;
    const params = { companyId: company.id, employeeId: users.accountant.id };
    await api.given.aPasskey(users.accountant);
    await api.given.aSession(users.accountant);

    const answers = await Promise.all([world.call({ params }), world.call({ params })]);

    const { changes } = (await world.ask('listChanges')).data;
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(changes.filter(({ employeeId }) => employeeId === users.accountant.id)).toHaveLength(2);
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
  it('refuses a request without a session', async () => {
    expect(await world.withoutToken()).toEqual([401, 'auth.token_missing']);
  });
});

describe('403', () => {
  it('refuses the role manager, and another company', async () => {
    expect(await world.refusal({ role: 'manager' })).toEqual([403, 'auth.role_not_allowed']);
    expect(await world.ofAnotherCompany()).toEqual([403, 'auth.company_mismatch']);
  });

  it('asks for a confirmation of the last five minutes', async () => {
    const { users } = world.tenant;
    const { token: desk } = await world.api.given.aDeskSession(users.owner, { confirmed_at: 0 });

    expect(await world.refusal({ desk })).toEqual([403, 'auth.confirmation_needed']);
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

describe('409', () => {
  it('is not for oneself, who has a page for it', async () => {
    const { company, users } = world.tenant;
    const params = { companyId: company.id, employeeId: users.owner.id };

    expect(await world.refusal({ params })).toEqual([409, 'person.own_factors']);
  });

  it('changes nothing for somebody who has none', async () => {
    const { company, employee } = world.tenant;
    const params = { companyId: company.id, employeeId: employee.id };
    await world.api.given.aSession(employee);

    expect(await world.refusal({ params })).toEqual([409, 'person.factor_missing']);
  });
});
