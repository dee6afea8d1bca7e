// What was approved for payroll is closed, whether or not there was time in it: late time does not enter it unseen, by any door.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CompanyRow } from '#database/tables/companies.ts';
import type { EmployeeRow } from '#database/tables/people.ts';
import type { ReviewItemRow, TimeEntryRow } from '#database/tables/time.ts';
import { startApi, type TestApi } from './api.ts';
import { startCommandLine, type TestCommandLine } from './command-line.ts';
import { entriesByCall } from './entries-by-call.ts';
import { PIN } from './given.ts';
import { aPunchClock, type Tablet } from './tablet.ts';

let api: TestApi;
let cli: TestCommandLine;
let company: CompanyRow;
let manager: EmployeeRow;
let employee: EmployeeRow;
let tablet: Tablet;

beforeAll(async () => {
  api = await startApi();
  cli = await startCommandLine(api);
});
afterAll(async () => {
  await cli.stop();
  await api.stop();
});
/** The morning of the 30th of October, and nobody has approved anything. */
beforeEach(async () => {
  api.time.moveTo('2026-10-30T06:00:00.000Z');
  ({ company, manager, employee, tablet } = await aPunchClock(api));
});

const knex = () => api.deps.database.knex;
const stored = () =>
  knex()<TimeEntryRow>('time_entries').where({ company_id: company.id }).orderBy('start_at');
const items = () => knex()<ReviewItemRow>('review_items').where({ company_id: company.id });
const token = async () => (await api.given.aSession(manager)).token;
const params = () => ({ companyId: company.id });
const timesheet = (act: 'lock' | 'unlock', from: string, to: string) =>
  cli.run(['timesheet', act, company.id, '--from', from, '--to', to, '--reason', 'greitt']);
const lockOctober = () => timesheet('lock', '2026-10-01', '2026-10-31');
const drain = () => api.deps.inboxJudge.drain();
const told = ({ status, codes }: { readonly status: number; readonly codes: readonly string[] }) => [
  status,
  ...codes,
];

/** Eight hours of the 30th on a tablet that hands them over on the 2nd of November, after October was locked. */
async function aLateShift() {
  api.time.moveTo('2026-10-30T08:00:00.000Z');
  const start = await tablet.tap({ employee, action: 'start', pin: PIN });
  api.time.moveTo('2026-10-30T16:00:00.000Z');
  const stop = await tablet.tap({ employee, action: 'stop', pin: PIN });
  api.time.moveTo('2026-11-02T09:00:00.000Z');
  expect((await lockOctober()).code).toBe(0);
  await tablet.send([start, stop]);
  await drain();
}

async function addEntry(day: string, { isDraft = false, from = '08:00', to = `${day}T16:00` } = {}) {
  const body = {
    ...{ employeeId: employee.id, kind: 'work', breaks: [], projectId: null, subProjectId: null, isDraft },
    ...{ startAtUtc: `${day}T${from}:00.000Z`, endAtUtc: `${to}:00.000Z`, reason: 'Gleymdist' },
  };
  return await api.call('addTimeEntry', { params: params(), token: await token(), body });
}

async function enterAbsence(day: string) {
  const body = { employeeId: employee.id, type: 'vacation', startDate: day, endDate: day };
  return await api.call('enterAbsence', { params: params(), token: await token(), body });
}

async function punch(action: 'start' | 'stop') {
  const body = { action, employeeId: employee.id };
  return await api.call('partnerPunch', { params: params(), token: await token(), body });
}

