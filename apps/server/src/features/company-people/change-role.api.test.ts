import { describe, expect, it } from 'vitest';
import { companyWorld } from '../../../test/company-world.ts';
import { peopleOf } from '../../../test/people-of.ts';
import { personRefusals } from '../../../test/person-refusals.ts';

const world = companyWorld('changeRole');
const person = personRefusals(world);

describe('200', () => {
  it('lets the person do from now on what the role may, and records who changed it', async () => {
    const { api, tenant } = world;
    const { company, users } = tenant;
    const params = { companyId: company.id, employeeId: users.accountant.id };
    const { token } = await api.given.aSession(users.accountant);

    const { data } = await world.call({ params, body: { role: 'manager' } });

    const seen = await api.call('listReviews', { token, params: { companyId: company.id } });
    const { changes } = (await world.ask('listChanges')).data;
    expect([data.role, seen.status]).toEqual(['manager', 200]);
    expect(changes).toMatchObject([{ employeeId: users.accountant.id, userId: users.owner.id }]);
  });

  it('leaves an employee who rises no session and no old password, and says so in the log', async () => {
    const { api, tenant } = world;
    const { company } = tenant;
    const risen = await api.given.anEmployee(company, { password: 'a password for tests' });
    const params = { companyId: company.id, employeeId: risen.id };
    const { token } = await api.given.aSession(risen);
    const desk = (await api.given.aDeskSession(risen)).token;

    await world.call({ params, body: { role: 'accountant' } });

    const body = { email: risen.email, password: 'a password for tests' };
    const answers = [
      await peopleOf(api, company, { token }),
      await api.call('getDeskSession', { desk }),
      await api.call('startDeskSession', { body }),
    ];
    expect(answers.flatMap(({ codes }) => codes)).toEqual([
      ...['auth.session_revoked', 'auth.session_revoked', 'auth.invalid_credentials'],
    ]);
    const log = await api.deps.database
      .knex('changes')
      .where({ subject_id: risen.id })
      .select('before', 'after');
    expect(log).toContainEqual({ before: '{"password":"set"}', after: '{"password":null}' });
  });

  it('signs somebody out who becomes an employee', async () => {
    const { company, users } = world.tenant;
    const params = { companyId: company.id, employeeId: users.manager.id };
    const { token } = await world.api.given.aSession(users.manager);

    await world.call({ params, body: { role: 'employee' } });

    const { codes } = await peopleOf(world.api, company, { token });
    expect(codes).toEqual(['auth.session_revoked']);
  });

  it('lets an owner lose the role while there is another one', async () => {
    const { api, tenant } = world;
    const second = await api.given.anEmployee(tenant.company, {
      role: 'owner',
      password: 'a password for tests',
    });
    const params = { companyId: tenant.company.id, employeeId: second.id };

    expect((await world.call({ params, body: { role: 'manager' } })).data.role).toBe('manager');
  });
});

describe('400', () => {
  it('knows no other roles than those of a company', async () => {
    const { status, errors } = await world.call({ body: { role: 'superadmin' } });

    expect([status, errors[0]?.field]).toEqual([400, 'role']);
  });
});

describe('404', person.ofNobody);

describe('409', () => {
  it('keeps the last owner, also where the other owners cannot sign in', async () => {
    const { api, tenant } = world;
    const { company, users } = tenant;
    await api.given.anEmployee(company, { role: 'owner' });
    const left = { role: 'owner', password: 'a password for tests', employment_end_date: '2025-12-31' };
    await api.given.anEmployee(company, left);
    const params = { companyId: company.id, employeeId: users.owner.id };

    expect(await world.refusal({ params, body: { role: 'manager' } })).toEqual([409, 'person.last_owner']);
  });

  it('gives nobody without an e-mail address a role that signs in', async () => {
    const { api, tenant } = world;
    const { id } = await api.given.anEmployee(tenant.company);
    await api.deps.database.knex('employees').where({ id }).update({ email: null });
    const params = { companyId: tenant.company.id, employeeId: id };

    expect(await world.refusal({ params })).toEqual([409, 'person.email_missing']);
  });
});

describe('412', () => {
  it('leaves the role that another owner gave in between; anyone who sends the same twice is told no conflict', async () => {
    const { company, users } = world.tenant;
    const params = { companyId: company.id, employeeId: users.employee.id };
    const seen = { role: 'employee' };
    await world.call({ params, body: { role: 'accountant', seen } });

    expect(await world.refusal({ params, body: { role: 'accountant', seen } })).toEqual([200]);
    expect(await world.refusal({ params, body: { role: 'manager', seen } })).toEqual([
      412,
      'record.changed_meanwhile',
    ]);
    const { data } = await world.ask('getPerson', { params });
    expect(data.role).toBe('accountant');
  });
});
