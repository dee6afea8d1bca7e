import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CompanyRow } from '#database/tables/companies.ts';
import type { EmployeeRow } from '#database/tables/people.ts';
import { startApi, type TestApi } from '../../../test/api.ts';

const UNKNOWN = '00000000-0000-4000-8000-000000000000';
const WEEK = { from: '2026-03-02', to: '2026-03-08' };

let api: TestApi;
let company: CompanyRow;
let anna: EmployeeRow;
let asta: EmployeeRow;
let token: string;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(() => inCompany());

async function inCompany(settings: Partial<CompanyRow> = {}) {
  company = await api.given.aCompany(settings);
  anna = await api.given.anEmployee(company, { display_name: 'Anna' });
  asta = await api.given.anEmployee(company, { display_name: 'Ásta', employment_ratio: 0.5 });
  token = await tokenFor('manager');
}

async function tokenFor(role: string): Promise<string> {
  return (await api.given.aSession(await api.given.anEmployee(company, { role }))).token;
}

function read(query: Record<string, string>, companyId = company.id) {
  return api.call('listAbsences', { params: { companyId }, query, token });
}

const away = (date: string, rest: object = {}, whose = anna) => api.given.anAbsence(whose, { date, ...rest });

async function minutesOf(query: Record<string, string> = WEEK): Promise<number[]> {
  return (await read(query)).data.map(({ minutes }) => minutes);
}

describe('200', () => {
  it('gives a record whole', async () => {
    const record = await away('2026-03-03', { type: 'sickChild', minutes: 200, note: 'Veikt "barn"' });

    expect((await read(WEEK)).data).toEqual([
      {
        id: record.id,
        employeeId: anna.id,
        employeeDisplayName: 'Anna',
        date: '2026-03-03',
        type: 'sickChild',
        minutes: 200,
        note: 'Veikt "barn"',
      },
    ]);
  });

  it('lists records of every type, by date, then by name', async () => {
    await away('2026-03-04', { type: 'unpaidLeave' }, asta);
    await away('2026-03-04', { type: 'vacation' });
    await away('2026-03-02', { type: 'sick' }, asta);

    const { data } = await read(WEEK);

    expect(data.map((each) => `${each.date} ${each.employeeDisplayName} ${each.type}`)).toEqual([
      '2026-03-02 Ásta sick',
      '2026-03-04 Anna vacation',
      '2026-03-04 Ásta unpaidLeave',
    ]);
  });

  it('takes both ends of the range', async () => {
    for (const date of ['2026-03-01', '2026-03-02', '2026-03-08', '2026-03-09']) await away(date);

    const { data } = await read(WEEK);

    expect(data.map(({ date }) => date)).toEqual(['2026-03-02', '2026-03-08']);
  });

  it('counts a day without minutes as a full one by the employment ratio, none at the weekend', async () => {
    await away('2026-03-02');
    await away('2026-03-03', {}, asta);
    await away('2026-03-04', { minutes: 0 });
    await away('2026-03-07');

    expect(await minutesOf()).toEqual([480, 240, 0, 0]);
  });

  it('counts a day without minutes as the shift that was planned for it', async () => {
    const type = await api.given.aShiftType(company);
    await api.given.aShift(type, '2026-03-07T09:00Z', '2026-03-07T15:00Z', { employee_id: anna.id });
    await away('2026-03-02');
    await away('2026-03-07');

    expect(await minutesOf()).toEqual([0, 360]);
  });

  it('forgets plans when the company has turned them off', async () => {
    await inCompany({ enable_shifts: false });
    const type = await api.given.aShiftType(company);
    await api.given.aShift(type, '2026-03-02T09:00Z', '2026-03-02T10:00Z', { employee_id: anna.id });
    await away('2026-03-02');

    expect(await minutesOf()).toEqual([480]);
  });

  it('adds up over a month, in whatever records and ranges the days stand', async () => {
    await api.given.aRule(company, { agreement: 'craft' });
    const jon = await api.given.anEmployee(company, { employment_ratio: 0.8 });
    for (const day of ['02', '09', '16', '23', '30']) await away(`2026-03-${day}`, { type: 'sick' }, jon);
    const ofJon = { employeeId: jon.id };
    const month = { startDate: '2026-03-01', endDate: '2026-03-31' };
    const params = { companyId: company.id };

    const whole = await minutesOf({ from: month.startDate, to: month.endDate, ...ofJon });
    const end = await minutesOf({ from: '2026-03-16', to: month.endDate, ...ofJon });
    const entries = await api.call('getTimeEntries', { params, token, query: { ...ofJon, ...month } });
    const oneDay = await api.call('getTimeEntries', {
      params,
      token,
      query: { ...ofJon, startDate: '2026-03-09', endDate: '2026-03-09' },
    });

    expect(whole).toEqual([346, 345, 346, 345, 346]);
    expect(end).toEqual(whole.slice(2));
    expect(entries.data.totals.sickMinutes).toBe(1728);
    expect(oneDay.data.totals.sickMinutes).toBe(345);
  });

  it('counts what the totals of the time entries count', async () => {
    await api.given.aRule(company);
    await api.given.aRule(company);
    const own = await api.given.aRule(company);
    const part = await api.given.anEmployee(company, { employment_ratio: 1 / 3, rule_set_id: own.id });
    for (const date of ['2026-04-01', '2026-04-02', '2026-04-03', '2026-04-07']) await away(date, {}, part);
    const range = { startDate: '2026-04-01', endDate: '2026-04-10' };

    const minutes = await minutesOf({ from: range.startDate, to: range.endDate });
    const timesheet = await api.call('getTimeEntries', {
      params: { companyId: company.id },
      query: { employeeId: part.id, ...range },
      token,
    });

    expect(minutes).toEqual([160, 0, 0, 160]);
    expect(timesheet.data.totals.sickMinutes).toBe(320);
  });

  it('keeps to the employee that is named', async () => {
    await away('2026-03-02');
    await away('2026-03-02', {}, asta);

    const { data } = await read({ ...WEEK, employeeId: asta.id.toUpperCase() });

    expect(data.map(({ employeeId, minutes }) => [employeeId, minutes])).toEqual([[asta.id, 240]]);
  });

  it('shows an employee their own records, named or not', async () => {
    await away('2026-03-02');
    const own = await away('2026-03-02', {}, asta);
    token = (await api.given.aSession(asta)).token;

    const [unnamed, named] = [await read(WEEK), await read({ ...WEEK, employeeId: asta.id })];

    expect(unnamed.data.map(({ id }) => id)).toEqual([own.id]);
    expect(named.data).toEqual(unnamed.data);
  });

  it('shows no record of another company', async () => {
    await away('2026-03-02', {}, await api.given.anEmployee(await api.given.aCompany()));

    expect((await read(WEEK)).data).toEqual([]);
  });

  it.each(['employee', 'manager', 'owner', 'accountant'])('lets the role %s read', async (role) => {
    token = await tokenFor(role);

    expect((await read(WEEK)).status).toBe(200);
  });
});

