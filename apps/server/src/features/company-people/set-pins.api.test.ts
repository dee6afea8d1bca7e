import { describe, expect, it } from 'vitest';
import { companyWorld } from '../../../test/company-world.ts';

const world = companyWorld('setPins');

describe('200', () => {
  it('gives everybody another PIN, in the order of the request', async () => {
    const { users } = world.tenant;
    const employeeIds = [users.employee.id, users.accountant.id, users.manager.id];

    const { data } = await world.call({ body: { employeeIds } });

    expect(data.map(({ employeeId }) => employeeId)).toEqual(employeeIds);
    expect(new Set(data.map(({ pin }) => pin)).size).toBe(3);
  });
});

describe('400', () => {
  it('refuses to be told nobody, or somebody twice', async () => {
    const { id } = world.tenant.employee;

    expect(await world.refusal({ body: { employeeIds: [] } })).toEqual([400, 'request.invalid']);
    expect(await world.refusal({ body: { employeeIds: [id, id] } })).toEqual([400, 'request.invalid']);
  });
});

describe('403', () => {
  it.each(['manager', 'accountant', 'owner'] as const)(
    'gives nobody a PIN where one of them is %s and the caller no owner',
    async (role) => {
      const { api, tenant } = world;
      const { id } = await api.given.anEmployee(tenant.company, { role });
      const body = { employeeIds: [tenant.employee.id, id] };

      const { status, errors } = await world.call({ role: 'manager', body });

      expect([status, errors[0]?.code, errors[0]?.field]).toEqual([
        403,
        'person.owner_only',
        'employeeIds[1]',
      ]);
      expect((await world.ask('listChanges')).data.changes).toEqual([]);
    },
  );

  it('gives a manager a PIN of their own', async () => {
    const body = { employeeIds: [world.tenant.users.manager.id] };

    expect((await world.call({ role: 'manager', body })).status).toBe(200);
  });
});

describe('404', () => {
  it('gives nobody a PIN where one of them is not known', async () => {
    const unknown = '00000000-0000-4000-8000-000000000000';
    const body = { employeeIds: [world.tenant.employee.id, unknown] };
    const { status, errors } = await world.call({ body });

    expect([status, errors[0]?.code, errors[0]?.field]).toEqual([
      404,
      'employee.not_found',
      'employeeIds[1]',
    ]);
    expect((await world.ask('listChanges')).data.changes).toEqual([]);
  });
});

describe('409', () => {
  it('gives nobody a PIN where one of them has left', async () => {
    const { company, employee } = world.tenant;
    const { id } = await world.api.given.anEmployee(company, { employment_end_date: '2025-12-31' });
    const body = { employeeIds: [employee.id, id] };

    expect(await world.refusal({ body })).toEqual([409, 'person.has_left']);
  });
});
