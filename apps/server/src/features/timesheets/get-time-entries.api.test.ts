import { BUCKET_FIELDS } from '@stimpill/api-types';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CompanyRow } from '#database/tables/companies.ts';
import { startApi, type TestApi } from '../../../test/api.ts';
import { PASSWORD, type SignedUpRow } from '../../../test/given.ts';

const UNKNOWN = '00000000-0000-4000-8000-000000000000';
const NO_MINUTES = Object.fromEntries(BUCKET_FIELDS.map((field) => [field, 0]));
const ALL_OVERTIME = JSON.stringify({
  holidayProfile: {},
  baseClass: 'overtime',
  mechanisms: [],
  codeMap: { overtime: { bucket: 'overtime', payLine: 'YV' } },
});

let api: TestApi;
let company: CompanyRow;
let employee: SignedUpRow;
let manager: SignedUpRow;
let token: string;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(() => inCompany());

async function inCompany(settings: Partial<CompanyRow> = {}) {
  api.time.moveTo(new Date(api.time.clock() + 300_000).toISOString());
  company = await api.given.aCompany(settings);
  employee = await api.given.anEmployee(company, { password: PASSWORD });
  manager = await api.given.anEmployee(company, { role: 'manager', password: PASSWORD });
  token = await api.tokenOf(manager);
}

type Query = { readonly employeeId?: string; readonly userId?: string };

function read(startDate: string, endDate = startDate, query: Query = { employeeId: employee.id }) {
  return api.call('getTimeEntries', {
    params: { companyId: company.id },
    query: { ...query, startDate, endDate },
    token,
  });
}

