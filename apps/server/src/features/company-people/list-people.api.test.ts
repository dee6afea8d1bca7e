import { describe, expect, it } from 'vitest';
import { companyWorld } from '../../../test/company-world.ts';

const world = companyWorld('listPeople');

describe('200', () => {
  it('lists everybody by name with how they stand, without accounts of other systems and without secrets', async () => {
    const { api, tenant } = world;
    const { company, employee, department } = tenant;
    const left = await api.given.anEmployee(company, {
      display_name: 'Ari Fór',
      employment_end_date: '2025-12-31',
    });
    await api.given.aServiceAccount(company);
    await api.given.anEntry(employee, '2026-03-02T07:00:00Z', null);
    await api.given.aTotp(tenant.users.owner);

    const { data, text } = await world.call();

    const byId = new Map(data.map((person) => [person.id, person]));
    expect(data).toHaveLength(6);
    expect(byId.get(employee.id)).toMatchObject({
      departments: [{ id: department.id, name: 'Bakarí' }],
      inSinceAtUtc: '2026-03-02T07:00:00.000Z',
      ...{ hasPin: true, isPinLocked: false, hasPassword: true, hasSecondFactor: false, hasLeft: false },
      ...{ ruleSetId: null, ruleSetName: null, hasOwnRule: false },
    });
    expect(byId.get(tenant.users.owner.id)).toMatchObject({ hasSecondFactor: true, inSinceAtUtc: null });
    expect(data[0]).toMatchObject({ id: left.id, hasLeft: true, isActive: true });
    expect(text).not.toMatch(/argon2|hash|kennitala/i);
  });

  it('names the rule that holds: the own one, or that of the company', async () => {
    const { api, tenant } = world;
    const { id: ofCompany } = await api.given.aRule(tenant.company);
    const knex = api.deps.database.knex;
    await knex('companies').where({ id: tenant.company.id }).update({ default_rule_set_id: ofCompany });

    const { data } = await world.call();

    expect(data.every(({ ruleSetName, hasOwnRule }) => ruleSetName !== null && !hasOwnRule)).toBe(true);
  });
});

describe('400', () => {
  it('refuses the id of a company that is none', async () => {
    expect(await world.refusal({ params: { companyId: 'x' } })).toEqual([400, 'request.invalid']);
  });
});