describe('a month that was locked without any time in it', () => {
  it('takes late punches of a tablet as a draft, with one question for the shift', async () => {
    await aLateShift();

    expect(await stored()).toMatchObject([{ start_at: Date.parse('2026-10-30T08:00:00Z') }]);
    expect((await stored()).map(({ is_draft }) => Boolean(is_draft))).toEqual([true]);
    expect(await items()).toMatchObject([{ reason: 'period_locked', settled_at: null }]);
  });

  it('says beside the question who approved it, what was sent, and what it would change', async () => {
    await aLateShift();
    const [item] = await items();
    const made = { start_date: '2026-10-01', end_date: '2026-10-31', made_at: api.time.clock() };
    const run = await api.given.aPayrollRun(company, made);
    await api.given.aPersonInRun(run, employee);
    const reviewParams = { ...params(), reviewId: item!.id };

    const { data } = await api.call('getReview', { params: reviewParams, token: await token() });

    expect(data.closed).toMatchObject({ startDate: '2026-10-01', throughDate: '2026-10-31' });
    expect(data.closed?.runs).toMatchObject([{ runId: run.id, number: run.number }]);
    const effect = data.choices.find(({ key }) => key === 'accept')?.effect;
    expect(effect).toMatchObject({ workedMinutesBefore: 0, workedMinutesAfter: 480 });
  });

  it('takes them in whole once a manager has decided', async () => {
    await aLateShift();
    const [item] = await items();

    const { data } = await api.call('settleReview', {
      params: { ...params(), reviewId: item!.id },
      token: await token(),
      body: { decision: 'accept', reason: 'Spjaldtölvan var ótengd' },
    });

    expect(data.entry).toMatchObject({ isDraft: false, endAtUtc: '2026-10-30T16:00:00.000Z' });
    expect(await items().whereNull('settled_at')).toEqual([]);
  });

  it('refuses new time by hand at the desk, a draft too, and takes it on the day after', async () => {
    api.time.moveTo('2026-11-02T18:00:00.000Z');
    await lockOctober();

    expect(told(await addEntry('2026-10-30'))).toEqual([409, 'entry.closed']);
    expect(told(await addEntry('2026-10-30', { isDraft: true }))).toEqual([409, 'entry.closed']);
    expect(told(await addEntry('2026-11-01'))).toEqual([200]);
  });

  it('refuses time that is moved into it, and names who approved it, when, and the way to open it', async () => {
    api.time.moveTo('2026-11-02T18:00:00.000Z');
    await lockOctober();
    const { id } = await api.given.anEntry(employee, '2026-11-01T08:00:00Z', '2026-11-01T16:00:00Z');

    const { code, err } = await entriesByCall(cli, company.id).change(id, {
      ...{ startAtUtc: '2026-10-31T08:00:00Z', endAtUtc: '2026-10-31T16:00:00Z' },
    });

    expect(code).toBe(1);
    expect(err).toContain('2026-10-31');
    expect(err).toContain('stimpill timesheet unlock');
  });

  it('lets time be moved inside what one approval closed, also where another one closed a part of it', async () => {
    api.time.moveTo('2026-11-02T18:00:00.000Z');
    await lockOctober();
    api.time.advance({ minutes: 1 });
    await timesheet('lock', '2026-10-15', '2026-11-02');
    const { id } = await api.given.anEntry(employee, '2026-11-01T08:00:00Z', '2026-11-01T16:00:00Z');
    const moveTo = (day: string) =>
      entriesByCall(cli, company.id).change(id, {
        ...{ startAtUtc: `${day}T08:00:00Z`, endAtUtc: `${day}T16:00:00Z` },
      });

    expect((await moveTo('2026-10-10')).code).toBe(1);
    expect((await moveTo('2026-10-31')).code).toBe(0);
  });

  it('names whom time for many does not reach', async () => {
    api.time.moveTo('2026-11-02T18:00:00.000Z');
    await lockOctober();
    const body = {
      ...{ employeeIds: [employee.id], projectId: null, reason: 'Spjaldtölvan var ótengd' },
      ...{ startAtUtc: '2026-10-30T08:00:00.000Z', endAtUtc: '2026-10-30T16:00:00.000Z' },
    };

    const { data } = await api.call('addEntriesForMany', { params: params(), token: await token(), body });

    expect(data).toMatchObject([{ refusal: { code: 'entry.closed' } }]);
    expect(await stored()).toEqual([]);
  });

  it('refuses by where time begins, as lists, pay periods and runs have it: a night into it belongs to the open month', async () => {
    api.time.moveTo('2026-11-02T18:00:00.000Z');
    await lockOctober();

    expect(told(await addEntry('2026-09-30', { from: '22:00', to: '2026-10-01T06:00' }))).toEqual([200]);
    expect(told(await addEntry('2026-10-31', { from: '22:00', to: '2026-11-01T06:00' }))).toEqual([
      409,
      'entry.closed',
    ]);
  });

  it('asks nothing about late punches of a night that began before it', async () => {
    api.time.moveTo('2026-10-30T22:00:00.000Z');
    const start = await tablet.tap({ employee, action: 'start', pin: PIN });
    api.time.moveTo('2026-10-31T06:00:00.000Z');
    const stop = await tablet.tap({ employee, action: 'stop', pin: PIN });
    await timesheet('lock', '2026-10-31', '2026-10-31');
    await tablet.send([start, stop]);
    await drain();

    expect((await stored()).map(({ is_draft }) => Boolean(is_draft))).toEqual([false]);
    expect(await items()).toEqual([]);
  });

  it('refuses a day of absence', async () => {
    api.time.moveTo('2026-11-02T18:00:00.000Z');
    await lockOctober();

    expect(told(await enterAbsence('2026-10-30'))).toEqual([409, 'absence.locked']);
    expect(told(await enterAbsence('2026-11-02'))).toEqual([200]);
  });

  it('is open again once the approval was taken back', async () => {
    api.time.moveTo('2026-11-02T18:00:00.000Z');
    await lockOctober();

    await timesheet('unlock', '2026-10-20', '2026-10-31');

    expect(told(await addEntry('2026-10-30'))).toEqual([200]);
    expect(told(await addEntry('2026-10-05'))).toEqual([409, 'entry.closed']);
    expect(told(await enterAbsence('2026-10-29'))).toEqual([200]);
  });

  it('is opened at the desk for somebody without time, and refused where nothing was approved', async () => {
    api.time.moveTo('2026-11-02T18:00:00.000Z');
    await lockOctober();
    const body = {
      startDate: '2026-10-01',
      endDate: '2026-10-31',
      employeeIds: [employee.id],
      reason: 'Vantar',
    };
    const { token: desk } = await api.given.aDeskSession(manager);
    const reopen = () => api.call('reopenTime', { params: params(), desk, body });

    expect((await reopen()).data).toEqual({ reopenedEntries: 0, moved: [] });
    expect(told(await addEntry('2026-10-30'))).toEqual([200]);
    expect(told(await reopen())).toEqual([409, 'payroll.not_approved']);
  });
});