describe('200', () => {
  it('gives what was punched, with its minutes under the rule', async () => {
    await api.given.aRule(company);
    const punch = (action: string) =>
      api.call('partnerPunch', {
        params: { companyId: company.id },
        token,
        body: { employeeId: employee.id, action },
      });
    api.time.moveTo('2027-03-01T06:58:12.345Z');
    token = await api.tokenOf(manager);
    const { data: started } = await punch('start');
    api.time.moveTo('2027-03-01T15:32:40.001Z');
    token = await api.tokenOf(manager);
    await punch('stop');

    const { data } = await read('2027-03-01');

    expect(data.entries).toEqual([
      {
        id: started.timeEntryId,
        employeeId: employee.id,
        userId: employee.id,
        startAtUtc: '2027-03-01T06:58:12.345Z',
        endAtUtc: '2027-03-01T15:32:40.001Z',
        localCalendarDateYmd: '2027-03-01',
        kind: 'work',
        breaks: [],
        isDraft: false,
        isLocked: false,
        projectId: null,
        subProjectId: null,
        ...NO_MINUTES,
        daytimeMinutes: 480,
        overtimeMinutes: 34,
        ruleName: 'SGS/Efling dagvinna',
        ruleVersionNumber: 1,
      },
    ]);
    expect(data.totals).toMatchObject({ totalMinutes: 514, dynamicPayLines: { DV: 480, YV: 34 } });
    expect([data.appliedRuleName, data.appliedRuleVersionNumber]).toEqual(['SGS/Efling dagvinna', 1]);
  });

  it('shows neither the rule nor how it arrived at the minutes', async () => {
    await api.given.aRule(company);
    await api.given.anEntry(employee, '2026-03-02T08:00:00Z', '2026-03-02T16:00:00Z');

    const { data } = await read('2026-03-02');

    expect(Object.keys(data).sort()).toEqual(
      ['appliedRuleName', 'appliedRuleVersionNumber', 'credits', 'entries', 'totals'].sort(),
    );
    expect(JSON.stringify(data)).not.toMatch(/appliedRuleDefinition|internalDynamic|mechanism|trace/);
  });

  it('lists an open entry with zeros and counts nothing for it', async () => {
    await api.given.anEntry(employee, '2026-03-02T08:00:00Z', null);

    const { data } = await read('2026-03-02');

    expect(data.entries).toMatchObject([{ endAtUtc: null, ...NO_MINUTES }]);
    expect(data.totals).toMatchObject({ totalMinutes: 0, ...NO_MINUTES, dynamicPayLines: {} });
  });

  it('lists a draft but leaves it out of the totals', async () => {
    const project = await api.given.aProject(company);
    await api.given.anEntry(employee, '2026-03-02T08:00:00Z', '2026-03-02T12:00:00Z', {
      is_draft: true,
      project_id: project.id,
    });
    await api.given.anEntry(employee, '2026-03-02T12:00:00Z', '2026-03-02T13:00:00Z', { is_locked: true });

    const { data } = await read('2026-03-02');

    expect(data.entries).toMatchObject([
      { isDraft: true, isLocked: false, projectId: project.id, daytimeMinutes: 240 },
      { isDraft: false, isLocked: true, projectId: null, daytimeMinutes: 60 },
    ]);
    expect(data.totals).toMatchObject({ totalMinutes: 60, daytimeMinutes: 60 });
  });

  it('tells the sub-project that was given at the clock-in', async () => {
    const project = await api.given.aProject(company);
    const part = await api.given.aSubProject(project);
    const params = { companyId: company.id };
    const body = { employeeId: employee.id, projectId: project.id, subProjectId: part.id };
    await api.call('partnerPunch', { params, token, body: { ...body, action: 'start' } });
    const today = new Date(api.time.clock()).toISOString().slice(0, 10);

    const { data } = await read(today);

    expect(data.entries).toMatchObject([{ projectId: project.id, subProjectId: part.id }]);
  });

  it('orders entries by their start', async () => {
    for (const hour of ['14', '08', '11'])
      await api.given.anEntry(employee, `2026-03-02T${hour}:00Z`, `2026-03-02T${hour}:30Z`);

    const { data } = await read('2026-03-02');

    expect(data.entries.map(({ startAtUtc }) => startAtUtc.slice(11, 16))).toEqual([
      '08:00',
      '11:00',
      '14:00',
    ]);
  });

  it('counts work before the range where it shares a day with it', async () => {
    await api.given.aRule(company);
    await api.given.anEntry(employee, '2026-03-03T22:00:00Z', '2026-03-04T09:00:00Z');
    await api.given.anEntry(employee, '2026-03-04T09:00:00Z', '2026-03-04T17:30:00Z');

    const { data } = await read('2026-03-04');

    // Two of the eight hours at the day rate were used up from 07:00 to 09:00.
    expect(data.entries).toMatchObject([{ daytimeMinutes: 360, overtimeMinutes: 150 }]);
    expect(data.totals.totalMinutes).toBe(510);
  });

  it('gives all minutes of a night to the day on which it began', async () => {
    await api.given.anEntry(employee, '2026-03-02T22:00:00Z', '2026-03-03T06:00:00Z');

    const [first, second] = [await read('2026-03-02'), await read('2026-03-03')];

    expect(first.data.totals.totalMinutes).toBe(480);
    expect(second.data.entries).toEqual([]);
    expect(second.data.totals.totalMinutes).toBe(0);
  });

  it.each([
    ['2026-03-28', '2026-03-28T21:00:00Z', '2026-03-29T04:00:00Z', 420],
    ['2026-10-24', '2026-10-24T20:00:00Z', '2026-10-25T05:00:00Z', 540],
  ])('counts the real minutes of the night of %s when clocks change', async (date, start, end, minutes) => {
    await inCompany({ time_zone: 'Europe/Copenhagen' });
    await api.given.anEntry(employee, start, end);

    const { data } = await read(date);

    expect(data.entries).toMatchObject([{ localCalendarDateYmd: date }]);
    expect(data.totals.totalMinutes).toBe(minutes);
  });

  it('places an entry by the local date of its start, to the millisecond', async () => {
    await inCompany({ time_zone: 'Europe/Copenhagen' });
    await api.given.anEntry(employee, '2026-07-01T21:59:59.999Z', '2026-07-01T22:00:00.000Z');
    await api.given.anEntry(employee, '2026-07-01T22:00:00.000Z', '2026-07-01T23:00:00.000Z');

    const [first, second] = [await read('2026-07-01'), await read('2026-07-02')];

    expect(first.data.entries).toMatchObject([{ startAtUtc: '2026-07-01T21:59:59.999Z' }]);
    expect(second.data.entries).toMatchObject([
      { startAtUtc: '2026-07-01T22:00:00.000Z', localCalendarDateYmd: '2026-07-02' },
    ]);
  });

  it('calculates every day under the version in force on it', async () => {
    await api.given.aRule(
      company,
      {},
      { valid_from: '2026-03-02', agreement: null, definition: ALL_OVERTIME },
    );
    await api.given.anEntry(employee, '2026-02-27T08:00:00Z', '2026-02-27T16:00:00Z');
    await api.given.anEntry(employee, '2026-03-02T08:00:00Z', '2026-03-02T16:00:00Z');

    const across = await read('2026-02-27', '2026-03-02');
    const before = await read('2026-02-27', '2026-03-01');

    expect(across.data.entries).toMatchObject([{ daytimeMinutes: 480 }, { overtimeMinutes: 480 }]);
    expect(across.data.totals.dynamicPayLines).toEqual({ DV: 480, YV: 480 });
    expect(across.data.appliedRuleVersionNumber).toBe(2);
    expect(before.data.appliedRuleVersionNumber).toBe(1);
  });

  it.each([
    ['evening', 'eveningMinutes'],
    ['holiday', 'holidayMinutes'],
    ['majorHoliday', 'majorHolidayMinutes'],
  ])('gives the minutes of the bucket %s as %s, of each entry and in the totals', async (bucket, field) => {
    const definition = JSON.stringify({
      holidayProfile: {},
      baseClass: 'own',
      mechanisms: [],
      codeMap: { own: { bucket, payLine: 'KV' } },
    });
    await api.given.aRule(company, { agreement: null, definition });
    await api.given.anEntry(employee, '2026-03-02T08:00:00Z', '2026-03-02T09:00:00Z');

    const { data } = await read('2026-03-02');

    expect(data.entries).toMatchObject([{ ...NO_MINUTES, [field]: 60 }]);
    expect(data.totals).toMatchObject({ ...NO_MINUTES, [field]: 60, totalMinutes: 60 });
  });

  it('follows the rule of the person where they have one of their own', async () => {
    const own = await api.given.aRule(company, { agreement: null, definition: ALL_OVERTIME });
    await api.given.aRule(company);
    employee = await api.given.anEmployee(company, { rule_set_id: own.id });
    await api.given.anEntry(employee, '2026-03-02T08:00:00Z', '2026-03-02T09:00:00Z');

    const { data } = await read('2026-03-02');

    expect(data.totals).toMatchObject({ overtimeMinutes: 60, daytimeMinutes: 0 });
  });

  it('counts plain time where there is no rule', async () => {
    await api.given.anEntry(employee, '2026-12-25T08:00:00Z', '2026-12-25T18:00:00Z');

    const { data } = await read('2026-12-25');

    expect(data.totals).toMatchObject({ daytimeMinutes: 600, dynamicPayLines: { DV: 600 } });
    expect([data.appliedRuleName, data.appliedRuleVersionNumber]).toEqual(['Plain time', 1]);
  });

  it('pays major holidays of the calendar and those of the company', async () => {
    const ours = { date: '2026-03-03', name: 'Afmæli', isPublicHoliday: false, class: 'SH', from: '12:00' };
    await inCompany({ extra_holidays: JSON.stringify([ours]), removed_holidays: '["2026-12-25"]' });
    await api.given.aRule(company);
    await api.given.anEntry(employee, '2026-03-03T10:00:00Z', '2026-03-03T15:00:00Z');
    await api.given.anEntry(employee, '2026-12-25T10:00:00Z', '2026-12-25T11:00:00Z');

    const [own, removed] = [await read('2026-03-03'), await read('2026-12-25')];

    expect(own.data.totals).toMatchObject({ daytimeMinutes: 120, majorHolidayMinutes: 180, shMinutes: 180 });
    expect(removed.data.totals).toMatchObject({ daytimeMinutes: 60, majorHolidayMinutes: 0 });
  });

  it('adds absences, counting the norm of the day where none was given', async () => {
    employee = await api.given.anEmployee(company, { employment_ratio: 0.8 });
    await api.given.anAbsence(employee, { date: '2026-03-02', type: 'sick' });
    await api.given.anAbsence(employee, { date: '2026-03-03', type: 'vacation', minutes: 90 });
    await api.given.anAbsence(employee, { date: '2026-03-04', type: 'sickChild', minutes: 0 });
    await api.given.anAbsence(employee, { date: '2026-03-07', type: 'vacation' });
    await api.given.anAbsence(employee, { date: '2026-03-05', type: 'unpaidLeave' });
    await api.given.anAbsence(employee, { date: '2026-03-09', type: 'sick' });

    const { data } = await read('2026-03-02', '2026-03-08');

    expect(data.totals).toMatchObject({
      totalMinutes: 0,
      sickMinutes: 384,
      vacationMinutes: 90,
      sickChildMinutes: 0,
    });
  });

  it('takes userId for employeeId, and both where they are the same', async () => {
    const byAlias = await read('2026-03-02', '2026-03-02', { userId: employee.id.toUpperCase() });
    const byBoth = await read('2026-03-02', '2026-03-02', {
      employeeId: employee.id,
      userId: employee.id.toUpperCase(),
    });

    expect([byAlias.status, byBoth.status]).toEqual([200, 200]);
  });

  it.each(['owner', 'manager', 'accountant'])('lets the role %s read anybody, leavers too', async (role) => {
    token = await api.tokenOf(await api.given.anEmployee(company, { role, password: PASSWORD }));
    employee = await api.given.anEmployee(company, { is_active: false, employment_end_date: '2026-03-02' });
    await api.given.anEntry(employee, '2026-03-02T08:00:00Z', '2026-03-02T09:00:00Z');

    expect((await read('2026-03-02')).data.entries).toHaveLength(1);
  });

  it('lets an employee read their own', async () => {
    token = await api.tokenOf(employee);

    expect((await read('2026-03-02')).status).toBe(200);
  });

  it('answers a range of 366 days', async () => {
    expect((await read('2027-03-01', '2028-02-29')).status).toBe(200);
  });
});

