import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CompanyRow } from '#database/tables/companies.ts';
import type { EmployeeRow } from '#database/tables/people.ts';
import type { DeviceRow } from '#database/tables/tablets.ts';
import type { TimeEntryRow } from '#database/tables/time.ts';
import { startApi, type TestApi } from '../../../test/api.ts';
import { PIN } from '../../../test/given.ts';

const UNKNOWN = '00000000-0000-4000-8000-000000000000';
const MARCH = { startDate: '2026-03-01', endDate: '2026-03-31' };
const LOCKED = { is_locked: true };

let api: TestApi;
let company: CompanyRow;
let freyja: EmployeeRow;
let token: string;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(async () => {
  company = await api.given.aCompany();
  await api.given.aRule(company);
  freyja = await api.given.anEmployee(company, {
    display_name: 'Freyja',
    employment_start_date: '2025-01-01',
  });
  token = await tokenFor('accountant');
});

/** The person who asks no longer works there, so that the preview is about others. */
async function tokenFor(role: string): Promise<string> {
  const left = { employment_start_date: '2020-01-01', employment_end_date: '2026-02-01' };
  const asking = await api.given.anEmployee(company, { role, ...left });
  api.time.moveTo('2026-01-15T08:00:00Z');
  return (await api.given.aSession(asking)).token;
}

/** Somebody who still works there asks at that moment. */
async function tokenAt(now: string): Promise<string> {
  const asking = await api.given.anEmployee(company, { role: 'accountant' });
  api.time.moveTo(now);
  return (await api.given.aSession(asking)).token;
}

function preview(body: object = {}, params = { companyId: company.id }) {
  return api.call('previewPayrollExport', {
    params,
    token,
    body: { ...MARCH, exportTarget: 'generic', ...body },
  });
}

/** On a weekday 07:00 to 17:00 is day work under the rule, at most eight hours of it. */
const worked = (date: string, hours: number, rest: object = LOCKED, whose = freyja) =>
  api.given.anEntry(
    whose,
    `${date}T08:00:00Z`,
    new Date(Date.parse(`${date}T08:00:00Z`) + hours * 3_600_000).toISOString(),
    rest,
  );

const line = (payrollCode: string, minutes: number, whose = freyja) => ({
  employeeId: whose.id,
  employeeDisplayName: whose.display_name,
  payrollCode,
  minutes,
});

