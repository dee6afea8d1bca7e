import { describe, expect, it } from 'vitest';
import { companyWorld } from '../../../test/company-world.ts';
import { peopleOf } from '../../../test/people-of.ts';

const world = companyWorld('changePersonReach');

const EVERYBODY = { limitedToDepartmentIds: null, standIns: [] };

/** A manager and the version of what they reach. */
async function aManager(record: object = {}) {
  const { api, tenant } = world;
  const { company } = tenant;
  const manager = await api.given.anEmployee(company, { role: 'manager', ...record });
  const params = { companyId: company.id, employeeId: manager.id };
  const { headers } = await world.ask('getPersonReach', { params });
  return { manager, change: { params, headers: { 'If-Match': headers.get('ETag') ?? '' } } };
}

const standIn = (employeeId: string, from = '2020-01-01', to = '2199-12-31') => ({ employeeId, from, to });

describe('200', () => {
  it('limits a manager to departments from the next request on, and lifts that again', async () => {
    const { api, tenant } = world;
    const { company, department } = tenant;
    const elsewhere = await api.given.anEmployee(company);
    const { manager, change } = await aManager();
    const { token } = await api.given.aSession(manager);
    const sees = async () => {
      const { data } = await peopleOf(api, company, { token });
      return data.some(({ id }) => id === elsewhere.id);
    };

    const before = await sees();
    const body = { limitedToDepartmentIds: [department.id], standIns: [] };
    const { data, headers } = await world.call({ ...change, body });
    const limited = await sees();
    const again = { ...change, headers: { 'If-Match': headers.get('ETag') ?? '' } };
    await world.call({ ...again, body: EVERYBODY });

    expect(data).toEqual(body);
    expect([before, limited, await sees()]).toEqual([true, false, true]);
  });

  it('gives a stand-in the people of the manager who is away, until it ends', async () => {
    const { api, tenant } = world;
    const { company, department } = tenant;
    const kitchen = await api.given.aDepartment(company, 'Eldhús');
    const limited_to_departments = JSON.stringify([kitchen.id]);
    const other = await api.given.anEmployee(company, { role: 'manager', limited_to_departments });
    const { token } = await api.given.aSession(other);
    const { change } = await aManager({ limited_to_departments: JSON.stringify([department.id]) });
    const sees = async () => {
      const { data } = await peopleOf(api, company, { token });
      return data.some(({ id }) => id === tenant.employee.id);
    };

    const body = { limitedToDepartmentIds: [department.id], standIns: [standIn(other.id)] };
    const { headers } = await world.call({ ...change, body });
    const standingIn = await sees();
    const again = { ...change, headers: { 'If-Match': headers.get('ETag') ?? '' } };
    await world.call({ ...again, body: { ...body, standIns: [] } });

    expect([standingIn, await sees()]).toEqual([true, false]);
  });

  it('records who changed it, and nothing where the same is sent again', async () => {
    const { change, manager } = await aManager();
    await world.call({ ...change, body: EVERYBODY });
    const none = (await world.ask('listChanges')).data.changes;
    const body = { ...EVERYBODY, standIns: [standIn(world.tenant.users.manager.id)] };
    await world.call({ ...change, body });

    expect(none).toEqual([]);
    expect((await world.ask('listChanges')).data.changes).toMatchObject([
      { employeeId: manager.id, userId: world.tenant.users.owner.id },
    ]);
  });

  it('keeps a stand-in who has left since', async () => {
    const { api, tenant } = world;
    const left = await api.given.anEmployee(tenant.company, { employment_end_date: '2025-12-31' });
    const past = standIn(left.id, '2025-01-01', '2025-01-31');
    const { change } = await aManager({ stand_ins: JSON.stringify([past]) });
    const body = { limitedToDepartmentIds: [tenant.department.id], standIns: [past] };

    expect((await world.call({ ...change, body })).data).toEqual(body);
  });
});

describe('400', () => {
  it('refuses no department at all, one that is named twice, and an end before the begin', async () => {
    const { tenant } = world;
    const { change } = await aManager();
    const fieldFor = async (part: object) => {
      const { status, errors } = await world.call({ ...change, body: { ...EVERYBODY, ...part } });
      return [status, errors[0]?.field];
    };
    const { id } = tenant.department;
    const reversed = standIn(tenant.users.manager.id, '2026-12-14', '2026-12-01');

    expect(await fieldFor({ limitedToDepartmentIds: [] })).toEqual([400, 'limitedToDepartmentIds']);
    expect(await fieldFor({ limitedToDepartmentIds: [id, id] })).toEqual([400, 'limitedToDepartmentIds']);
    expect(await fieldFor({ standIns: [reversed] })).toEqual([400, 'standIns[0].to']);
  });

  it('refuses a manager who would stand in for themselves', async () => {
    const { change, manager } = await aManager();
    const body = { ...EVERYBODY, standIns: [standIn(manager.id)] };
    const { status, errors } = await world.call({ ...change, body });

    expect([status, errors[0]?.field]).toEqual([400, 'standIns[0].employeeId']);
  });
});

describe('404', () => {
  it('does not know somebody who does not exist, nor a department or a stand-in that does not', async () => {
    const nobody = '00000000-0000-4000-8000-000000000000';
    const { change } = await aManager();
    const fieldFor = async (part: object) => {
      const { status, errors } = await world.call({ ...change, body: { ...EVERYBODY, ...part } });
      return [status, errors[0]?.code, errors[0]?.field];
    };

    expect(await world.ofNobody('employeeId')).toEqual([404, 'employee.not_found']);
    expect(await fieldFor({ limitedToDepartmentIds: [nobody] })).toEqual([
      ...[404, 'department.not_found', 'limitedToDepartmentIds[0]'],
    ]);
    expect(await fieldFor({ standIns: [standIn(nobody)] })).toEqual([
      ...[404, 'employee.not_found', 'standIns[0].employeeId'],
    ]);
  });
});

describe('409', () => {
  it('limits nobody but managers, and lets nobody else stand in for one', async () => {
    const { tenant } = world;
    const { company, department, employee } = tenant;
    const params = { companyId: company.id, employeeId: employee.id };
    const { headers } = await world.ask('getPersonReach', { params });
    const { change } = await aManager();
    const limit = { ...EVERYBODY, limitedToDepartmentIds: [department.id] };
    const ofEmployee = { params, headers: { 'If-Match': headers.get('ETag') ?? '' }, body: limit };
    const byEmployee = { ...change, body: { ...EVERYBODY, standIns: [standIn(employee.id)] } };

    expect(await world.refusal(ofEmployee)).toEqual([409, 'person.not_manager']);
    expect(await world.refusal(byEmployee)).toEqual([409, 'person.not_manager']);
  });
});
