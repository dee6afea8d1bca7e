import { describe, expect, it } from 'vitest';
import { PASSWORD } from '../../../test/given.ts';
import { companyWorld } from '../../../test/company-world.ts';
import { peopleOf } from '../../../test/people-of.ts';
import { personRefusals } from '../../../test/person-refusals.ts';

const world = companyWorld('resetFactors');
const person = personRefusals(world);

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
    expect((await peopleOf(api, company, { token })).codes).toEqual(['auth.session_revoked']);
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

describe('404', person.ofNobody);

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
