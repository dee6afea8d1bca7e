import { describe, expect, it } from 'vitest';
import { aPersonBody } from '../../../test/conformance/good-people-calls.ts';
import { companyWorld } from '../../../test/company-world.ts';

const world = companyWorld('changePerson');

describe('200', () => {
  it('changes the record and leaves role, PIN and password as they are', async () => {
    const { company, users } = world.tenant;
    const params = { companyId: company.id, employeeId: users.manager.id };
    const { data: before, headers: read } = await world.ask('getPerson', { params });
    const { id: _, role: _role, ...said } = before;
    const { data } = await world.call({
      params,
      headers: { 'If-Match': read.get('ETag') ?? '' },
      body: { ...said, jobTitle: null, ratioChanges: [{ from: '2026-05-01', ratio: 0.5 }] },
    });

    const people = await world.people();
    expect(data).toEqual({ ...before, jobTitle: null, ratioChanges: [{ from: '2026-05-01', ratio: 0.5 }] });
    expect(people.find(({ id }) => id === users.manager.id)).toMatchObject({
      role: 'manager',
      hasPassword: true,
    });
  });

  it('changes nothing and records nothing where the same is sent again', async () => {
    const { company, employee } = world.tenant;
    const params = { companyId: company.id, employeeId: employee.id };
    const { data: before, headers: read } = await world.ask('getPerson', { params });
    const { id: _, role: _role, ...said } = before;

    await world.call({ params, headers: { 'If-Match': read.get('ETag') ?? '' }, body: said });

    expect((await world.ask('listChanges')).data.changes).toEqual([]);
  });
});

describe('400', () => {
  it('takes no kennitala that no register gives out, and lets one from before stay until it is changed', async () => {
    const { id } = await world.api.given.anEmployee(world.tenant.company, { kennitala: '0100802079' });
    const params = { companyId: world.tenant.company.id, employeeId: id };
    const { data, headers: read } = await world.ask('getPerson', { params });
    const { id: _, role: _role, ...said } = data;
    const headers = { 'If-Match': read.get('ETag') ?? '' };

    const other = await world.call({ params, headers, body: { ...said, kennitala: '3104902989' } });
    const same = await world.call({ params, headers, body: { ...said, jobTitle: 'Bakari' } });

    expect([other.status, other.errors[0]?.field]).toEqual([400, 'kennitala']);
    expect([same.status, same.data.kennitala]).toEqual([200, '0100802079']);
  });
});

describe('403', () => {
  it('lets a manager who is limited to departments move people only in and out of these', async () => {
    const { api, tenant } = world;
    const { company, department, employee } = tenant;
    const limited_to_departments = JSON.stringify([department.id]);
    const manager = await api.given.anEmployee(company, { role: 'manager', limited_to_departments });
    const { token } = await api.given.aSession(manager);
    const kitchen = await api.given.aDepartment(company, 'Eldhús');
    const params = { companyId: company.id, employeeId: employee.id };
    const { data, headers: read } = await world.ask('getPerson', { params });
    const { id: _, role: _role, ...said } = data;
    const statusFor = async (departmentIds: string[]) => {
      const headers = { 'If-Match': read.get('ETag') ?? '' };
      return (await world.call({ token, params, headers, body: { ...said, departmentIds } })).status;
    };

    expect(await statusFor([department.id, kitchen.id])).toBe(404);
    expect(await statusFor([])).toBe(400);
    expect(await statusFor([department.id])).toBe(200);
  });
});

describe('404', () => {
  it('does not know somebody who does not exist', async () => {
    expect(await world.ofNobody('employeeId')).toEqual([404, 'employee.not_found']);
  });

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
  it('refuses what belongs to somebody else', async () => {
    const { api, tenant } = world;
    const taken = { email: 'tekid@example.is', employee_number: '77', kennitala: '1201743399' };
    await api.given.anEmployee(tenant.company, taken);
    const body = {
      ...aPersonBody(tenant),
      ...{ email: 'Tekid@example.is', employeeNumber: '77', kennitala: '120174-3399' },
    };

    expect(await world.refusal({ body })).toEqual([
      409,
      'person.email_taken',
      'person.number_taken',
      'person.kennitala_taken',
    ]);
  });

  it('keeps the last owner as one who may sign in', async () => {
    const { company, users } = world.tenant;
    const params = { companyId: company.id, employeeId: users.owner.id };
    const { data, headers: read } = await world.ask('getPerson', { params });
    const { id: _, role: _role, ...said } = data;
    const headers = { 'If-Match': read.get('ETag') ?? '' };

    const inactive = await world.refusal({ params, headers, body: { ...said, isActive: false } });
    const ending = await world.refusal({
      params,
      headers,
      body: { ...said, employmentEndDate: '2026-12-31' },
    });

    expect(inactive).toEqual([409, 'person.last_owner']);
    expect(ending).toEqual([409, 'person.last_owner']);
  });
});
