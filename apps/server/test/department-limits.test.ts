// A manager who is limited to a department reaches its people and nobody else, whatever they call and however they signed in. What each
// operation is about follows from the acts that its description names.
import { namesVersion, type Operation } from '@stimpill/api-types';
import { may, staysInDepartments } from '@stimpill/api-types/manage';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CompanyRow } from '#database/tables/companies.ts';
import type { DepartmentRow, EmployeeRow } from '#database/tables/people.ts';
import { aTenant, type Tenant } from './a-tenant.ts';
import type { Call } from './api.ts';
import { goodCalls } from './conformance/good-calls.ts';
import { startPatientApi, type PatientCaller } from './conformance/patient-caller.ts';
import { describedOperations, type DescribedOperationId } from './described-apis.ts';
import { describedOperation } from './description.ts';
import { PASSWORD, type SignedUpRow } from './given.ts';
import { readRowsOf } from './read-every-table.ts';
import { aboutSomebody, fieldsOfSomebody, isSignedIn, refusalOf } from './who-over-whom.ts';

/** Of the department, of it and another one, of the other one, of none, and of another company. */
const PLACES = ['own', 'both', 'other', 'nowhere', 'stranger'] as const;
type Place = (typeof PLACES)[number];
const SEEN = ['own', 'both'] as const;
const HIDDEN = ['other', 'nowhere', 'stranger'] as const;

/** A company with that person as its employee. */
type Around = Tenant & { readonly departments: readonly DepartmentRow[] };

const NOBODY = '00000000-0000-4000-8000-000000000001';
const MORNING = ['2026-03-02T05:00:00Z', '2026-03-02T07:00:00Z'] as const;

const ids = Object.keys(describedOperations) as DescribedOperationId[];
const operationOf = (id: DescribedOperationId): Operation => describedOperations[id];

let patient: PatientCaller;
let tenant: Tenant;
let bakery: DepartmentRow;
let around: Readonly<Record<Place, Around>>;
let unlimited: EmployeeRow;
let limited: EmployeeRow;
let account: EmployeeRow;

beforeAll(async () => {
  patient = await startPatientApi();
});
afterAll(() => patient.api.stop());
/** For tests that change it. Those that change nothing, or only whom they make themselves, share one. */
async function newWorld(): Promise<void> {
  const { given } = patient.api;
  tenant = await aTenant(patient.api, { enable_rule_slots: true });
  const { company, department } = tenant;
  bakery = department;
  const kitchen = await given.aDepartment(company, 'Eldhús');
  const theirs = await aTenant(patient.api);
  around = {
    own: await somebody(tenant, 'Anna Æsudóttir', [bakery]),
    both: await somebody(tenant, 'Barði Bjarnason', [bakery, kitchen]),
    other: await somebody(tenant, 'Elín Falin', [kitchen]),
    nowhere: await somebody(tenant, 'Frosti Hvergi', []),
    stranger: await somebody(theirs, 'Gunna Annars Staðar', []),
  };
  const limited_to_departments = JSON.stringify([bakery.id]);
  limited = await given.anEmployee(company, { role: 'manager', limited_to_departments });
  account = await given.aServiceAccount(company, { limited_to_departments });
  unlimited = await given.anEmployee(company, { role: 'manager' });
  await given.aDevice(limited);
}

const join = async ({ id }: EmployeeRow, departments: readonly DepartmentRow[]) => {
  for (const { company_id, id: department_id } of departments)
    await patient.api.deps.database
      .knex('employee_departments')
      .insert({ company_id, employee_id: id, department_id });
};