describe('400', () => {
  it.each([
    ['2025-02-29', '2025-03-01', ['query.startDate']],
    ['2025-2-1', '2025-03-01', ['query.startDate']],
    ['2025-02-01', '', ['query.endDate']],
    ['0000-01-01', '10000-01-01', ['query.startDate', 'query.endDate']],
    ['1999-12-31', '2000-01-02', ['query.startDate']],
    ['2100-12-31', '2101-01-01', ['query.endDate']],
    ['2150-01-01', '2150-01-02', ['query.startDate', 'query.endDate']],
    ['2026-03-02T00:00:00Z', '2026-03-02', ['query.startDate']],
  ])('refuses %s to %s and names %j', async (startDate, endDate, fields) => {
    const answer = await read(startDate, endDate);

    expect([answer.status, ...new Set(answer.codes)]).toEqual([400, 'request.invalid']);
    expect(answer.errors.map(({ field }) => field)).toEqual(fields);
  });

  it.each([
    ['2026-03-03', '2026-03-02', 'range.invalid'],
    ['2026-01-01', '2027-01-02', 'range.too_long'],
    ['2020-01-01', '2030-01-01', 'range.too_long'],
  ])('refuses %s to %s as %s', async (startDate, endDate, code) => {
    const answer = await read(startDate, endDate);

    expect([answer.status, ...answer.codes]).toEqual([400, code]);
  });

  it('refuses a missing id, a malformed id and two different ids', async () => {
    const nobody = await read('2026-03-02', '2026-03-02', {});
    const nonsense = await read('2026-03-02', '2026-03-02', { employeeId: 'me' });
    const two = await read('2026-03-02', '2026-03-02', { employeeId: employee.id, userId: UNKNOWN });

    const fields = [nobody, nonsense, two].map(({ errors }) => errors.map(({ field }) => field));
    expect(fields).toEqual([['query.employeeId'], ['query.employeeId'], ['query.userId']]);
  });

  it('lists every fault at once', async () => {
    const answer = await read('yesterday', 'today', { employeeId: 'me', userId: 'you' });

    expect(answer.errors.map(({ field }) => field).sort()).toEqual(
      ['query.employeeId', 'query.endDate', 'query.startDate', 'query.userId'].sort(),
    );
  });
});

describe('403', () => {
  it('refuses an employee who asks for another, known or not, in the same words', async () => {
    token = await api.tokenOf(employee);

    const known = await read('2026-03-02', '2026-03-02', { employeeId: manager.id });
    const unknown = await read('2026-03-02', '2026-03-02', { employeeId: UNKNOWN });

    expect([known.status, ...known.codes]).toEqual([403, 'auth.not_own_record']);
    expect(unknown.errors).toEqual(known.errors);
  });
});

describe('404', () => {
  it('does not know an unknown employee, nor one of another company', async () => {
    const foreigner = await api.given.anEmployee(await api.given.aCompany());

    const unknown = await read('2026-03-02', '2026-03-02', { employeeId: UNKNOWN });
    const foreign = await read('2026-03-02', '2026-03-02', { employeeId: foreigner.id });

    expect([unknown.status, ...unknown.codes]).toEqual([404, 'employee.not_found']);
    expect(foreign.errors).toEqual(unknown.errors);
  });
});
