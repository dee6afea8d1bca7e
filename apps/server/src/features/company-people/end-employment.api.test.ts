import { describe, expect, it } from 'vitest';
import { companyWorld } from '../../../test/company-world.ts';
import { personRefusals } from '../../../test/person-refusals.ts';

const world = companyWorld('endEmployment');
const person = personRefusals(world);

describe('200', () => {
  it('ends the employment, and from the day after the person neither signs in nor punches', async () => {
    const { api, tenant } = world;
    const { company, users } = tenant;
    const params = { companyId: company.id, employeeId: users.manager.id };
    const { token } = await api.given.aSession(users.manager);

    const { data } = await world.call({ params, body: { lastDay: '2026-03-01' } });

    const after = await api.call('listUsers', { token, params: { companyId: company.id } });
    expect(data).toMatchObject({ inSinceAtUtc: null, endedSessions: 1 });
    expect(data.person.employmentEndDate).toBe('2026-03-01');
    expect(after.codes).toEqual(['auth.session_revoked']);
  });

  it('says who is still clocked in, and asks managers when that work ended', async () => {
    const { company, employee } = world.tenant;
    const params = { companyId: company.id, employeeId: employee.id };
    await world.api.given.anEntry(employee, '2026-03-01T17:00:00Z', null);

    const { data } = await world.call({ params, body: { lastDay: '2026-03-01' } });

    const items = world.api.deps.database.knex('review_items').where({ employee_id: employee.id });
    const asked = await items.orderBy('opened_at', 'desc').limit(1);
    expect(data.inSinceAtUtc).toBe('2026-03-01T17:00:00.000Z');
    expect(asked).toMatchObject([{ reason: 'deactivated_while_clocked_in' }]);
  });

  it('leaves somebody signed in whose last day is still to come', async () => {
    const { company, users } = world.tenant;
    const params = { companyId: company.id, employeeId: users.manager.id };
    await world.api.given.aSession(users.manager);

    expect((await world.call({ params, body: { lastDay: '2026-12-31' } })).data.endedSessions).toBe(0);
  });
});

describe('400', () => {
  it('refuses a last day before the first one, and names it', async () => {
    const { status, errors } = await world.call({ body: { lastDay: '2024-02-28' } });

    expect([status, errors[0]?.field]).toEqual([400, 'lastDay']);
  });
});

describe('404', person.ofNobody);

describe('409', () => {
  it('keeps the last owner', async () => {
    const { company, users } = world.tenant;
    const params = { companyId: company.id, employeeId: users.owner.id };

    expect(await world.refusal({ params })).toEqual([409, 'person.last_owner']);
  });
});

describe('412', () => {
  it('leaves the last day that somebody else wrote in between, unless it is the same', async () => {
    const { company, employee } = world.tenant;
    const params = { companyId: company.id, employeeId: employee.id };
    const seen = { lastDay: null };
    await world.call({ params, body: { lastDay: '2026-11-30', seen } });

    expect(await world.refusal({ params, body: { lastDay: '2026-11-30', seen } })).toEqual([200]);
    expect(await world.refusal({ params, body: { lastDay: '2026-12-31', seen } })).toEqual([
      412,
      'record.changed_meanwhile',
    ]);
    expect((await world.ask('getPerson', { params })).data.employmentEndDate).toBe('2026-11-30');
  });
});
