import { BUCKET_FIELDS } from '@stimpill/api-types';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CompanyRow } from '#database/tables/companies.ts';
import type { EmployeeRow } from '#database/tables/people.ts';
import { companyScope } from '#database/company-scope.ts';
import { requireCompany } from '#features/companies/require-company.ts';
import { findEmployee } from '#features/people/employee-store.ts';
import { lockTimeEntries } from '#features/timesheets/lock-time-entries.ts';
import { operatorNamed } from '../../../test/authors.ts';
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
beforeEach(() => inCompany());

async function inCompany(settings: Partial<CompanyRow> = {}) {
  api.time.advance({ minutes: 1 });
  company = await api.given.aCompany({ enable_shifts: true, ...settings });
  anna = await api.given.anEmployee(company, { display_name: 'Anna', employee_number: '7' });
  token = await tokenFor('manager');
}

async function tokenFor(role: string, display_name = 'Ösp'): Promise<string> {
  return (await api.given.aSession(await api.given.anEmployee(company, { role, display_name }))).token;
}

function read(startDate: string = MARCH[0], endDate: string = MARCH[1], headers = {}) {
  return api.call('getTimesheetGrid', {
    params: { companyId: company.id },
    query: { startDate, endDate },
    headers,
    token,
  });
}

const worked = (day: string, from: string, to: string | null, rest: object = {}) =>
  api.given.anEntry(anna, `2026-03-${day}T${from}:00Z`, to && `2026-03-${day}T${to}:00Z`, rest);

const shift = async (day: string, from: string, to: string) =>
  await api.given.aShift(
    await api.given.aShiftType(company),
    `2026-03-${day}T${from}:00Z`,
    `2026-03-${day}T${to}:00Z`,
    { employee_id: anna.id },
  );

const ofAnna = async () => {
  const { data } = await read();
  return data.people.find(({ employeeId }) => employeeId === anna.id);
};
const approve = async (date: string) => {
  const scope = companyScope(api.deps.database.knex, company.id);
  const employee = await findEmployee(scope, anna.id);
  await lockTimeEntries(api.deps, {
    company: await requireCompany(scope.db, company.id),
    employees: employee === undefined ? [] : [employee],
    range: { startDate: date, endDate: date },
    by: operatorNamed('payroll'),
    reason: 'checked',
  });
};
const flagsOf = async (date: string) => (await ofAnna())?.days.find((day) => day.date === date)?.flags ?? [];

