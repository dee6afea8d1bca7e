// What a manager may change of the record of somebody who has a role, and what an owner alone changes.
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { companyWorld } from '../../../test/company-world.ts';

const world = companyWorld('changePerson');
const guarded = () => ({
  email: `${randomUUID()}@example.is`,
  isActive: false,
  employmentStartDate: '2020-01-01',
  employmentEndDate: '2026-12-31',
  departmentIds: [],
});

async function change(employeeId: string, role: 'owner' | 'manager', fields: object) {
  const params = { companyId: world.tenant.company.id, employeeId };
  const { data, headers: read } = await world.ask('getPerson', { params });
  const { id: _, role: _role, ...said } = data;
  const headers = { 'If-Match': read.get('ETag') ?? '' };
  return await world.call({ role, params, headers, body: { ...said, ...fields } });
}

async function somebody(role: 'manager' | 'accountant' | 'employee') {
  const { api, tenant } = world;
  const { id } = await api.given.anEmployee(tenant.company, { role });
  await api.deps.database
    .knex('employee_departments')
    .insert({ company_id: tenant.company.id, employee_id: id, department_id: tenant.department.id });
  return id;
}

describe.each(['manager', 'accountant'] as const)('the record of somebody who is %s', (role) => {
  it.each(Object.entries(guarded()))('keeps its %s from every manager', async (field, value) => {
    const { status, errors } = await change(await somebody(role), 'manager', { [field]: value });

    expect([status, errors]).toEqual([403, [expect.objectContaining({ code: 'person.owner_only', field })]]);
    expect((await world.ask('listChanges')).data.changes).toEqual([]);
  });

  it('names every field that a manager may not change', async () => {
    const { errors } = await change(await somebody(role), 'manager', guarded());

    expect(errors.map(({ field }) => field).sort()).toEqual(Object.keys(guarded()).sort());
  });

  it('takes everything else from a manager, and those fields from an owner', async () => {
    const id = await somebody(role);

    expect((await change(id, 'manager', { displayName: 'Nýtt Nafn', phone: '555 1234' })).status).toBe(200);
    expect((await change(id, 'owner', { ...guarded(), employmentRatio: 0.5 })).status).toBe(200);
  });
});

it('takes every field of an employee from a manager', async () => {
  expect((await change(await somebody('employee'), 'manager', guarded())).status).toBe(200);
});