async function somebody(
  of: Tenant,
  display_name: string,
  departments: readonly DepartmentRow[],
): Promise<Around> {
  const { given } = patient.api;
  const work_pattern = JSON.stringify([{ day: 'monday', from: '08:00', to: '16:00', unpaidBreakMinutes: 0 }]);
  const employee = await given.anEmployee(of.company, { display_name, work_pattern });
  await join(employee, departments);
  const timeEntry = await given.anEntry(employee, ...MORNING, { project_id: of.project.id });
  await given.aShift(await given.aShiftType(of.company), ...MORNING, { employee_id: employee.id });
  const absence = await given.anAbsence(employee, { date: '2026-03-03' });
  const [review, timeOff] = [await given.aReviewItem(employee), await given.aTimeOff(employee)];
  return { ...of, employee, departments, timeEntry, absence, review, timeOff };
}

/** The ways to call an operation that it takes. */
function waysOf(id: DescribedOperationId): readonly ('token' | 'desk' | 'service account')[] {
  const { auth, freshFactor } = operationOf(id);
  if (auth === 'desk' || freshFactor) return ['desk'];
  return auth === 'user' ? ['token', 'service account'] : ['token', 'desk', 'service account'];
}

async function signedBy(id: DescribedOperationId, who: EmployeeRow, way = waysOf(id)[0]) {
  const { given } = patient.api;
  if (way === 'desk') return { desk: (await given.aDeskSession(who)).token };
  return { token: (await given.aSession(way === 'token' ? who : account)).token };
}

const byManager = async (id: DescribedOperationId, who: EmployeeRow, call: Call) =>
  await patient.send(id, { ...call, ...(await signedBy(id, who)) });

/** A good call about somebody of that place, in our company. */
async function aCallAbout(id: DescribedOperationId, place: Place): Promise<Call> {
  const { given, ...api } = patient.api;
  const anEmployee = async (company: CompanyRow, options: Partial<SignedUpRow> = {}) => {
    const made = await given.anEmployee(company, options);
    await join(made, around[place].departments);
    return made;
  };
  const placing = { ...api, given: { ...given, anEmployee } };
  const { desk: _, ...made } = await goodCalls[id](placing, around[place]);
  const call = inDepartments(made, around[place].departments);
  return 'companyId' in (call.params ?? {})
    ? { ...call, params: { ...call.params, companyId: tenant.company.id } }
    : call;
}

/** Anyone who changes a whole record leaves the departments as they are. */
function inDepartments(call: Call, departments: readonly DepartmentRow[]): Call {
  const names = typeof call.body === 'object' && call.body !== null && 'departmentIds' in call.body;
  return names ? { ...call, body: { ...call.body, departmentIds: departments.map(({ id }) => id) } } : call;
}

/** The same about nobody. */
function aboutNobody(id: DescribedOperationId, { params, query, body, ...call }: Call): Call {
  const names = fieldsOfSomebody(operationOf(id));
  const without = (fields: object = {}) =>
    Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [
        name,
        !names.includes(name) ? value : Array.isArray(value) ? [NOBODY] : NOBODY,
      ]),
    );
  return {
    ...call,
    ...(params && { params: without(params) }),
    ...(query && { query: without(query) }),
    ...(body === undefined ? {} : { body: without(body as object) }),
  };
}

/** Nothing that the answer holds tells of people whom the caller does not see. */
function expectNobodyHidden(text: string): void {
  for (const { employee, timeOff, absence, timeEntry, review } of HIDDEN.map((place) => around[place]))
    for (const trace of [employee.id, employee.display_name, timeOff.id, absence.id, timeEntry.id, review.id])
      expect(text).not.toContain(trace);
}

const isForManagers = (id: DescribedOperationId) => operationOf(id).roles?.includes('manager') === true;
const isOfPeople = (id: DescribedOperationId) => operationOf(id).acts?.some(staysInDepartments) === true;
const ofManagers = ids.filter(isForManagers);

const singles = aboutSomebody.filter(isForManagers);
const lists = ofManagers.filter(
  (id) =>
    operationOf(id).method === 'GET' &&
    isOfPeople(id) &&
    !namesInRoute(id) &&
    !isNamedFirst(id) &&
    !isOfFew(id),
);
const ofWholeCompany = ofManagers.filter((id) => operationOf(id).wholeCompany);
const aboutNoPerson = ofManagers.filter(
  (id) => !singles.includes(id) && !lists.includes(id) && !ofWholeCompany.includes(id) && !isOfFew(id),
);

