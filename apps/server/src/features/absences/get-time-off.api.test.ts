import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CompanyRow } from '#database/tables/companies.ts';
import type { EmployeeRow } from '#database/tables/people.ts';
import type { TimeOffRow } from '#database/tables/plans.ts';
import { startApi, type TestApi } from '../../../test/api.ts';

const UNKNOWN = '00000000-0000-4000-8000-000000000000';

let api: TestApi;
let company: CompanyRow;
let employee: EmployeeRow;
let request: TimeOffRow;
let token: string;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(async () => {
  company = await api.given.aCompany();
  employee = await api.given.anEmployee(company);
  request = await api.given.aTimeOff(employee, { status: 'Approved', note: 'Sumarfrí' });
  token = await tokenFor('manager');
});

async function tokenFor(role: string): Promise<string> {
  return (await api.given.aSession(await api.given.anEmployee(company, { role }))).token;
}

function read(id: string, companyId = company.id) {
  return api.call('getTimeOff', { params: { companyId, id }, token });
}

describe('200', () => {
  it('gives the request whole, the same as the list', async () => {
    const { data } = await read(request.id.toUpperCase());
    const list = await api.call('listTimeOff', { params: { companyId: company.id }, token });

    expect(data).toMatchObject({ id: request.id, employeeId: employee.id, status: 'Approved' });
    expect(list.data).toEqual([data]);
  });

  it('lets an employee read their own', async () => {
    token = (await api.given.aSession(employee)).token;

    expect((await read(request.id)).data.note).toBe('Sumarfrí');
  });

  it.each(['manager', 'owner', 'accountant'])('lets the role %s read anybody', async (role) => {
    token = await tokenFor(role);

    expect((await read(request.id)).status).toBe(200);
  });
});

describe('400', () => {
  it('refuses ids that are no GUIDs, both at once', async () => {
    const { errors } = await read('summer', 'mine');

    expect(errors.map(({ code, field }) => [code, field])).toEqual([
      ['request.invalid', 'route.companyId'],
      ['request.invalid', 'route.id'],
    ]);
  });
});

describe('404', () => {
  it('does not know an unknown request, nor one of another company', async () => {
    const foreigner = await api.given.anEmployee(await api.given.aCompany());
    const theirs = await api.given.aTimeOff(foreigner);

    const [unknown, foreign] = [await read(UNKNOWN), await read(theirs.id)];

    expect(unknown.errors).toMatchObject([{ code: 'time_off.not_found', field: 'route.id' }]);
    expect([unknown.status, foreign.text]).toEqual([404, unknown.text]);
  });

  it('does not tell an employee whether a colleague asked for time off', async () => {
    token = await tokenFor('employee');

    const [known, unknown] = [await read(request.id), await read(UNKNOWN)];

    expect([known.status, ...known.codes]).toEqual([404, 'time_off.not_found']);
    expect(known.text).toBe(unknown.text);
  });
});