describe('what was approved on the 30th', () => {
  beforeEach(() => api.time.moveTo('2026-10-30T20:00:00.000Z'));
  const approve = async () =>
    api.call('approvePayrollMonth', {
      params: params(),
      token: await token(),
      body: { startDate: '2026-10-01', endDate: '2026-10-31', employeeIds: null },
    });

  it('is closed through the 30th: a live punch of the next day is free', async () => {
    await approve();
    api.time.moveTo('2026-10-31T08:00:00.000Z');
    await punch('start');
    api.time.moveTo('2026-10-31T12:00:00.000Z');
    await punch('stop');

    expect((await stored()).map(({ is_draft }) => Boolean(is_draft))).toEqual([false]);
    expect(await items()).toEqual([]);
  });

  it('takes a live punch of the same evening as a draft with one question, and never refuses it', async () => {
    await approve();
    api.time.moveTo('2026-10-30T21:00:00.000Z');
    expect((await punch('start')).status).toBe(200);
    api.time.moveTo('2026-10-31T02:00:00.000Z');
    expect((await punch('stop')).status).toBe(200);

    expect((await stored()).map(({ is_draft }) => Boolean(is_draft))).toEqual([true]);
    expect(await items()).toMatchObject([{ reason: 'period_locked', settled_at: null }]);
  });

  it('does not ask a second time about what was let in while it went on', async () => {
    await approve();
    api.time.moveTo('2026-10-30T21:00:00.000Z');
    await punch('start');
    const [item] = await items();
    const reviewId = item!.id;
    await api.call('settleReview', {
      ...{ params: { ...params(), reviewId }, token: await token(), body: { decision: 'accept' } },
    });
    api.time.moveTo('2026-10-31T02:00:00.000Z');
    await punch('stop');

    expect((await stored()).map(({ is_draft }) => Boolean(is_draft))).toEqual([false]);
    expect(await items().whereNull('settled_at')).toEqual([]);
  });

  it('asks about the end of work that went on when it was locked', async () => {
    await punch('start');
    api.time.moveTo('2026-10-30T21:00:00.000Z');
    await lockOctober();
    api.time.moveTo('2026-10-30T23:00:00.000Z');
    await punch('stop');

    expect((await stored()).map(({ is_draft }) => Boolean(is_draft))).toEqual([true]);
    expect(await items()).toMatchObject([{ reason: 'period_locked', settled_at: null }]);
  });

  it('asks about it also a day and a half after it began', async () => {
    await punch('start');
    api.time.moveTo('2026-10-30T21:00:00.000Z');
    await lockOctober();
    api.time.moveTo('2026-10-31T18:00:00.000Z');
    await punch('stop');

    expect((await stored()).map(({ is_draft }) => Boolean(is_draft))).toEqual([true]);
    expect(await items()).toMatchObject([{ reason: 'period_locked', settled_at: null }]);
  });

  it('refuses absence up to that day, and takes what is planned for later', async () => {
    await api.given.anEntry(employee, '2026-10-01T08:00:00Z', '2026-10-01T16:00:00Z');
    await approve();

    expect(told(await enterAbsence('2026-10-30'))).toEqual([409, 'absence.locked']);
    expect(told(await enterAbsence('2026-11-03'))).toEqual([200]);
  });
});
