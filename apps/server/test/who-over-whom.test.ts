// Who may do what to whom: every operation about somebody, by every role and by a manager who is limited to departments, about people of
// a lower, of an equal and of a higher role. Each call is whole, so that what is allowed is done and not only let through.
import { ALL_ERROR_CODES, type Operation } from '@stimpill/api-types';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CompanyRow } from '#database/tables/companies.ts';
import type { EmployeeRow } from '#database/tables/people.ts';
import { aTenant, type Tenant } from './a-tenant.ts';
import type { Call, TestApi } from './api.ts';
import { goodCalls } from './conformance/good-calls.ts';
import { startPatientApi, type PatientCaller } from './conformance/patient-caller.ts';
import { describedOperations, type DescribedOperationId } from './described-apis.ts';
import { readRowsOf } from './read-every-table.ts';
import { aboutSomebody, RANKS, refusalOf, refusalOfOneself, type Ranked } from './who-over-whom.ts';

const ROLES = Object.keys(RANKS) as Ranked[];
const CALLERS = ['owner', 'manager', 'limited manager', 'accountant'] as const;
type Caller = (typeof CALLERS)[number];

type Cell = { readonly caller: Caller; readonly about: Ranked };
const CELLS: readonly Cell[] = CALLERS.flatMap((caller) => ROLES.map((about) => ({ caller, about })));

let patient: PatientCaller;
let tenant: Tenant;
/** The same company, with somebody of the role as its employee. */
let tenants: Readonly<Record<Ranked, Tenant>>;
let callers: Readonly<Record<Caller, EmployeeRow>>;

/** Each call makes somebody new, and lists grow with them: after so many operations comes another company. */
const OPERATIONS = 6;
let asked = 0;

beforeAll(async () => {
  patient = await startPatientApi();
  await newWorld();
});
afterAll(() => patient.api.stop());

async function newWorld(): Promise<void> {
  const { api } = patient;
  tenant = await aTenant(api);
  const limited_to_departments = JSON.stringify([tenant.department.id]);
  const limited = await api.given.anEmployee(tenant.company, { role: 'manager', limited_to_departments });
  callers = { ...tenant.users, 'limited manager': limited };
  const about = await Promise.all(ROLES.map(async (role) => [role, await tenantAbout(role)] as const));
  tenants = Object.fromEntries(about) as Record<Ranked, Tenant>;
}

/** The person that a good call is about has this role, and is of the department. */
function withSomebody({ given, ...api }: TestApi, role: Ranked): TestApi {
  const anEmployee: typeof given.anEmployee = async (company: CompanyRow, options) => {
    const somebody = await given.anEmployee(company, { ...options, role });
    const { company_id, id: employee_id } = somebody;
    const member = { company_id, employee_id, department_id: tenant.department.id };
    await api.deps.database.knex('employee_departments').insert(member);
    return somebody;
  };
  return { ...api, given: { ...given, anEmployee } };
}

async function tenantAbout(role: Ranked): Promise<Tenant> {
  const { given } = withSomebody(patient.api, role);
  const employee = await given.anEmployee(tenant.company);
  const [timeOff, absence] = [await given.aTimeOff(employee), await given.anAbsence(employee)];
  return { ...tenant, employee, timeOff, absence, review: await given.aReviewItem(employee) };
}

async function aCallAbout(id: DescribedOperationId, about: Ranked): Promise<Call> {
  const { desk: _, ...call } = await goodCalls[id](withSomebody(patient.api, about), tenants[about]);
  return call;
}

async function signedIn(
  id: DescribedOperationId,
  caller: EmployeeRow,
): Promise<Pick<Call, 'token' | 'desk'>> {
  const { auth, freshFactor }: Operation = describedOperations[id];
  const { given } = patient.api;
  if (auth === 'desk' || freshFactor) return { desk: (await given.aDeskSession(caller)).token };
  return { token: (await given.aSession(caller)).token };
}

