// An operation sends as many statements to the database for a large company as for a small one: never one for each record.
import { type Operation } from '@stimpill/api-types';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CompanyRow } from '#database/tables/companies.ts';
import type { EmployeeRow } from '#database/tables/people.ts';
import { TABLES_OF_PERSON } from '#features/system/erasing/person/person-tables.ts';
import { aTenant } from './a-tenant.ts';
import { aPunchWithPhoto } from './a-photo.ts';
import { startApi, type Call, type TestApi } from './api.ts';
import { signedGoodCall } from './conformance/good-calls.ts';
import { describedOperations, type DescribedOperationId } from './described-apis.ts';

const DAYS = ['2026-03-02', '2026-03-03', '2026-03-04', '2026-03-05'];
const QUERY = {
  startDate: '2026-03-01',
  endDate: '2026-03-31',
  from: '2026-03-01',
  to: '2026-03-31',
  year: '2026',
  bonus: 'december',
};

/**
 * A company is made of every kind of record, once in the life of a server; a payroll run is counted from all that is paid;
 * a time is tried after the whole question was read. Another sign-in address ends what was opened for the person, and
 * waits with a row, a job and a line in the log. A punch is what everybody does: its caller, one limit, seven reads with the projects, four writes. */
const MOST_OF_WRITES: Partial<Record<DescribedOperationId, number>> = {
  changePerson: 55,
  startCompany: 80,
  makePayrollRun: 60,
  tryReviewTime: 60,
  partnerPunch: 18,
};

let api: TestApi;
let small: Readonly<Record<string, string>>;
let large: Readonly<Record<string, string>>;

beforeAll(async () => {
  api = await startApi();
  small = await aCompanyOf({ people: 1, days: 1 });
  large = await aCompanyOf({ people: 6, days: DAYS.length });
});
afterAll(() => api.stop());

/** A company with this many people, each with their own rule set and pay period, and this many days of every kind of record. */
async function aCompanyOf({ people, days }: { readonly people: number; readonly days: number }) {
  const company = await api.given.aCompany();
  const owner = await api.given.anEmployee(company, { role: 'owner' });
  let ids: Record<string, string> = {};
  for (let person = 0; person < people; person += 1) {
    const { id: rule_set_id } = await api.given.aRule(company);
    const period = await api.given.aPayPeriod(company);
    const employee = await api.given.anEmployee(company, { rule_set_id, pay_period_id: period.id });
    const kind = await api.given.anAbsenceKind(company, { name: `Slys ${person}` });
    const project = await api.given.aProject(company);
    await api.given.aSubProject(project);
    const { id: runId } = await api.given.aPayrollRun(company);
    const department = await api.given.aDepartment(company, `Bakarí ${person}`, employee);
    const timeOff = await api.given.aTimeOff(employee, { start_date: '2026-03-09', end_date: '2026-03-10' });
    let timeEntryId = '';
    for (const day of DAYS.slice(0, days))
      ({ id: timeEntryId } = await aDay(company, employee, day, project.id));
    ids = {
      userId: employee.id,
      employeeId: employee.id,
      date: DAYS[0] ?? '',
      projectId: project.id,
      payPeriodId: period.id,
      kindId: kind.id,
      id: timeOff.id,
      requestId: timeOff.id,
      departmentId: department.id,
      timeEntryId,
      target: 'dk',
      profileKey: 'dk',
      runId,
      punchId: await aPunchWithPhoto(api, employee),
    };
  }
  await api.deps.database
    .knex<CompanyRow>('companies')
    .where({ id: company.id })
    .update({ default_pay_period_id: ids['payPeriodId'] ?? null });
  const { token } = await api.given.aSession(owner);
  for (let tablet = 0; tablet < people; tablet += 1)
    await api.given.anIncident(await api.given.aDevice(owner));
  for (let session = 1; session < people; session += 1) await api.given.aDeskSession(owner);
  return { ...ids, companyId: company.id, token, desk: (await api.given.aDeskSession(owner)).token };
}