/** Whether its route names somebody. */
function namesInRoute(id: DescribedOperationId): boolean {
  return fieldsOfSomebody(operationOf(id)).some((name) => operationOf(id).path.includes(`{${name}}`));
}

/** Whether nobody is in it before something has happened to them: its own test holds the limit. */
function isOfFew(id: DescribedOperationId): boolean {
  return id === 'listMovedFigures';
}

/** Whether it must be told whose it reads. */
function isNamedFirst(id: DescribedOperationId): boolean {
  return id === 'getTimeEntries';
}

/** A good call of a list, without its filters. */
async function aCallOfAll(id: DescribedOperationId): Promise<Call> {
  const { query = {}, ...call } = await goodCalls[id](patient.api, tenant);
  const { parameters = [] } = describedOperation(operationOf(id));
  const demanded = parameters.flatMap(({ name, required }) => (required ? [name] : []));
  const kept = Object.entries(query as Record<string, string>).filter(([name]) => demanded.includes(name));
  return { ...call, query: Object.fromEntries(kept) };
}

describe('a list', () => {
  beforeAll(newWorld);

  it.each(lists)('%s has the people of the department and nobody else', async (id) => {
    const call = await aCallOfAll(id);

    for (const way of waysOf(id)) {
      const answer = await patient.send(id, { ...call, ...(await signedBy(id, limited, way)) });

      expect([way, answer.status]).toEqual([way, 200]);
      for (const place of SEEN) expect(answer.text).toContain(around[place].employee.id);
      expectNobodyHidden(answer.text);
    }
  });

  it.each(lists)('%s still has everybody for a manager without a limit', async (id) => {
    const { text } = await byManager(id, unlimited, await aCallOfAll(id));

    for (const place of ['own', 'other', 'nowhere'] as const)
      expect(text).toContain(around[place].employee.id);
  });

  it.each(lists)('%s costs one statement more, which asks for whom somebody stands in', async (id) => {
    const call = await aCallOfAll(id);
    const statementsOf = async (who: EmployeeRow) => {
      const signed = await signedBy(id, who);
      let statements = 0;
      const count = () => (statements += 1);
      const { knex } = patient.api.deps.database;
      knex.on('query', count);
      await patient.send(id, { ...call, ...signed });
      knex.off('query', count);
      return statements;
    };

    expect(await statementsOf(limited)).toBe((await statementsOf(unlimited)) + 1);
  });
});

/** What a manager is answered who sees the employee. */
const allowed = (id: DescribedOperationId) => refusalOf(id, 'manager', 'employee') ?? '200';

/** A call that was made already: what it is refused for has nothing to do with departments, and is told to both alike. */
async function expectOneAnswerToARepeat(id: DescribedOperationId, call: Call): Promise<void> {
  const answers: string[] = [];
  for (const who of [limited, unlimited]) {
    const { status, codes } = await byManager(id, who, call);
    answers.push([status, ...codes].join(' '));
  }
  expect(answers[1]).toBe(answers[0]);
  if (namesVersion(operationOf(id)) && allowed(id) === '200') expect(answers[0]).toMatch(/^4(04|12) /);
}

describe('what names one person', () => {
  beforeEach(newWorld);

  it.each(singles)(
    '%s answers about people of the department, and to whom has no limit about all',
    async (id) => {
      const answers: unknown[] = [];
      const calls: Call[] = [];
      for (const [who, place] of [
        [limited, 'own'],
        [limited, 'both'],
        [unlimited, 'other'],
        [unlimited, 'nowhere'],
      ] as const) {
        calls.push(await aCallAbout(id, place));
        const { status, codes, text } = await byManager(id, who, calls.at(-1)!);
        answers.push([place, codes[0] ?? String(status)]);
        if (who === limited) expectNobodyHidden(text);
      }

      expect(answers).toEqual(['own', 'both', 'other', 'nowhere'].map((place) => [place, allowed(id)]));
      await expectOneAnswerToARepeat(id, calls[0]!);
    },
  );
});