async function callsOf(id: DescribedOperationId, cells: readonly Cell[]): Promise<Call[]> {
  const calls: Call[] = [];
  for (const { caller, about } of cells)
    calls.push({ ...(await aCallAbout(id, about)), ...(await signedIn(id, callers[caller])) });
  return calls;
}

/** What each cell was answered. */
async function answersTo(id: DescribedOperationId, cells: readonly Cell[], calls: readonly Call[]) {
  const answers: [Cell, string][] = [];
  for (const [place, cell] of cells.entries()) {
    const { status, codes } = await patient.send(id, calls[place]!);
    answers.push([cell, [status, ...new Set(codes)].join(' ')]);
  }
  return answers;
}

/** Of sessions it is written when they were last used. */
const rowsNow = async () =>
  (await readRowsOf(patient.api.deps.database, tenant.company.id)).filter(
    (row) => !row.startsWith('sessions '),
  );

const refusalIn = (id: DescribedOperationId, { caller, about }: Cell) =>
  refusalOf(id, caller === 'limited manager' ? 'manager' : caller, about);

describe.each(aboutSomebody)('%s', (id) => {
  beforeAll(async () => {
    asked += 1;
    if (asked % OPERATIONS === 0) await newWorld();
  });

  const refused = CELLS.filter((cell) => refusalIn(id, cell) !== null);
  const allowed = CELLS.filter((cell) => refusalIn(id, cell) === null);

  const isRefusing = refused.length > 0;

  it(`refuses ${isRefusing ? 'anyone who may not, and writes nothing' : 'nobody'}`, async () => {
    const calls = await callsOf(id, refused);
    const before = isRefusing ? await rowsNow() : [];

    const expected = refused.map((cell) => {
      const code = refusalIn(id, cell)!;
      return [cell, `${ALL_ERROR_CODES[code].status} ${code}`];
    });
    expect(await answersTo(id, refused, calls)).toEqual(expected);
    expect(isRefusing ? await rowsNow() : []).toEqual(before);
  });

  it('does it for anyone who may', async () => {
    const answers = await answersTo(id, allowed, await callsOf(id, allowed));

    expect(answers).toEqual(allowed.map((cell) => [cell, '200']));
  });
});

/** The person that a good call is about is the caller: somebody new, who has no time yet. */
async function aCallAboutOneself(id: DescribedOperationId, role: 'owner' | 'manager'): Promise<Call> {
  const { api } = patient;
  const oneself = await api.given.anEmployee(tenant.company, { role });
  const given = { ...api.given, anEmployee: () => Promise.resolve(oneself) };
  const [timeOff, absence] = [await given.aTimeOff(oneself), await given.anAbsence(oneself)];
  const about = { ...tenant, employee: oneself, timeOff, absence, review: await given.aReviewItem(oneself) };
  const { desk: _, ...call } = await goodCalls[id]({ ...api, given }, about);
  return { ...call, ...(await signedIn(id, oneself)) };
}

const ABOUT_ONESELF = (['manager', 'owner'] as const).flatMap((caller) =>
  aboutSomebody.flatMap((id) => {
    const code = refusalOfOneself(id, caller);
    return code === null ? [] : [[id, caller, code] as const];
  }),
);

describe('about oneself', () => {
  it.each(ABOUT_ONESELF)('%s is not for the %s: %s', async (id, caller, code) => {
    const call = await aCallAboutOneself(id, caller);
    const before = await rowsNow();

    const { status, codes } = await patient.send(id, call);

    expect([status, ...codes]).toEqual([403, code]);
    expect(await rowsNow()).toEqual(before);
  });
});

describe('the table', () => {
  it('has people of a lower, of an equal and of a higher role for every operation about somebody', () => {
    const byManagers = CELLS.filter(({ caller }) => caller.endsWith('manager'));
    const ranks = new Set(byManagers.map(({ about }) => Math.sign(RANKS[about] - RANKS.manager)));

    expect(ranks).toEqual(new Set([-1, 0, 1]));
    expect(aboutSomebody.length * CELLS.length).toBeGreaterThanOrEqual(928);
    expect(ABOUT_ONESELF.length).toBeGreaterThanOrEqual(20);
  });
});
