import { readdirSync } from 'node:fs';
import { constants, getPriority } from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CompanyRow } from '#database/tables/companies.ts';
import type { EmployeeRow } from '#database/tables/people.ts';
import { openDatabase } from './database/database.ts';
import { ownHoursReader } from '#features/tablets/people/own-hours-reader.ts';
import { startApi, type Call, type TestApi } from '../test/api.ts';
import { PLAIN_DRAFT } from '../test/conformance/good-draft-calls.ts';
import { callsInThisThread } from '../test/calls-in-this-thread.ts';
import { PIN } from '../test/given.ts';
import { aPunchClock } from '../test/tablet.ts';
import { companyReaders, type CompanyWideOperation } from './company-readers.ts';

const UNKNOWN = '00000000-0000-4000-8000-000000000000';
const NO_SOURCE = { definition: null, agreement: null, versionNumber: null, changes: [] };
const MARCH = { startDate: '2026-03-01', endDate: '2026-03-31' };

let api: TestApi;
let company: CompanyRow;
let freyja: EmployeeRow;
let token: string;
let ruleSetId: string;

beforeAll(async () => {
  api = await startApi({ withCompanyThread: true, start: '2026-03-02T20:00:00Z' });
  company = await api.given.aCompany();
  ruleSetId = (await api.given.aRule(company)).id;
  freyja = await api.given.anEmployee(company, { display_name: 'Freyja' });
  const accountant = await api.given.anEmployee(company, { role: 'accountant' });
  token = (await api.given.aSession(accountant)).token;
  await api.given.anAbsence(freyja, { date: '2026-03-05' });
});
afterAll(() => api.stop());

const params = () => ({ companyId: company.id });
const preview = (body: object = {}) =>
  api.call('previewPayrollExport', {
    params: params(),
    token,
    body: { ...MARCH, exportTarget: 'generic', ...body },
  });
const worked = (date: string) =>
  api.given.anEntry(freyja, `${date}T08:00:00Z`, `${date}T16:00:00Z`, { is_locked: true });

describe.runIf(process.platform === 'linux')('the thread', () => {
  it('gives way to punches where there are more threads than cores', async () => {
    await preview();

    const threads = readdirSync('/proc/self/task').map((id) => getPriority(Number(id)));

    expect(getPriority()).toBe(0);
    expect(threads).toContain(constants.priority.PRIORITY_BELOW_NORMAL);
  });
});

