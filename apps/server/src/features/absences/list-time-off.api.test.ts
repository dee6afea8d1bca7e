import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CompanyRow } from '#database/tables/companies.ts';
import type { EmployeeRow } from '#database/tables/people.ts';
import { startApi, type TestApi } from '../../../test/api.ts';

let api: TestApi;
let company: CompanyRow;
let anna: EmployeeRow;
let asta: EmployeeRow;
let token: string;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(async () => {
  company = await api.given.aCompany();
  anna = await api.given.anEmployee(company, { display_name: 'Anna' });
  asta = await api.given.anEmployee(company, { display_name: 'Ásta' });
  token = await tokenFor('manager');
});

async function tokenFor(role: string): Promise<string> {
  return (await api.given.aSession(await api.given.anEmployee(company, { role }))).token;
}

function read(query: Record<string, string> = {}, companyId = company.id) {
  return api.call('listTimeOff', { params: { companyId }, query, token });
}

async function datesOf(query: Record<string, string>): Promise<string[]> {
  return (await read(query)).data.map(({ startDate }) => startDate);
}

const off = (start_date: string, end_date: string, whose = anna) =>
  api.given.aTimeOff(whose, { start_date, end_date });

describe('200', () => {
  it('gives a request whole', async () => {
    const request = await api.given.aTimeOff(anna, { status: 'Rejected', note: 'Ferð\n"norður"' });

    expect((await read()).data).toEqual([
      {
        id: request.id,
        employeeId: anna.id,
        employeeDisplayName: 'Anna',
        startDate: '2026-07-01',
        endDate: '2026-07-10',
        status: 'Rejected',
        note: 'Ferð\n"norður"',
      },
    ]);
  });

  it('lists every request of any status, by first day, then by name', async () => {
    await api.given.aTimeOff(asta, { start_date: '2026-07-01', status: 'Pending' });
    await api.given.aTimeOff(asta, { start_date: '2026-06-01', status: 'Rejected' });
    await api.given.aTimeOff(anna, { start_date: '2026-07-01', status: 'Approved' });
    await api.given.aTimeOff(anna, { start_date: '2019-01-01', status: 'Approved' });

    const { data } = await read();

    expect(data.map((each) => `${each.startDate} ${each.employeeDisplayName} ${each.status}`)).toEqual([
      '2019-01-01 Anna Approved',
      '2026-06-01 Ásta Rejected',
      '2026-07-01 Anna Approved',
      '2026-07-01 Ásta Pending',
    ]);
  });

  it.each([
    [{ from: '2026-07-10', to: '2026-07-12' }, ['2026-07-01', '2026-07-12']],
    [{ from: '2026-07-11', to: '2026-07-11' }, []],
    [{ from: '2026-07-11' }, ['2026-07-12', '2027-02-01']],
    [{ to: '2026-07-11' }, ['2026-07-01']],
    [{ from: '2026-07-03', to: '2026-07-04' }, ['2026-07-01']],
    [{ from: '2000-01-01', to: '2100-12-31' }, ['2026-07-01', '2026-07-12', '2027-02-01']],
  ])('with %j gives those that share a day: %j', async (query, dates) => {
    await off('2026-07-01', '2026-07-10');
    await off('2026-07-12', '2026-07-12');
    await off('2027-02-01', '2027-02-03');

    expect(await datesOf(query)).toEqual(dates);
  });

  it('shows an employee their own requests alone', async () => {
    const own = await off('2026-07-01', '2026-07-10', asta);
    await off('2026-07-01', '2026-07-10');
    token = (await api.given.aSession(asta)).token;

    const [all, inRange] = [await read(), await read({ from: '2026-07-01', to: '2026-07-01' })];

    expect(all.data.map(({ id }) => id)).toEqual([own.id]);
    expect(inRange.data).toEqual(all.data);
  });

  it('shows no request of another company', async () => {
    await off('2026-07-01', '2026-07-10', await api.given.anEmployee(await api.given.aCompany()));

    expect((await read()).data).toEqual([]);
  });

  it.each(['employee', 'manager', 'owner', 'accountant'])('lets the role %s read', async (role) => {
    token = await tokenFor(role);

    expect((await read()).status).toBe(200);
  });
});

describe('400', () => {
  it.each([
    [{ from: '2026-02-29' }, ['query.from']],
    [{ to: '' }, ['query.to']],
    [{ from: 'x', to: '2026-1-1' }, ['query.from', 'query.to']],
  ])('refuses %j and names %j', async (query, fields) => {
    const { errors } = await read(query);

    expect(errors.map(({ code, field }) => [code, field])).toEqual(
      fields.map((field) => ['request.invalid', field]),
    );
  });

  it('refuses a range that ends before it starts', async () => {
    const answer = await read({ from: '2026-07-02', to: '2026-07-01' });

    expect(answer.errors).toMatchObject([{ code: 'range.invalid', field: 'query.to' }]);
  });
});
