// Kinds and breaks all the way out: the time entries of the API, punches beside standby, and what counts as work.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CompanyRow } from '#database/tables/companies.ts';
import type { ReviewItemRow, TimeEntryRow } from '#database/tables/time.ts';
import { startApi, type TestApi } from './api.ts';
import type { SignedUpRow } from './given.ts';

const STANDBY: Partial<TimeEntryRow> = { kind: 'standby' };

let api: TestApi;
let company: CompanyRow;
let anna: SignedUpRow;
let token: string;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(async () => {
  api.time.moveTo('2026-03-10T12:00:00Z');
  company = await api.given.aCompany();
  await api.given.aRule(company);
  anna = await api.given.anEmployee(company, { display_name: 'Anna' });
  const asking = await api.given.anEmployee(company, { role: 'owner', employment_end_date: '2026-03-31' });
  token = (await api.given.aSession(asking)).token;
});

const params = () => ({ companyId: company.id });
const pause = (from: string, to: string, kind: string) => ({
  startAt: Date.parse(`2026-03-02T${from}:00Z`),
  endAt: Date.parse(`2026-03-02T${to}:00Z`),
  kind,
});

async function timesheet(startDate = '2026-03-02', endDate = startDate) {
  const query = { employeeId: anna.id, startDate, endDate };
  const { data } = await api.call('getTimeEntries', { params: params(), query, token });
  return data;
}

async function punch(action: 'start' | 'stop') {
  const body = { employeeId: anna.id, action };
  return (await api.call('partnerPunch', { params: params(), token, body })).status;
}

describe('the time entries of the API', () => {
  it('show kind and breaks, and their minutes follow from both', async () => {
    const breaks = JSON.stringify([
      pause('10:00', '10:15', 'paid'),
      pause('12:00', '12:30', 'unpaid'),
      pause('14:00', '14:15', 'worked-through'),
    ]);
    await api.given.anEntry(anna, '2026-03-02T08:00Z', '2026-03-02T16:00Z', { breaks });

    const { entries, totals } = await timesheet();

    expect(entries).toMatchObject([
      {
        kind: 'work',
        breaks: [
          { startAtUtc: '2026-03-02T10:00:00.000Z', endAtUtc: '2026-03-02T10:15:00.000Z', kind: 'paid' },
          { startAtUtc: '2026-03-02T12:00:00.000Z', endAtUtc: '2026-03-02T12:30:00.000Z', kind: 'unpaid' },
          { kind: 'worked-through' },
        ],
      },
    ]);
    expect(totals.totalMinutes).toBe(8 * 60 - 30);
    // The agreement pays what was worked through a break as overtime.
    expect(totals.overtimeMinutes).toBe(15);
  });

  it('give a call-out its least time, which is paid without being worked', async () => {
    await api.given.anEntry(anna, '2026-03-02T20:00Z', '2026-03-02T21:00Z', { kind: 'call-out' });

    const { entries, totals } = await timesheet();

    expect(entries).toMatchObject([{ kind: 'call-out', breaks: [] }]);
    const paid = Object.values(totals.dynamicPayLines).reduce((sum, minutes) => sum + minutes, 0);
    expect(totals.totalMinutes).toBe(60);
    expect(paid).toBeGreaterThan(60);
  });

  it('list standby in no bucket, and a long one does not hide the work before it', async () => {
    await api.given.anEntry(anna, '2026-03-01T20:00Z', '2026-03-02T04:00Z');
    const long = await api.given.anEntry(anna, '2026-03-01T21:00Z', '2026-03-08T08:00Z', STANDBY);
    const work = await api.given.anEntry(anna, '2026-03-02T08:00Z', '2026-03-02T12:00Z');

    const night = await timesheet('2026-03-01');
    const day = await timesheet('2026-03-02');

    expect(night.entries.map(({ kind }) => kind)).toEqual(['work', 'standby']);
    expect(night.entries[1]).toMatchObject({ id: long.id, daytimeMinutes: 0, overtimeMinutes: 0 });
    expect(night.totals.totalMinutes).toBe(8 * 60);
    expect(day.entries.map(({ id }) => id)).toEqual([work.id]);
  });
});

describe('standby', () => {
  it('is in the way of no punch, and leaves nobody clocked in', async () => {
    await api.given.anEntry(anna, '2026-03-09T00:00Z', '2026-03-12T00:00Z', STANDBY);
    const isIn = async () => (await api.call('getActiveStatus', { query: params() })).data.length > 0;

    expect(await isIn()).toBe(false);
    expect(await punch('start')).toBe(200);
    expect(await isIn()).toBe(true);
    api.time.advance({ minutes: 10 });
    expect(await punch('stop')).toBe(200);

    const asked = await api.database.database.knex<ReviewItemRow>('review_items').where({
      company_id: company.id,
    });
    expect(asked).toEqual([]);
  });

  it('is no work on a planned shift and on no project', async () => {
    const type = await api.given.aShiftType(company);
    const project = await api.given.aProject(company);
    await api.given.aShift(type, '2026-03-02T08:00Z', '2026-03-02T16:00Z', { employee_id: anna.id });
    await api.given.anEntry(anna, '2026-03-02T00:00Z', '2026-03-03T00:00Z', {
      ...STANDBY,
      project_id: project.id,
    });
    const range = { startDate: '2026-03-01', endDate: '2026-03-05' };

    const preview = await api.call('previewPayrollExport', {
      params: params(),
      token,
      body: { ...range, exportTarget: 'generic' },
    });
    const summary = await api.call('getProjectSummary', { params: params(), token, query: range });

    expect(preview.data.issues.map(({ code }) => code)).toContain('shift.without_entry');
    expect(summary.data.projects).toEqual([]);
  });
});
