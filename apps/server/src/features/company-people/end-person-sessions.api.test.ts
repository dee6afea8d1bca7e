import { describe, expect, it } from 'vitest';
import { companyWorld } from '../../../test/company-world.ts';
import { peopleOf } from '../../../test/people-of.ts';
import { personRefusals } from '../../../test/person-refusals.ts';

const world = companyWorld('endPersonSessions');
const person = personRefusals(world);

describe('200', () => {
  it('signs the person out everywhere, and records who did it', async () => {
    const { api, tenant } = world;
    const { company, users } = tenant;
    const params = { companyId: company.id, employeeId: users.accountant.id };
    const { token } = await api.given.aSession(users.accountant);
    const { token: desk } = await api.given.aDeskSession(users.accountant);

    const { data } = await world.call({ params });

    const { changes } = (await world.ask('listChanges')).data;
    expect(data).toEqual({ endedSessions: 2 });
    expect((await peopleOf(api, company, { token })).codes).toEqual(['auth.session_revoked']);
    expect((await peopleOf(api, company, { desk })).codes).toEqual(['auth.session_revoked']);
    expect(changes).toMatchObject([{ employeeId: users.accountant.id, userId: users.owner.id }]);
  });

  it('records nothing where there is none', async () => {
    const { company, employee } = world.tenant;
    const params = { companyId: company.id, employeeId: employee.id };
    const { data } = await world.call({ params });

    expect(data).toEqual({ endedSessions: 0 });
    expect((await world.ask('listChanges')).data.changes).toEqual([]);
  });
});

describe('404', person.ofNobody);