describe('what names one person', () => {
  beforeAll(newWorld);

  it.each(singles)('%s knows nobody else, as if they did not exist, and writes nothing', async (id) => {
    const calls = [];
    for (const place of HIDDEN) calls.push(await aCallAbout(id, place));
    const before = await rowsNow();

    for (const way of waysOf(id)) {
      const signed = await signedBy(id, limited, way);
      const ask = async (call: Call) => await patient.send(id, { ...call, ...signed });
      for (const call of calls) {
        const [hidden, unknown] = [await ask(call), await ask(aboutNobody(id, call))];
        expect(hidden.text).toBe(unknown.text);
        expect([way, unknown.status]).toEqual([way, isFilter(id) ? 200 : 404]);
      }
    }
    expect(await rowsNow()).toEqual(before);
  });

  it('and is asked by a day of absence knows the days of nobody else', async () => {
    const asked = (id: string): Call => ({
      params: { companyId: tenant.company.id },
      body: { absenceIds: [id] },
    });
    for (const way of waysOf('findAbsenceEffect')) {
      const signed = await signedBy('findAbsenceEffect', limited, way);
      const ask = async (id: string) => await patient.send('findAbsenceEffect', { ...asked(id), ...signed });
      const unknown = await ask(NOBODY);

      expect([way, unknown.status, ...unknown.codes]).toEqual([way, 404, 'absence.not_found']);
      for (const place of HIDDEN) expect((await ask(around[place].absence.id)).text).toBe(unknown.text);
      for (const place of SEEN) expect((await ask(around[place].absence.id)).status).toBe(200);
    }
  });
});

/** A list that can be asked about one person finds nothing about nobody. */
const isFilter = (id: DescribedOperationId) => id === 'listLeaveRequests' || id === 'listReviews';

/** Of sessions it is written when they were last used. */
const rowsNow = async () =>
  (await readRowsOf(patient.api.deps.database, tenant.company.id)).filter(
    (row) => !row.startsWith('sessions '),
  );

describe('what is about no person', () => {
  beforeEach(newWorld);

  it.each(aboutNoPerson)('%s answers a limited manager, and names none of the others', async (id) => {
    const answer = await byManager(id, limited, await goodCalls[id](patient.api, tenant));

    expect(answer.status).toBe(200);
    expectNobodyHidden(answer.text);
  });
});

describe('what is of the whole company', () => {
  beforeEach(newWorld);

  it.each(ofWholeCompany)('%s is for managers without a limit, however they signed in', async (id) => {
    const call = await goodCalls[id](patient.api, tenant);
    const before = await rowsNow();

    for (const way of waysOf(id)) {
      const { status, codes } = await patient.send(id, { ...call, ...(await signedBy(id, limited, way)) });
      expect([way, status, ...codes]).toEqual([way, 403, 'auth.limited_to_departments']);
    }
    expect(await rowsNow()).toEqual(before);
    for (const way of waysOf(id).filter((each) => each !== 'service account')) {
      const again = await goodCalls[id](patient.api, tenant);
      const answer = await patient.send(id, { ...again, ...(await signedBy(id, unlimited, way)) });
      expect([way, answer.status]).toEqual([way, 200]);
    }
  });

  it('is to register a tablet too, which then knows everybody by name', async () => {
    const register = async (limited_to_departments: string | null) => {
      const manager = { role: 'manager', password: PASSWORD, limited_to_departments };
      const { email } = await patient.api.given.anEmployee(tenant.company, manager);
      const answer = await patient.send('registerDevice', { body: { email, password: PASSWORD } });
      return [answer.status, ...answer.codes];
    };

    expect(await register(JSON.stringify([bakery.id]))).toEqual([403, 'auth.role_not_allowed']);
    expect(await register(null)).toEqual([200]);
  });
});