describe('400', () => {
  it.each([
    [{}, ['query.from', 'query.to']],
    [{ from: '2026-02-30', to: '2026-03-01' }, ['query.from']],
    [{ ...WEEK, employeeId: 'me' }, ['query.employeeId']],
  ])('refuses %j and names %j', async (query, fields) => {
    const { errors } = await read(query);

    expect(errors.map(({ code, field }) => [code, field])).toEqual(
      fields.map((field) => ['request.invalid', field]),
    );
  });

  it.each([
    [{ from: '2026-03-03', to: '2026-03-02' }, 'range.invalid'],
    [{ from: '2026-01-01', to: '2027-01-02' }, 'range.too_long'],
  ])('refuses %j as %s', async (query, code) => {
    expect((await read(query)).errors).toMatchObject([{ code, field: 'query.to' }]);
  });
});

describe('403', () => {
  it('refuses an employee who asks for another, known or not, in the same words', async () => {
    token = (await api.given.aSession(asta)).token;

    const known = await read({ ...WEEK, employeeId: anna.id });
    const unknown = await read({ ...WEEK, employeeId: UNKNOWN });

    expect([known.status, ...known.codes]).toEqual([403, 'auth.not_own_record']);
    expect(unknown.text).toBe(known.text);
  });
});

describe('404', () => {
  it('does not know an unknown employee, nor one of another company', async () => {
    const foreigner = await api.given.anEmployee(await api.given.aCompany());

    const unknown = await read({ ...WEEK, employeeId: UNKNOWN });
    const foreign = await read({ ...WEEK, employeeId: foreigner.id });

    expect(unknown.errors).toMatchObject([{ code: 'employee.not_found', field: 'query.employeeId' }]);
    expect([unknown.status, foreign.text]).toEqual([404, unknown.text]);
  });
});