describe('what is counted for a whole company', () => {
  it('is answered by the thread with the whole result', async () => {
    const ofFreyja = { ...params(), employeeId: freyja.id };
    const draft = { ruleSetId, definition: PLAIN_DRAFT };
    const owner = await api.given.anEmployee(company, { role: 'owner' });
    // Those that ask for nothing but the company are not named.
    const calls: Readonly<Partial<Record<CompanyWideOperation, Call>>> = {
      previewPayrollExport: { body: { ...MARCH, exportTarget: 'generic' } },
      getProjectSummary: { query: MARCH },
      getPersonDays: { params: ofFreyja, query: MARCH },
      getWorkSummary: { query: MARCH },
      listRestDepartures: { query: MARCH },
      makeStatements: { body: { ...MARCH, employeeIds: [freyja.id] } },
      getTimesheetGrid: { query: MARCH },
      listAbsences: { query: { from: MARCH.startDate, to: MARCH.endDate } },
      checkPayrollMonth: { query: MARCH },
      listMovedFigures: { token: (await api.given.aSession(owner)).token },
      getHolidayPayBasis: { query: MARCH },
      getEarnedVacation: { query: { year: '2026' } },
      getBonuses: { query: { bonus: 'december', year: '2026' } },
      getLeaveCalendar: { query: MARCH },
      prepareDraftRule: { body: { ...NO_SOURCE, ruleSetId } },
      replayDraftRule: {
        body: { ...draft, ...MARCH, isForEverybody: false, departmentId: null, after: null },
      },
      replayPersonDays: { params: ofFreyja, body: { ...draft, ...MARCH } },
      explainReplayedDay: {
        params: { ...ofFreyja, date: '2026-03-02' },
        body: { ...draft, startDate: MARCH.startDate },
      },
    };
    const all = Object.keys(companyReaders(api.deps)) as CompanyWideOperation[];
    const statuses = await Promise.all(
      all.map(async (id) => (await api.call(id, { params: params(), token, ...calls[id] })).status),
    );

    expect(statuses).toEqual(all.map(() => 200));
  });

  it('sees at once what has just been written', async () => {
    const before = (await preview()).data.lines;
    await worked('2026-03-02');
    const after = (await preview()).data.lines;

    expect(before).toMatchObject([{ employeeId: freyja.id, payrollCode: 'sick' }]);
    expect(after.filter(({ payrollCode }) => payrollCode !== 'sick')).toMatchObject([
      { employeeId: freyja.id, minutes: 480 },
    ]);
  });

  it('is written by the thread too, so that this one only passes bytes on', async () => {
    const { data } = await preview();
    const count = (work: () => Promise<unknown>) => callsInThisThread('writeAnswer', work);

    expect(data.totalEmployees).toBeGreaterThan(0);
    expect(await count(preview)).toBe(0);
    expect(await count(() => api.call('listUsers', { params: params(), token }))).toBe(1);
  });

  it('uses the clock of the server, not that of the thread', async () => {
    const { data } = await api.call('getAbsenceBalancesSummary', { params: params(), token });

    expect(data.asOfDate).toBe('2026-03-02');
  });

  it('is refused by the thread with the same code, status and field', async () => {
    const { status, errors } = await preview({ employeeIds: [freyja.id, UNKNOWN] });

    expect(status).toBe(404);
    expect(errors).toMatchObject([{ code: 'employee.not_found', field: 'employeeIds[1]' }]);
  });

  it('is counted by a new thread when the last one has died', async () => {
    const before = await preview();
    await api.companyWork?.close();

    expect((await preview()).data).toEqual(before.data);
  });
});

describe('own hours at a tablet', () => {
  async function aPersonAtATablet() {
    const {
      company: theirs,
      employee,
      tablet,
    } = await aPunchClock(api, { company: { asks_about_breaks: true } });
    await api.given.aRule(theirs);
    await api.given.anEntry(employee, '2026-03-02T08:00:00Z', '2026-03-02T16:00:00Z');
    const employeeToken = await tablet.signIn(employee, PIN);
    return {
      read: async () => (await tablet.call('getOwnHours', { employeeToken })).data,
      whose: { companyId: theirs.id, employeeId: employee.id },
    };
  }

  it('are the same as this thread would count, and name the time of the server', async () => {
    const { read, whose } = await aPersonAtATablet();

    const { station, answers, changesToAnswer, ...hours } = await read();

    expect(hours).toEqual(await ownHoursReader(api.deps)(whose));
    expect([answers, changesToAnswer]).toEqual([[], 0]);
    expect(hours.today.workedMinutes).toBe(480);
    expect(station.serverTimeUtc).toBe(new Date(api.time.clock()).toISOString());
  });

  it('keep this thread, which takes the punches, from calling the engine', async () => {
    const { read, whose } = await aPersonAtATablet();
    const here = ownHoursReader(api.deps);

    expect(await callsInThisThread('calculateTimesheet', () => here(whose))).toBeGreaterThan(0);
    expect(await callsInThisThread('calculateTimesheet', read)).toBe(0);
  });
});

it('a database that is opened to read refuses to write', async () => {
  const readOnly = await openDatabase({ ...api.deps.database.options, isReadOnly: true });

  expect(await readOnly.knex('companies').where({ id: company.id })).toHaveLength(1);
  await expect(readOnly.knex('companies').update({ name: 'x' })).rejects.toThrow(/readonly|read-only/);
  await readOnly.close();
});