describe('200', () => {
  it('gives what is locked, by person and code, and nothing else', async () => {
    const anna = await api.given.anEmployee(company, { display_name: 'Anna' });
    await worked('2026-03-02', 9);
    await worked('2026-03-03', 8);
    await worked('2026-02-27', 8);
    await worked('2026-03-04', 2, LOCKED, anna);

    const { data } = await preview();

    expect(data).toEqual({
      totalEmployees: 2,
      lines: [line('DV', 120, anna), line('DV', 960), line('YV', 60)],
      issues: [],
      hasUnmappedKeys: false,
      hasBlockingErrors: false,
    });
  });

  it('agrees with the time entries of each person', async () => {
    await worked('2026-03-02', 11);
    await worked('2026-03-07', 5);
    const query = { employeeId: freyja.id, ...MARCH };

    const { data: previewed } = await preview();

    const { data: timesheet } = await api.call('getTimeEntries', {
      params: { companyId: company.id },
      token,
      query,
    });
    const lines = Object.fromEntries(
      previewed.lines.map(({ payrollCode, minutes }) => [payrollCode, minutes]),
    );
    expect(lines).toEqual(timesheet.totals.dynamicPayLines);
  });

  it('has the holidays of people on hourly pay, without an entry, and of nobody else', async () => {
    const wednesdays = JSON.stringify([
      { day: 'wednesday', from: '08:00', to: '14:00', unpaidBreakMinutes: 0 },
    ]);
    const anna = await api.given.anEmployee(company, {
      display_name: 'Anna',
      pay_basis: 'hourly',
      work_pattern: wednesdays,
    });
    await api.given.anEmployee(company, { display_name: 'Björn', work_pattern: wednesdays });
    const june = { startDate: '2026-06-01', endDate: '2026-06-30' };

    const { data } = await preview(june);

    expect(data.lines).toEqual([line('HD', 360, anna)]);
  });

  it('decides overtime by everything that was worked, and pays what is locked of it', async () => {
    await api.given.anEntry(freyja, '2026-03-02T07:00:00Z', '2026-03-02T12:00:00Z', { is_locked: false });
    await api.given.anEntry(freyja, '2026-03-02T12:00:00Z', '2026-03-02T17:00:00Z', LOCKED);

    const { data } = await preview();

    expect(data.lines).toEqual([line('DV', 180), line('YV', 120)]);
    expect(data.issues).toMatchObject([{ code: 'entry.not_locked', employeeId: freyja.id, entryCount: 1 }]);
  });

  it("uses the payroll system's own codes, and adds up pay lines with the same code", async () => {
    for (const key of ['DV', 'YV']) await api.given.aPayrollCode(company, 'dk', key, '1');
    await worked('2026-03-02', 9);

    expect((await preview({ exportTarget: 'dk' })).data.lines).toEqual([line('1', 540)]);
  });

  it('leaves out a pay line without a code and says so', async () => {
    await api.given.aPayrollCode(company, 'dk', 'DV', '1');
    await worked('2026-03-02', 9);

    const { data } = await preview({ exportTarget: 'dk' });

    expect(data).toMatchObject({
      lines: [line('1', 480)],
      issues: [{ severity: 'error', code: 'pay_line.unmapped', payLineKey: 'YV' }],
      hasUnmappedKeys: true,
      hasBlockingErrors: true,
    });
  });

  it('names open entries, drafts and punches that wait for a decision', async () => {
    await worked('2026-03-02', 8);
    await worked('2026-03-03', 8, { is_draft: true });
    const open = await api.given.anEntry(freyja, '2026-03-31T08:00:00Z', null);
    await api.given.aReviewItem(freyja, { time_entry_id: open.id });

    const { data } = await preview();

    expect(data.issues.map(({ severity, code, entryCount }) => [severity, code, entryCount])).toEqual([
      ['error', 'entry.open', 1],
      ['error', 'review.open', 1],
      ['warning', 'entry.draft', 1],
    ]);
    expect(data.hasBlockingErrors).toBe(true);
    expect(data.lines).toEqual([line('DV', 480)]);
  });

  it('is blocked by work that is longer than the company says people work in one go, until it is approved', async () => {
    const settings = { longest_entry_hours: 10 };
    await api.deps.database.knex<CompanyRow>('companies').where({ id: company.id }).update(settings);
    const open = { is_locked: false };
    await worked('2026-03-02', 10, open);
    const long = await worked('2026-03-03', 10.25, open);
    await worked('2026-03-04', 10.25, { ...open, kind: 'standby' });
    const blocked = async () =>
      (await preview()).data.issues
        .filter(({ code }) => code === 'review.open')
        .map(({ severity, employeeId, entryCount }) => [severity, employeeId, entryCount]);

    expect(await blocked()).toEqual([['error', freyja.id, 1]]);

    await api.deps.database.knex<TimeEntryRow>('time_entries').where({ id: long.id }).update(LOCKED);
    expect(await blocked()).toEqual([]);
  });

  it('warns of shifts that have passed without an entry, unless the day is explained', async () => {
    const type = await api.given.aShiftType(company);
    const shift = (start: string, end: string, whose: EmployeeRow | null = freyja) =>
      api.given.aShift(type, start, end, { employee_id: whose?.id ?? null });
    await shift('2026-03-02T08:00:00Z', '2026-03-02T16:00:00Z');
    await api.given.anEntry(freyja, '2026-03-02T15:30:00Z', '2026-03-02T20:00:00Z', LOCKED);
    await shift('2026-03-03T08:00:00Z', '2026-03-03T16:00:00Z');
    await shift('2026-03-04T22:00:00Z', '2026-03-05T06:00:00Z');
    await shift('2026-03-05T08:00:00Z', '2026-03-05T16:00:00Z', null);
    await shift('2026-03-09T08:00:00Z', '2026-03-09T16:00:00Z');
    await api.given.anAbsence(freyja, { date: '2026-03-09' });
    await shift('2026-03-10T08:00:00Z', '2026-03-10T16:00:00Z');
    const week = { start_date: '2026-03-10', end_date: '2026-03-12' };
    await api.given.aTimeOff(freyja, { ...week, status: 'Approved' });
    await shift('2026-03-20T08:00:00Z', '2026-03-20T16:00:00Z');
    await api.given.aTimeOff(freyja, {
      start_date: '2026-03-20',
      end_date: '2026-03-20',
      status: 'Rejected',
    });
    await shift('2026-03-31T20:00:00Z', '2026-04-01T04:00:00Z');
    token = await tokenAt('2026-03-31T23:00:00Z');

    const { data } = await preview();

    expect(data.issues).toEqual([
      expect.objectContaining({
        severity: 'warning',
        code: 'shift.without_entry',
        employeeId: freyja.id,
        entryCount: 3,
      }),
    ]);
    expect(data.hasBlockingErrors).toBe(false);
  });

  it('warns of kiosks that have not reported since the range ended, and since when', async () => {
    const seen = (name: string, last_seen_at: string, rest: Partial<DeviceRow> = {}) =>
      api.given.aDevice(freyja, { name, last_seen_at: Date.parse(last_seen_at), ...rest });
    await seen('Eldhús', '2026-03-30T14:05:00Z');
    await seen('Salur', '2026-04-01T00:00:00Z');
    await seen('Bar', '2026-03-30T14:05:00Z', { revoked_at: 1 });
    token = await tokenAt('2026-04-02T09:00:00Z');

    const { data } = await preview();

    expect(data.issues).toEqual([
      {
        severity: 'warning',
        code: 'device.not_reported',
        message:
          'The kiosk “Eldhús” has not reported since 2026-03-30 14:05. Punches may still be on it: connect it first.',
      },
    ]);
  });

  it('warns of a kiosk that is silent for more than an hour while the range goes on', async () => {
    const device = await api.given.aDevice(freyja, { last_seen_at: Date.parse('2026-03-20T08:00:00Z') });
    const codes = async () => (await preview()).data.issues.map(({ code }) => code);
    token = await tokenAt('2026-03-20T09:00:00Z');
    const afterAnHour = await codes();
    token = await tokenAt('2026-03-20T09:01:00Z');
    const afterMore = await codes();
    await api.call('authenticatePin', {
      token: device.token,
      body: { employeeId: freyja.id, pin: PIN },
    });
    const afterACall = await codes();

    expect({ afterAnHour, afterMore, afterACall }).toEqual({
      afterAnHour: [],
      afterMore: ['device.not_reported'],
      afterACall: [],
    });
  });

  it('blocks nothing where there are only drafts', async () => {
    await worked('2026-03-03', 8, { is_draft: true });

    expect((await preview()).data).toMatchObject({ lines: [], hasBlockingErrors: false });
  });

  it('pays people who left within the range', async () => {
    const left = await api.given.anEmployee(company, { employment_end_date: '2026-03-10', is_active: false });
    await worked('2026-03-09', 1, LOCKED, left);

    expect((await preview()).data).toMatchObject({ lines: [line('DV', 60, left)], issues: [] });
  });

  it('leaves out nobody who worked, and blocks over time outside of the employment', async () => {
    const gone = await api.given.anEmployee(company, {
      display_name: 'Gone',
      employment_end_date: '2026-02-28',
    });
    const fresh = await api.given.anEmployee(company, {
      display_name: 'New',
      employment_start_date: '2026-03-10',
    });
    const later = await api.given.anEmployee(company, { employment_start_date: '2026-04-01' });
    await worked('2026-03-09', 1, LOCKED, gone);
    for (const date of ['2026-03-06', '2026-03-09', '2026-03-10']) await worked(date, 1, LOCKED, fresh);
    await worked('2026-04-01', 1, LOCKED, later);

    const { data } = await preview();

    expect(data).toMatchObject({
      totalEmployees: 3,
      lines: [line('DV', 60, gone), line('DV', 180, fresh)],
      issues: [
        { severity: 'error', code: 'employee.works_after_end', employeeId: gone.id, entryCount: 1 },
        { severity: 'error', code: 'employee.works_before_start', employeeId: fresh.id, entryCount: 2 },
      ],
      hasBlockingErrors: true,
    });
  });

  it('is about the people who are named, each once', async () => {
    const other = await api.given.anEmployee(company);
    await worked('2026-03-02', 8, LOCKED, other);

    const { data } = await preview({ employeeIds: [freyja.id.toUpperCase(), freyja.id] });

    expect(data).toMatchObject({ totalEmployees: 1, lines: [], issues: [] });
  });

  it('takes null for everybody', async () => {
    expect((await preview({ employeeIds: null })).data.totalEmployees).toBe(1);
  });
});