/** @returns the time entry */
async function aDay(company: CompanyRow, employee: EmployeeRow, day: string, project_id: string) {
  const type = await api.given.aShiftType(company);
  const times = [`${day}T08:00:00Z`, `${day}T16:00:00Z`] as const;
  await api.given.aShift(type, ...times, { employee_id: employee.id });
  await api.given.anAbsence(employee, { date: day });
  return await api.given.anEntry(employee, ...times, { project_id });
}

async function statementsOf(id: DescribedOperationId, call: Call): Promise<number> {
  let statements = 0;
  const count = () => (statements += 1);
  const { knex } = api.deps.database;
  knex.on('query', count);
  const answer = await api.call(id, call);
  knex.off('query', count);
  expect([id, answer.status]).toEqual([id, 200]);
  return statements;
}

function reading(
  id: DescribedOperationId,
  { token = '', desk = '', ...params }: Readonly<Record<string, string>>,
): Call {
  const operation: Operation = describedOperations[id];
  if (operation.auth === 'desk' || operation.freshFactor) return { params, desk };
  const whose = id === 'getTimeEntries' ? { employeeId: params['userId'] ?? '' } : {};
  return { params, query: { ...QUERY, ...whose, companyId: params['companyId'] ?? '' }, token };
}

function previewing({ token = '', desk: _, ...params }: Readonly<Record<string, string>>): Call {
  const { startDate, endDate } = QUERY;
  return { params, body: { startDate, endDate, exportTarget: 'generic' }, token };
}

/** The health check belongs to no company, and sends fewer statements while its last answer is still valid. */
const reads = Object.values(describedOperations)
  .filter(({ method, id }: Operation) => method === 'GET' && id !== 'getHealth')
  .map(({ id }) => id);

const writes = Object.values(describedOperations)
  .filter(({ method }: Operation) => method !== 'GET')
  .map(({ id }) => id);

/** Reads of many kinds of record: all of one person with the names in their log, or a whole company and its plan. */
const MORE_KINDS: Partial<Readonly<Record<DescribedOperationId, number>>> = {
  exportPerson: 36,
  // Each table that has something about a person is counted.
  previewErasure: TABLES_OF_PERSON.length + 11,
  getDeskFrame: 21,
  getDeskSession: 30,
  getPersonDays: 40,
  getTimesheetGrid: 20,
  getToday: 21,
  getWorkSummary: 20,
  checkPayrollMonth: 41,
  getReopeningEffect: 25,
  getLeaveRequest: 80,
  getLeaveCalendar: 20,
};

describe('the statements of a read', () => {
  it.each(reads)('%s are as many for many records as for one', async (id) => {
    const ofSmall = await statementsOf(id, reading(id, small));
    const ofLarge = await statementsOf(id, reading(id, large));

    expect(ofSmall).toBeGreaterThan(0);
    expect(ofLarge).toBe(ofSmall);
    expect(ofLarge).toBeLessThanOrEqual(MORE_KINDS[id] ?? 18);
  });
});

describe('the statements of the health check', () => {
  it('are few, and fewer while the last answer is still valid', async () => {
    const first = await statementsOf('getHealth', {});
    const second = await statementsOf('getHealth', {});

    expect(first).toBeGreaterThan(0);
    expect(first).toBeLessThanOrEqual(16);
    expect(second).toBeLessThan(first);
  });
});

describe('the statements of a write', () => {
  it('are as many for the payroll preview of many people as for one', async () => {
    const ofSmall = await statementsOf('previewPayrollExport', previewing(small));
    const ofLarge = await statementsOf('previewPayrollExport', previewing(large));

    expect(ofLarge).toBe(ofSmall);
    expect(ofLarge).toBeLessThanOrEqual(30);
  });

  it.each(writes)('%s never exceed a constant', async (id) => {
    const call = await signedGoodCall(api, await aTenant(api), id);

    // A person needs the most: what the record refers to, what nobody else may have, and what follows for their time.
    expect(await statementsOf(id, call)).toBeLessThanOrEqual(MOST_OF_WRITES[id] ?? 50);
  });
});
