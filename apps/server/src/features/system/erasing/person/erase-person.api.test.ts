import { describe, expect, it } from 'vitest';
import { companyWorld } from '../../../../../test/company-world.ts';
import { personRefusals } from '../../../../../test/person-refusals.ts';

const world = companyWorld('erasePerson');
const person = personRefusals(world);
const body = { keepsTimeUntil: '2033-12-31' };

const someoneWhoLeft = async (overrides: object = {}) => {
  const { company } = world.tenant;
  const left = await world.api.given.anEmployee(company, { employment_end_date: '2026-02-28', ...overrides });
  return { left, params: { companyId: company.id, employeeId: left.id } };
};

describe('200', () => {
  it('gives the person a stand-in everywhere, the public API among it, and the log says who did it', async () => {
    const { company, users } = world.tenant;
    const { left, params } = await someoneWhoLeft({ display_name: 'Kanarí' });

    const { data } = await world.call({ params, body });

    const { token } = await world.api.given.aSession(users.owner);
    const user = await world.api.call('getUser', {
      ...{ token, params: { companyId: company.id, userId: left.id } },
    });
    const { changes } = (await world.ask('listChanges')).data;
    expect(data).toMatchObject({ keepsTimeUntil: '2033-12-31', inBackupsUntil: '2027-03-03' });
    expect(user.data).toMatchObject({ email: '', isActive: false });
    expect(JSON.stringify(user.data)).toContain(data.standIn);
    expect(world.api.logLines.filter((line) => line.includes('Kanarí'))).toEqual([]);
    expect(changes[0]).toMatchObject({ userId: users.owner.id, employeeName: data.standIn });
  });

  it('ends every way in: no session, no PIN, no password, no link is left', async () => {
    const { left, params } = await someoneWhoLeft({ pin: '4271', password: 'a password for tests' });
    await world.api.given.aDeskSession(left);
    await world.call({ params, body });

    const { knex } = world.api.deps.database;
    const tables = ['sessions', 'sign_in_names', 'password_links', 'passkeys', 'former_pins'];
    for (const table of tables) expect(await knex(table).where({ employee_id: left.id })).toEqual([]);
    expect(await knex('employees').where({ id: left.id })).toMatchObject([
      { pin_hash: null, password_hash: null, email: null },
    ]);
  });
});

describe('400', () => {
  it('refuses a day that is over, and names it', async () => {
    const { params } = await someoneWhoLeft();
    const { status, errors } = await world.call({ params, body: { keepsTimeUntil: '2026-03-01' } });

    expect([status, errors[0]?.field]).toEqual([400, 'keepsTimeUntil']);
  });
});

describe('404', person.ofNobody);

describe('409', () => {
  it('erases nobody who works here, nobody twice, and nothing changes the record afterwards', async () => {
    const { params } = await someoneWhoLeft();
    const works = await someoneWhoLeft({ employment_end_date: null });
    await world.call({ params, body });
    const again = await world.ask('reemployPerson', { params, body: { firstDay: null } });

    expect(await world.refusal({ params: works.params, body })).toEqual([409, 'person.works_here']);
    expect(await world.refusal({ params, body })).toEqual([409, 'person.erased']);
    expect([again.status, again.codes]).toEqual([409, ['person.erased']]);
  });

  it('keeps the only owner who may sign in', async () => {
    const { company, users } = world.tenant;
    const params = { companyId: company.id, employeeId: users.owner.id };

    expect(await world.refusal({ params, body })).toEqual([409, 'person.last_owner']);
  });
});