describe('400', () => {
  it('lists the payroll systems where it does not know the one that is named', async () => {
    const { errors } = await preview({ exportTarget: 'sap' });

    expect(errors).toEqual([
      {
        code: 'export.unknown_target',
        message: 'exportTarget must be one of payday, kjarni, dk, businessCentral, generic.',
        field: 'exportTarget',
      },
    ]);
  });

  it.each([
    [{ employeeIds: [] }, 'request.invalid', 'employeeIds'],
    [{ employeeIds: ['me'] }, 'request.invalid', 'employeeIds[0]'],
    [{ exportTarget: undefined }, 'request.invalid', 'exportTarget'],
    [{ startDate: '2026-02-30' }, 'request.invalid', 'startDate'],
    [{ startDate: '1999-12-31', endDate: '2000-01-02' }, 'request.invalid', 'startDate'],
    [{ startDate: '2026-04-01' }, 'range.invalid', 'endDate'],
    [{ endDate: '2027-03-02' }, 'range.too_long', 'endDate'],
  ])('refuses %j', async (body, code, field) => {
    const answer = await preview(body);

    expect([answer.status, answer.errors]).toMatchObject([400, [{ code, field }]]);
  });
});

describe('404', () => {
  it('does not know an unknown employee, nor one of another company', async () => {
    const theirs = await api.given.anEmployee(await api.given.aCompany());

    const unknown = await preview({ employeeIds: [freyja.id, UNKNOWN] });
    const foreign = await preview({ employeeIds: [freyja.id, theirs.id] });

    expect([unknown.status, ...unknown.codes, unknown.errors[0]?.field]).toEqual([
      404,
      'employee.not_found',
      'employeeIds[1]',
    ]);
    expect(foreign.text).toBe(unknown.text);
  });
});