describe('200', () => {
  it('shows for each person and day what was worked, planned, credited and absent, and their sums', async () => {
    const { id: bakery } = await api.given.aDepartment(company, 'Bakarí', anna);
    await api.given.aDepartment(company, 'Empty');
    await api.given.aRule(company);
    await shift('02', '08:00', '16:00');
    await worked('02', '08:00', '18:00');
    await api.given.anAbsence(anna, { date: '2026-03-03', type: 'sick', minutes: 480 });

    const { data } = await read();

    const ofMonday = {
      workedMinutes: 600,
      plannedMinutes: 480,
      buckets: { daytimeMinutes: 480, overtimeMinutes: 120 },
      credits: {},
    };
    expect(data).toMatchObject({
      startDate: '2026-03-01',
      endDate: '2026-03-31',
      planToleranceMinutes: 15,
      departments: [{ id: bakery, name: 'Bakarí' }],
    });
    expect(data.people[0]).toEqual({
      employeeId: anna.id,
      employeeDisplayName: 'Anna',
      employeeNumber: '7',
      departmentIds: [bakery],
      ...ofMonday,
      absences: { sick: 480 },
      days: [
        { date: '2026-03-02', ...ofMonday, absences: {}, flags: ['offPlan'] },
        {
          date: '2026-03-03',
          ...{ workedMinutes: 0, plannedMinutes: 0, buckets: {}, credits: {} },
          absences: { sick: 480 },
          flags: [],
        },
      ],
    });
  });

  it('lists by name anyone who was employed in the range or has anything in it', async () => {
    await api.given.anEmployee(company, { display_name: 'Gone', is_active: false });
    await api.given.anEmployee(company, { display_name: 'Later', employment_start_date: '2026-04-01' });
    const leaver = await api.given.anEmployee(company, { display_name: 'Áki', is_active: false });
    await api.given.anEntry(leaver, '2026-03-04T08:00:00Z', '2026-03-04T12:00:00Z');
    await api.given.aServiceAccount(company);

    const { data } = await read();

    expect(data.people.map(({ employeeDisplayName }) => employeeDisplayName)).toEqual(['Anna', 'Áki', 'Ösp']);
  });

  it('flags open time, drafts, open questions and approved days', async () => {
    await worked('05', '08:00', '16:00', { is_locked: true });
    await worked('06', '08:00', '16:00', { is_draft: true });
    await worked('07', '08:00', '16:00', { is_locked: true });
    await worked('07', '18:00', '19:00');
    const open = await worked('09', '08:00', null);
    await api.given.aReviewItem(anna, { time_entry_id: open.id });

    const days = (await ofAnna())?.days.map(({ date, flags, workedMinutes }) => [date, workedMinutes, flags]);

    expect(days).toEqual([
      ['2026-03-05', 480, ['locked']],
      ['2026-03-06', 0, ['draft']],
      ['2026-03-07', 540, []],
      ['2026-03-09', 0, ['open', 'question']],
    ]);
  });

  it('flags days whose approved figures are not what the rules give now', async () => {
    await worked('05', '08:00', '18:00');
    await approve('2026-03-05');
    expect(await flagsOf('2026-03-05')).toEqual(['locked']);

    await api.given.aRule(company);

    expect(await flagsOf('2026-03-05')).toEqual(['locked', 'keptOtherwise']);
    expect((await ofAnna())?.buckets).toEqual({ daytimeMinutes: 600 });
  });

  it.each([
    ['as planned', '08:00', '16:15', []],
    ['longer than the company allows', '08:00', '16:16', ['offPlan']],
    ['shorter than the company allows', '08:16', '16:00', ['offPlan']],
  ])('flags a day that is over and was not %s', async (_, from, to, flags) => {
    await shift('10', '08:00', '16:00');
    await worked('10', from, to);

    expect(await flagsOf('2026-03-10')).toEqual(flags);
  });

  it('counts absence as work when it is compared with the plan', async () => {
    await shift('10', '08:00', '16:00');
    await api.given.anAbsence(anna, { date: '2026-03-10', type: 'vacation' });

    expect(await flagsOf('2026-03-10')).toEqual([]);
  });

  it('compares work without a shift with the plan only in a week that has one', async () => {
    await worked('03', '08:00', '16:00');
    await shift('12', '08:00', '16:00');
    await worked('13', '08:00', '16:00');

    expect([await flagsOf('2026-03-03'), await flagsOf('2026-03-13')]).toEqual([[], ['offPlan']]);
  });

  it('compares no day before it is over', async () => {
    await shift('20', '08:00', '16:00');

    expect(await flagsOf('2026-03-20')).toEqual([]);
  });

  it('is a question away from being sent again, and sent when something has changed', async () => {
    const { headers } = await read();
    const etag = headers.get('ETag') ?? '';
    const same = await read(...MARCH, { 'If-None-Match': etag });
    await worked('05', '08:00', '16:00');
    const other = await read(...MARCH, { 'If-None-Match': etag });

    expect([same.status, other.status]).toEqual([304, 200]);
  });

  it('has the minutes of the time entries read, for random weeks of any people', async () => {
    await api.given.aRule(company);
    await fc.assert(
      fc.asyncProperty(fc.array(randomDay, { maxLength: 10 }), async (days) => {
        anna = await api.given.anEmployee(company);
        api.time.advance({ minutes: 1 });
        token = await tokenFor('manager');
        for (const each of days) await makeRandomDay(api, anna, each);
        const { data } = await api.call('getTimeEntries', {
          params: { companyId: company.id },
          query: { employeeId: anna.id, startDate: MARCH[0], endDate: MARCH[1] },
          token,
        });
        const { totals } = data;

        const { sick, vacation, sickChild } = (await ofAnna())?.absences ?? {};
        const { workedMinutes, buckets, credits } = (await ofAnna()) ?? {};

        expect([workedMinutes, credits]).toEqual([totals.totalMinutes, totals.creditMinutes]);
        for (const field of BUCKET_FIELDS) expect(buckets?.[field] ?? 0).toBe(totals[field]);
        expect([sick ?? 0, vacation ?? 0, sickChild ?? 0]).toEqual([
          totals.sickMinutes,
          totals.vacationMinutes,
          totals.sickChildMinutes,
        ]);
      }),
      { numRuns: 10 },
    );
  });
});

describe('400', () => {
  it.each([
    ['2026-02-29', '2026-03-01', 'query.startDate', 'request.invalid'],
    ['1999-12-31', '2000-01-01', 'query.startDate', 'request.invalid'],
    ['2026-03-03', '2026-03-02', 'query.endDate', 'range.invalid'],
    ['2026-01-01', '2026-03-04', 'query.endDate', 'range.too_long'],
  ])('refuses %s to %s at %s as %s', async (startDate, endDate, field, code) => {
    const { status, errors } = await read(startDate, endDate);

    expect([status, errors]).toMatchObject([400, [{ code, field }]]);
  });
});
