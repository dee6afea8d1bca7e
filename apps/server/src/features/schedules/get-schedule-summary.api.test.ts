import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CompanyRow } from '#database/tables/companies.ts';
import type { EmployeeRow } from '#database/tables/people.ts';
import type { ShiftTypeRow } from '#database/tables/plans.ts';
import { startApi, type TestApi } from '../../../test/api.ts';

let api: TestApi;
let company: CompanyRow;
let anna: EmployeeRow;
let type: ShiftTypeRow;
let token: string;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(() => inCompany());

async function inCompany(settings: Partial<CompanyRow> = {}) {
  company = await api.given.aCompany(settings);
  anna = await api.given.anEmployee(company, { display_name: 'Anna' });
  type = await api.given.aShiftType(company);
  token = await tokenFor('manager');
}

async function tokenFor(role: string): Promise<string> {
  return (await api.given.aSession(await api.given.anEmployee(company, { role }))).token;
}

function read(startDate: string, endDate = startDate) {
  return api.call('getScheduleSummary', {
    params: { companyId: company.id },
    query: { startDate, endDate },
    token,
  });
}

/** Anna works a night and a day, Ásta a day, and one shift is open. */
async function aPlan() {
  const asta = await api.given.anEmployee(company, { display_name: 'Ásta' });
  await api.given.aShift(type, '2026-03-02T22:00Z', '2026-03-03T06:00Z', { employee_id: anna.id });
  await api.given.aShift(type, '2026-03-04T10:00Z', '2026-03-04T14:30Z', { employee_id: anna.id });
  await api.given.aShift(type, '2026-03-02T06:00Z', '2026-03-02T14:00Z', { employee_id: asta.id });
  await api.given.aShift(type, '2026-03-04T16:00Z', '2026-03-04T23:00Z', { is_advertised: true });
  return asta;
}

describe('200', () => {
  it('counts shifts and minutes in all, by day and by employee', async () => {
    const asta = await aPlan();

    const { data } = await read('2026-03-02', '2026-03-04');

    expect(data).toEqual({
      startDate: '2026-03-02',
      endDate: '2026-03-04',
      totalShifts: 4,
      openShifts: 1,
      plannedMinutes: 480 + 270 + 480 + 420,
      byDay: [
        { date: '2026-03-02', shifts: 2, openShifts: 0, plannedMinutes: 960 },
        { date: '2026-03-03', shifts: 0, openShifts: 0, plannedMinutes: 0 },
        { date: '2026-03-04', shifts: 2, openShifts: 1, plannedMinutes: 690 },
      ],
      byEmployee: [
        { employeeId: anna.id, employeeDisplayName: 'Anna', shifts: 2, plannedMinutes: 750 },
        { employeeId: asta.id, employeeDisplayName: 'Ásta', shifts: 1, plannedMinutes: 480 },
      ],
    });
  });

  it('counts the shifts that the list shows to the same caller', async () => {
    await aPlan();
    const tokens = [token, (await api.given.aSession(anna)).token];
    const query = { startDate: '2026-03-02', endDate: '2026-03-04' };

    for (token of tokens) {
      const summary = await read(query.startDate, query.endDate);
      const list = await api.call('listShifts', { params: { companyId: company.id }, query, token });

      expect(summary.data.totalShifts).toBe(list.data.length);
      expect(summary.data.openShifts).toBe(list.data.filter(({ employeeId }) => employeeId === null).length);
    }
  });

  it('shows an employee nobody but themselves', async () => {
    await aPlan();
    token = (await api.given.aSession(anna)).token;

    const { data } = await read('2026-03-02', '2026-03-04');

    expect(data).toMatchObject({ totalShifts: 3, openShifts: 1, plannedMinutes: 480 + 270 + 420 });
    expect(data.byEmployee.map(({ employeeId }) => employeeId)).toEqual([anna.id]);
  });

  it('is all zeros where nothing is planned', async () => {
    const { data } = await read('2026-03-02');

    expect(data).toMatchObject({ totalShifts: 0, openShifts: 0, plannedMinutes: 0, byEmployee: [] });
    expect(data.byDay).toEqual([{ date: '2026-03-02', shifts: 0, openShifts: 0, plannedMinutes: 0 }]);
  });

  it('counts the real minutes of the night in which clocks change', async () => {
    await inCompany({ time_zone: 'Europe/Copenhagen' });
    await api.given.aShift(type, '2026-10-24T20:00Z', '2026-10-25T05:00Z');

    const { data } = await read('2026-10-24');

    expect(data.plannedMinutes).toBe(540);
  });

  it('lists every day of a year', async () => {
    const { data } = await read('2027-03-01', '2028-02-29');

    expect(new Set(data.byDay.map(({ date }) => date)).size).toBe(366);
  });

  it.each(['employee', 'manager', 'owner', 'accountant'])('lets the role %s read', async (role) => {
    token = await tokenFor(role);

    expect((await read('2026-03-02')).status).toBe(200);
  });
});

describe('400', () => {
  it.each([
    ['2026-13-01', '2026-03-01', ['request.invalid']],
    ['', '', ['request.invalid', 'request.invalid']],
    ['2026-03-03', '2026-03-02', ['range.invalid']],
    ['2026-01-01', '2027-01-02', ['range.too_long']],
  ])('refuses %s to %s as %j', async (startDate, endDate, codes) => {
    const answer = await read(startDate, endDate);

    expect([answer.status, answer.codes]).toEqual([400, codes]);
  });
});
