import { describe, expect, it } from 'vitest';
import { aPersonBody } from '../../../test/conformance/good-people-calls.ts';
import { companyWorld } from '../../../test/company-world.ts';

const world = companyWorld('addPerson');

describe('200', () => {
  it('adds an employee without PIN and password, and records who did, without what is personal', async () => {
    const { data } = await world.call({ role: 'manager' });

    const people = await world.people();
    const { changes } = (await world.ask('listChanges')).data;
    expect(data).toMatchObject({ role: 'employee', departmentIds: [world.tenant.department.id] });
    expect(people.find(({ id }) => id === data.id)).toMatchObject({ hasPin: false, hasPassword: false });
    expect(changes.map(({ act, employeeId, userId }) => [act, employeeId, userId])).toContainEqual([
      'added',
      data.id,
      world.tenant.users.manager.id,
    ]);
    expect(JSON.stringify(changes)).not.toContain(data.kennitala);
    expect(JSON.stringify(changes)).not.toContain(data.phone);
  });

  it('answers with what getPerson answers', async () => {
    const { data } = await world.call();

    const params = { companyId: world.tenant.company.id, employeeId: data.id };
    expect((await world.ask('getPerson', { params })).data).toEqual(data);
  });
});

describe('400', () => {
  it('names every field at fault', async () => {
    const dates = { employmentEndDate: '2024-02-28', birthDate: '2025-01-01' };
    const body = { ...aPersonBody(world.tenant), ...dates };
    const { status, errors } = await world.call({ body });

    expect([status, errors.map(({ field }) => field)]).toEqual([400, ['employmentEndDate', 'birthDate']]);
  });

  it('names a change of the ratio before the first day', async () => {
    const ratioChanges = [{ from: '2020-01-01', ratio: 1 }];
    const { status, errors } = await world.call({ body: { ...aPersonBody(world.tenant), ratioChanges } });

    expect([status, errors[0]?.field]).toEqual([400, 'ratioChanges[0].from']);
  });
});

describe('403', () => {
  it('lets a manager who is limited to departments add people to these and to no other', async () => {
    const { api, tenant } = world;
    const limited_to_departments = JSON.stringify([tenant.department.id]);
    const manager = await api.given.anEmployee(tenant.company, { role: 'manager', limited_to_departments });
    const { token } = await api.given.aSession(manager);
    const kitchen = await api.given.aDepartment(tenant.company, 'Eldhús');
    const body = aPersonBody(tenant);
    const statusFor = async (departmentIds: string[]) =>
      (await world.call({ token, body: { ...body, departmentIds } })).status;

    expect(await statusFor([kitchen.id])).toBe(404);
    expect(await statusFor([])).toBe(400);
    expect(await statusFor([tenant.department.id])).toBe(200);
  });
});

describe('404', () => {
  it('does not know a department, a pay rule or a pay period that is not there', async () => {
    const unknown = '00000000-0000-4000-8000-000000000000';
    const body = aPersonBody(world.tenant);
    const refusalOf = (fields: object) => world.refusal({ body: { ...body, ...fields } });

    expect(await refusalOf({ departmentIds: [unknown] })).toEqual([404, 'department.not_found']);
    expect(await refusalOf({ ruleSetId: unknown })).toEqual([404, 'rule_set.not_found']);
    expect(await refusalOf({ payPeriodId: unknown })).toEqual([404, 'pay_period.not_found']);
  });
});

describe('409', () => {
  it('names everything that belongs to somebody else', async () => {
    const { api, tenant } = world;
    const taken = { email: 'tekid@example.is', employee_number: '77', kennitala: '1201743399' };
    await api.given.anEmployee(tenant.company, taken);
    const body = {
      ...aPersonBody(tenant),
      ...{ email: 'Tekid@example.is', employeeNumber: '77', kennitala: '120174-3399' },
    };

    const { status, errors } = await world.call({ body });

    expect([status, errors.map(({ code, field }) => [code, field])]).toEqual([
      409,
      [
        ['person.email_taken', 'email'],
        ['person.number_taken', 'employeeNumber'],
        ['person.kennitala_taken', 'kennitala'],
      ],
    ]);
  });
});
