import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CompanyRow } from '#database/tables/companies.ts';
import type { EmployeeRow } from '#database/tables/people.ts';
import type { ShiftTypeRow } from '#database/tables/plans.ts';
import { startApi, type TestApi } from '../../../test/api.ts';

let api: TestApi;
let company: CompanyRow;
let employee: EmployeeRow;
let type: ShiftTypeRow;
let token: string;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(() => inCompany());

async function inCompany(settings: Partial<CompanyRow> = {}) {
  company = await api.given.aCompany(settings);
  employee = await api.given.anEmployee(company);
  type = await api.given.aShiftType(company);
  token = await tokenFor('manager');
}

async function tokenFor(role: string): Promise<string> {
  return (await api.given.aSession(await api.given.anEmployee(company, { role }))).token;
}

function read(startDate: string, endDate = startDate) {
  return api.call('listShifts', {
    params: { companyId: company.id },
    query: { startDate, endDate },
    token,
  });
}

describe('200', () => {
  it('gives a shift whole', async () => {
    const project = await api.given.aProject(company);
    const shift = await api.given.aShift(type, '2026-03-02T06:00:00Z', '2026-03-02T14:00:00Z', {
      employee_id: employee.id,
      project_id: project.id,
    });

    const { data } = await read('2026-03-02');

    expect(data).toEqual([
      {
        id: shift.id,
        employeeId: employee.id,
        employeeDisplayName: 'Þórunn Ósk Ægisdóttir',
        shiftTypeName: 'Morgunvakt',
        shiftTypeColorHex: '#2f7d4f',
        projectId: project.id,
        startTime: '2026-03-02T06:00:00.000Z',
        endTime: '2026-03-02T14:00:00.000Z',
        isAdvertised: false,
        isVirtualRuleSlot: false,
      },
    ]);
  });

  it('gives an open shift nobody and an empty name', async () => {
    await api.given.aShift(type, '2026-03-02T06:00:00Z', '2026-03-02T14:00:00Z', { is_advertised: true });

    expect((await read('2026-03-02')).data).toMatchObject([
      { employeeId: null, employeeDisplayName: '', projectId: null, isAdvertised: true },
    ]);
  });

  it('orders shifts by their start', async () => {
    for (const hour of ['14', '06', '10'])
      await api.given.aShift(type, `2026-03-02T${hour}:00:00Z`, '2026-03-02T22:00:00Z');

    const { data } = await read('2026-03-02');

    expect(data.map(({ startTime }) => startTime.slice(11, 13))).toEqual(['06', '10', '14']);
  });

  it('takes the days of the range whole, a night by the day on which it begins', async () => {
    await api.given.aShift(type, '2026-03-01T23:59:00Z', '2026-03-02T08:00:00Z');
    const first = await api.given.aShift(type, '2026-03-02T00:00:00Z', '2026-03-02T08:00:00Z');
    const last = await api.given.aShift(type, '2026-03-03T23:59:00Z', '2026-03-04T08:00:00Z');
    await api.given.aShift(type, '2026-03-04T00:00:00Z', '2026-03-04T08:00:00Z');

    const { data } = await read('2026-03-02', '2026-03-03');

    expect(data.map(({ id }) => id)).toEqual([first.id, last.id]);
  });

  it.each([
    ['Europe/Copenhagen', '2026-07-01T22:00:00Z', '2026-07-02'],
    ['Pacific/Kiritimati', '2026-07-01T10:00:00Z', '2026-07-02'],
    ['Pacific/Pago_Pago', '2026-07-02T10:59:00Z', '2026-07-01'],
  ])('keeps the calendar of %s', async (time_zone, start, date) => {
    await inCompany({ time_zone });
    await api.given.aShift(type, start, '2026-07-03T00:00:00Z');

    const days = ['2026-06-30', '2026-07-01', '2026-07-02', '2026-07-03'];
    const shown = await Promise.all(days.map(async (day) => (await read(day)).data.length > 0));

    expect(days.filter((_, index) => shown[index])).toEqual([date]);
  });

  it('shows an employee their own shifts and the advertised open ones', async () => {
    const colleague = await api.given.anEmployee(company);
    const times = ['2026-03-02T06:00:00Z', '2026-03-02T14:00:00Z'] as const;
    const own = await api.given.aShift(type, ...times, { employee_id: employee.id });
    const open = await api.given.aShift(type, ...times, { is_advertised: true });
    await api.given.aShift(type, ...times, { employee_id: colleague.id, is_advertised: true });
    await api.given.aShift(type, ...times);
    token = (await api.given.aSession(employee)).token;

    const { data } = await read('2026-03-02');

    expect(data.map(({ id }) => id).sort()).toEqual([own.id, open.id].sort());
  });

  it.each(['manager', 'owner', 'accountant'])('shows the role %s everything', async (role) => {
    const times = ['2026-03-02T06:00:00Z', '2026-03-02T14:00:00Z'] as const;
    await api.given.aShift(type, ...times);
    await api.given.aShift(type, ...times, { employee_id: employee.id });
    token = await tokenFor(role);

    expect((await read('2026-03-02')).data).toHaveLength(2);
  });

  it('shows no shift of another company', async () => {
    const theirs = await api.given.aShiftType(await api.given.aCompany());
    await api.given.aShift(theirs, '2026-03-02T06:00:00Z', '2026-03-02T14:00:00Z', { is_advertised: true });

    expect((await read('2026-03-02')).data).toEqual([]);
  });

  it('answers a range of 366 days', async () => {
    expect((await read('2027-03-01', '2028-02-29')).status).toBe(200);
  });
});

describe('400', () => {
  it.each([
    ['2026-02-29', '2026-03-01', ['query.startDate']],
    ['2026-03-01', '', ['query.endDate']],
    ['yesterday', 'today', ['query.startDate', 'query.endDate']],
  ])('refuses %s to %s and names %j', async (startDate, endDate, fields) => {
    const { errors } = await read(startDate, endDate);

    expect(errors.map(({ code, field }) => [code, field])).toEqual(
      fields.map((field) => ['request.invalid', field]),
    );
  });

  it('refuses a range that was left out', async () => {
    const { errors } = await api.call('listShifts', { params: { companyId: company.id }, token });

    expect(errors.map(({ field }) => field)).toEqual(['query.startDate', 'query.endDate']);
  });

  it.each([
    ['2026-03-03', '2026-03-02', 'range.invalid'],
    ['2026-01-01', '2027-01-02', 'range.too_long'],
  ])('refuses %s to %s as %s', async (startDate, endDate, code) => {
    const answer = await read(startDate, endDate);

    expect([answer.status, ...answer.codes]).toEqual([400, code]);
  });
});
