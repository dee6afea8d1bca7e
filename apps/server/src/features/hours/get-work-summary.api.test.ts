import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CompanyRow } from '#database/tables/companies.ts';
import type { EmployeeRow } from '#database/tables/people.ts';
import { startApi, type TestApi } from '../../../test/api.ts';
import { makeRandomDay, randomDay } from '../../../test/random-days.ts';

const MARCH = ['2026-03-01', '2026-03-31'] as const;

let api: TestApi;
let company: CompanyRow;
let anna: EmployeeRow;
let token: string;

beforeAll(async () => {
  api = await startApi({ start: '2026-03-20T12:00:00Z' });
});
afterAll(() => api.stop());
beforeEach(async () => {
  api.time.advance({ minutes: 1 });
  company = await api.given.aCompany({ enable_shifts: true, plan_tolerance_minutes: 10 });
  anna = await api.given.anEmployee(company, { display_name: 'Anna' });
  token = await tokenFor('accountant');
});

async function tokenFor(role: string): Promise<string> {
  return (await api.given.aSession(await api.given.anEmployee(company, { role, display_name: 'Ösp' }))).token;
}

function read(startDate: string = MARCH[0], endDate: string = MARCH[1]) {
  return api.call('getWorkSummary', {
    params: { companyId: company.id },
    query: { startDate, endDate },
    token,
  });
}

const worked = (day: string, from: string, to: string, whose = anna, rest = {}) =>
  api.given.anEntry(whose, `2026-03-${day}T${from}:00Z`, `2026-03-${day}T${to}:00Z`, rest);

const shift = async (day: string, from: string, to: string) =>
  await api.given.aShift(
    await api.given.aShiftType(company),
    `2026-03-${day}T${from}:00Z`,
    `2026-03-${day}T${to}:00Z`,
    { employee_id: anna.id },
  );

describe('200', () => {
  it('sums hours by week and bucket for everybody, and for each department', async () => {
    await api.given.aRule(company);
    const bjorn = await api.given.anEmployee(company, { display_name: 'Björn' });
    const { id: bakery } = await api.given.aDepartment(company, 'Bakarí', anna);
    const { id: shop } = await api.given.aDepartment(company, 'Búð', anna);
    await worked('02', '08:00', '18:00');
    await worked('08', '08:00', '09:00', bjorn);
    await worked('09', '08:00', '09:00', bjorn);
    await worked('10', '08:00', '12:00', bjorn, { is_draft: true });

    const { data } = await read();

    const first = { workedMinutes: 660, buckets: { daytimeMinutes: 480, overtimeMinutes: 180 } };
    const ofAnna = { workedMinutes: 600, buckets: { daytimeMinutes: 480, overtimeMinutes: 120 } };
    const second = { startDate: '2026-03-09', workedMinutes: 60, buckets: { daytimeMinutes: 60 } };
    const sunday = { workedMinutes: 60, buckets: { overtimeMinutes: 60 } };
    expect(data).toMatchObject({
      ...{ startDate: '2026-03-01', endDate: '2026-03-31', planToleranceMinutes: 10 },
      departments: [
        { id: bakery, name: 'Bakarí' },
        { id: shop, name: 'Búð' },
      ],
    });
    expect(data.weeks).toEqual([{ startDate: '2026-03-02', ...first }, second]);
    expect(data.departmentWeeks).toEqual([
      { startDate: '2026-03-02', departmentId: bakery, ...ofAnna },
      { startDate: '2026-03-02', departmentId: shop, ...ofAnna },
      { startDate: '2026-03-02', departmentId: null, ...sunday },
      { ...second, departmentId: null },
    ]);
    expect(data.people).toMatchObject([
      {
        employeeDisplayName: 'Anna',
        workedMinutes: 600,
        overtimeMinutes: 120,
        departmentIds: [bakery, shop].sort(),
      },
      { employeeDisplayName: 'Björn', workedMinutes: 120, overtimeMinutes: 60, departmentIds: [] },
      { employeeDisplayName: 'Ösp', workedMinutes: 0 },
    ]);
  });

  it('tells who was late, left early or did not come, of the shifts that are over', async () => {
    for (const day of ['02', '03', '04', '05', '06', '25']) await shift(day, '08:00', '16:00');
    await worked('02', '08:10', '16:00');
    await worked('03', '08:11', '16:00');
    await worked('04', '08:00', '15:00');
    await api.given.anAbsence(anna, { date: '2026-03-06', type: 'sick' });

    const { data } = await read();

    expect(data.people[0]?.punctuality).toEqual({
      shifts: 4,
      onTime: 1,
      late: 1,
      lateMinutes: 11,
      leftEarly: 1,
      leftEarlyMinutes: 60,
      missed: 1,
    });
  });

  it('finds who came before midnight for a shift of the first day', async () => {
    await shift('05', '00:00', '08:00');
    await api.given.anEntry(anna, '2026-03-04T23:55:00Z', '2026-03-05T08:00:00Z');

    const { data } = await read('2026-03-05', '2026-03-05');

    expect(data.people[0]).toMatchObject({ workedMinutes: 0, punctuality: { shifts: 1, onTime: 1 } });
  });

  it('has the hours of the time entries read, for random days of any people', async () => {
    await api.given.aRule(company);
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(randomDay, { maxLength: 5 }), { maxLength: 3 }), async (people) => {
        api.time.advance({ minutes: 1 });
        const before = (await read()).data;
        let total = 0;
        for (const days of people) {
          const employee = await api.given.anEmployee(company);
          for (const each of days) await makeRandomDay(api, employee, each);
          const { data } = await api.call('getTimeEntries', {
            params: { companyId: company.id },
            query: { employeeId: employee.id, startDate: MARCH[0], endDate: MARCH[1] },
            token,
          });
          total += data.totals.totalMinutes;
        }
        const { data } = await read();

        const sum = (items: readonly { workedMinutes: number }[]) =>
          items.reduce((minutes, { workedMinutes }) => minutes + workedMinutes, 0);
        expect(sum(data.weeks) - sum(before.weeks)).toBe(total);
        expect(sum(data.people)).toBe(sum(data.weeks));
        // Nobody here is in a department, so each is counted once.
        expect(sum(data.departmentWeeks)).toBe(sum(data.weeks));
      }),
      { numRuns: 6 },
    );
  });
});

describe('400', () => {
  it.each([
    ['2026-02-29', '2026-03-01', 'query.startDate', 'request.invalid'],
    ['2026-03-03', '2026-03-02', 'query.endDate', 'range.invalid'],
    ['2026-01-01', '2027-01-02', 'query.endDate', 'range.too_long'],
  ])('refuses %s to %s at %s as %s', async (startDate, endDate, field, code) => {
    const { status, errors } = await read(startDate, endDate);

    expect([status, errors]).toMatchObject([400, [{ code, field }]]);
  });
});
