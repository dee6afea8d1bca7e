import { describe, expect, it } from 'vitest';
import type { EmployeeRow } from '#database/tables/people.ts';
import { PIN } from '../../../test/given.ts';
import { companyWorld } from '../../../test/company-world.ts';
import { personRefusals } from '../../../test/person-refusals.ts';

const world = companyWorld('setPin');
const person = personRefusals(world);

describe('200', () => {
  it('gives a PIN without a pattern that works from now on, and the one before no longer', async () => {
    const { company, employee } = world.tenant;
    const params = { companyId: company.id, employeeId: employee.id };
    const { data } = await world.call({ role: 'manager', params });

    const owner = { companyId: company.id, employeeId: employee.id };
    const { database } = world.api.deps;
    const row = await database.knex<EmployeeRow>('employees').where({ id: employee.id }).first();
    const hash = row?.pin_hash ?? '';
    const { isPin } = world.api.deps.pins;
    expect(data.pin).toMatch(/^[0-9]{4}$/);
    expect(data).toMatchObject({ departmentNames: ['Bakarí'], language: 'is', employeeId: employee.id });
    expect(await isPin(hash, owner, data.pin)).toBe(true);
    expect(await isPin(hash, owner, PIN)).toBe(false);
  });

  it('records that there is a new one, without the PIN', async () => {
    const { company, employee } = world.tenant;
    const params = { companyId: company.id, employeeId: employee.id };
    const { data } = await world.call({ params });

    const { changes } = (await world.ask('listChanges')).data;
    expect(changes).toMatchObject([{ employeeId: employee.id, userId: world.tenant.users.owner.id }]);
    expect(JSON.stringify(changes[0]?.fields)).not.toContain(data.pin);
  });
});

describe('404', person.ofNobody);

describe('409', () => {
  it('gives none to somebody who may not punch', async () => {
    const { company } = world.tenant;
    const { id } = await world.api.given.anEmployee(company, { employment_end_date: '2025-12-31' });

    expect(await world.refusal({ params: { companyId: company.id, employeeId: id } })).toEqual([
      409,
      'person.has_left',
    ]);
  });
});