describe('every operation', () => {
  it.each(ids)('%s says what somebody does who calls it, if it is about people', (id) => {
    const isAboutPeople = isForManagers(id) && fieldsOfSomebody(operationOf(id)).length > 0;

    if (isAboutPeople) expect(isOfPeople(id)).toBe(true);
    if (isSignedIn(operationOf(id)) && operationOf(id).company === 'route')
      expect(operationOf(id).roles).toBeDefined();
  });
});

const seenBy = async (token: string) => {
  const users = await patient.send('listUsers', { params: { companyId: tenant.company.id }, token });
  return users.data;
};
const tokenOf = async (who: EmployeeRow) => (await patient.api.given.aSession(who)).token;

describe('the limit', () => {
  beforeEach(newWorld);

  it('is the same in every list as `may` says of each person', async () => {
    const seen = (await seenBy(await tokenOf(limited))).map(({ id }) => id);
    const caller = { userId: 'me', role: 'manager', departmentIds: [bakery.id] } as const;

    for (const { employee, departments } of Object.values(around)) {
      const person = { employeeId: employee.id, departmentIds: departments.map(({ id }) => id) };
      const isAllowed = may(caller, 'people.read', person) === null;
      expect([employee.id, seen.includes(employee.id)]).toEqual([employee.id, isAllowed]);
    }
  });

  it('leaves the manager themselves in sight, whatever their own departments', async () => {
    const seen = await seenBy(await tokenOf(limited));

    expect(seen.filter(({ role }) => role === 'manager')).toHaveLength(1);
  });

  it('of the department to which somebody comes shows all of their past, and that from which they went nothing', async () => {
    const { own, other } = around;
    const [kitchen] = other.departments;
    await moveTo(other.employee, bakery);
    await moveTo(own.employee, kitchen!);

    for (const id of lists) {
      const { text } = await byManager(id, limited, await aCallOfAll(id));
      expect([id, text.includes(other.employee.id)]).toEqual([id, true]);
      for (const trace of [own.employee.id, own.employee.display_name, own.timeEntry.id, own.review.id])
        expect(text).not.toContain(trace);
    }
    around = {
      ...around,
      own: { ...own, departments: [kitchen!] },
      other: { ...other, departments: [bakery] },
    };
    for (const id of singles.filter((each) => operationOf(each).method === 'GET')) {
      const come = await byManager(id, limited, await aCallAbout(id, 'other'));
      const gone = await byManager(id, limited, await aCallAbout(id, 'own'));
      expect([id, come.status, gone.status]).toEqual([id, 200, isFilter(id) ? 200 : 404]);
    }
  });

  it('is told to the desk, so that its pages show what somebody may do', async () => {
    const { token: desk } = await patient.api.given.aDeskSession(limited);

    expect((await patient.send('getDeskSession', { desk })).data.departmentIds).toEqual([bakery.id]);
  });

  it('counts from the moment in which it is set, for sessions that are open', async () => {
    const { id } = unlimited;
    const token = await tokenOf(unlimited);
    const limited_to_departments = JSON.stringify([bakery.id]);
    await patient.api.deps.database.knex('employees').where({ id }).update({ limited_to_departments });

    expectNobodyHidden(JSON.stringify(await seenBy(token)));
  });

  it('keeps a punch for somebody else out of the inbox', async () => {
    const body = { employeeId: around.other.employee.id, action: 'start' };
    const params = { companyId: tenant.company.id };
    await patient.send('partnerPunch', { params, body, token: await tokenOf(limited) });

    const facts: unknown[] = await patient.api.deps.database
      .knex('punch_inbox')
      .where({ company_id: bakery.company_id, door: 'partner' });
    expect(facts).toEqual([]);
  });
});

const moveTo = ({ id }: EmployeeRow, department: DepartmentRow) =>
  patient.api.deps.database
    .knex('employee_departments')
    .where({ employee_id: id })
    .update({ department_id: department.id });
