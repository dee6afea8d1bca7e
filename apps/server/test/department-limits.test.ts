// A manager who is limited to a department reaches its people and nobody else, whatever they call and however they signed in.
import { type Operation } from '@stimpill/api-types';
import { may } from '@stimpill/api-types/manage';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CompanyRow, DepartmentRow, EmployeeRow } from '#database/tables.ts';
import { startApi, type Call, type TestApi } from './api.ts';
import { departmentLimitRows } from './department-limit-rows.ts';
import { aTenant } from './a-tenant.ts';
import { aPunchWithPhoto } from './a-photo.ts';
import { goodCalls } from './conformance/good-calls.ts';
import { describedOperations, takesUserToken, type DescribedOperationId } from './described-apis.ts';
import { PASSWORD } from './given.ts';
import { namedRecords } from './named-records.ts';
import { readRowsOf } from './read-every-table.ts';
import type { OfCompany, Person, Try } from './department-limit-try.ts';

const NOBODY: Person = {
  employeeId: '00000000-0000-4000-8000-000000000001',
  timeOffId: '00000000-0000-4000-8000-000000000002',
  absenceId: '00000000-0000-4000-8000-000000000005',
  timeEntryId: '00000000-0000-4000-8000-000000000003',
  reviewId: '00000000-0000-4000-8000-000000000004',
  punchId: '00000000-0000-4000-8000-000000000006',
};

type Somebody = Person & { readonly name: string; readonly departmentIds: readonly string[] };

const ids = Object.keys(describedOperations) as DescribedOperationId[];

let api: TestApi;
let ofCompany: OfCompany;
let bakery: DepartmentRow;
/** Of the department, of it and another one, of the other one, of none, and of another company. */
let people: Readonly<Record<'own' | 'both' | 'other' | 'nowhere' | 'stranger', Somebody>>;
let unlimited: EmployeeRow;
let callers: Readonly<Record<'token' | 'desk' | 'service account', Pick<Call, 'token' | 'desk'>>>;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(async () => {
  const company = await api.given.aCompany({ enable_rule_slots: true });
  bakery = await api.given.aDepartment(company, 'Bakarí');
  const kitchen = await api.given.aDepartment(company, 'Eldhús');
  people = {
    own: await somebody(company, 'Anna Æsudóttir', [bakery]),
    both: await somebody(company, 'Barði Bjarnason', [bakery, kitchen]),
    other: await somebody(company, 'Elín Falin', [kitchen]),
    nowhere: await somebody(company, 'Frosti Hvergi', []),
    stranger: await somebody(await api.given.aCompany(), 'Gunna Annars Staðar', []),
  };
  const limited_to_departments = JSON.stringify([bakery.id]);
  const manager = await api.given.anEmployee(company, { role: 'manager', limited_to_departments });
  const account = await api.given.aServiceAccount(company, { limited_to_departments });
  unlimited = await api.given.anEmployee(company, { role: 'manager' });
  await api.given.aDevice(manager);
  callers = {
    token: { token: (await api.given.aSession(manager)).token },
    desk: { desk: (await api.given.aDeskSession(manager)).token },
    'service account': { token: (await api.given.aSession(account)).token },
  };
  ofCompany = {
    companyId: company.id,
    projectId: (await api.given.aProject(company)).id,
    payPeriodId: (await api.given.aPayPeriod(company)).id,
    departmentId: kitchen.id,
  };
});

async function somebody(
  company: CompanyRow,
  display_name: string,
  departments: readonly DepartmentRow[],
): Promise<Somebody> {
  const work_pattern = JSON.stringify([{ day: 'monday', from: '08:00', to: '16:00', unpaidBreakMinutes: 0 }]);
  const employee = await api.given.anEmployee(company, { display_name, work_pattern });
  for (const { id } of departments)
    await api.deps.database
      .knex('employee_departments')
      .insert({ company_id: company.id, employee_id: employee.id, department_id: id });
  const { id: project_id } = await api.given.aProject(company);
  const morning = ['2026-03-02T05:00:00Z', '2026-03-02T07:00:00Z'] as const;
  const { id: timeEntryId } = await api.given.anEntry(employee, ...morning, { project_id });
  await api.given.aShift(await api.given.aShiftType(company), ...morning, { employee_id: employee.id });
  const { id: absenceId } = await api.given.anAbsence(employee, { date: '2026-03-03' });
  const { id: reviewId } = await api.given.aReviewItem(employee);
  const punchId = await aPunchWithPhoto(api, employee);
  const { id: timeOffId } = await api.given.aTimeOff(employee);
  const departmentIds = departments.map(({ id }) => id);
  const records = { timeOffId, absenceId, timeEntryId, reviewId, punchId };
  return { employeeId: employee.id, ...records, name: display_name, departmentIds };
}

/** The ways to call an operation that it takes. */
function waysOf(id: DescribedOperationId): readonly (keyof typeof callers)[] {
  const { auth } = describedOperations[id] as Operation;
  if (auth === 'desk') return ['desk'];
  return auth === 'user' ? ['token', 'service account'] : ['token', 'desk', 'service account'];
}

const firstWayOf = (id: DescribedOperationId) => waysOf(id)[0] ?? 'token';

const triesOf = <Kind extends 'list' | 'single'>(kind: Kind) =>
  ids.flatMap((id) => {
    const row = departmentLimitRows[id];
    const tries: readonly Try[] = Array.isArray(row) ? (row as readonly Try[]) : [];
    return tries.flatMap((one) =>
      kind in one ? [[id, one as Extract<Try, Readonly<Record<Kind, unknown>>>] as const] : [],
    );
  });

const isRead = ([id]: readonly [DescribedOperationId, unknown]) => describedOperations[id].method === 'GET';

/** Nothing that the answer holds tells of people whom the caller does not see. */
function expectNobodyHidden(text: string): void {
  for (const { employeeId, name, timeOffId, absenceId, timeEntryId, reviewId } of [
    people.other,
    people.nowhere,
    people.stranger,
  ])
    for (const trace of [employeeId, name, timeOffId, absenceId, timeEntryId, reviewId])
      expect(text).not.toContain(trace);
}

describe('a list', () => {
  it.each(triesOf('list'))('%s has the people of the department and nobody else', async (id, { list }) => {
    for (const way of waysOf(id)) {
      const answer = await api.call(id, { ...list(ofCompany), ...callers[way] });

      expect([way, answer.status]).toEqual([way, 200]);
      expect(answer.text).toContain(people.own.employeeId);
      expect(answer.text).toContain(people.both.employeeId);
      expectNobodyHidden(answer.text);
    }
  });

  it.each(triesOf('list'))('%s still has everybody for a manager without a limit', async (id, { list }) => {
    const answer = await api.call(id, {
      ...list(ofCompany),
      token: (await api.given.aSession(unlimited)).token,
    });

    for (const { employeeId } of [people.own, people.other, people.nowhere])
      expect(answer.text).toContain(employeeId);
  });
});

describe('what names one person', () => {
  it.each(triesOf('single'))(
    '%s answers about people of the department',
    async (id, { single, answers = 200 }) => {
      for (const person of [people.own, people.both]) {
        const answer = await api.call(id, { ...single(ofCompany, person), ...callers[firstWayOf(id)] });

        expect(answer.status).toBe(answers);
        expectNobodyHidden(answer.text);
      }
    },
  );

  it.each(triesOf('single'))('%s knows nobody else, as if they did not exist', async (id, one) => {
    const { single, refusal } = one;
    for (const way of waysOf(id)) {
      const call = async (person: Person) =>
        await api.call(id, { ...single(ofCompany, person), ...callers[way] });
      const unknown = await call(NOBODY);

      expect([unknown.status, ...unknown.codes]).toEqual(refusal);
      for (const person of [people.other, people.nowhere, people.stranger])
        expect((await call(person)).text).toBe(unknown.text);
    }
  });

  it.each(triesOf('single'))(
    '%s still reaches everybody without a limit',
    async (id, { single, answers = 200 }) => {
      const isAtDesk = firstWayOf(id) === 'desk';
      const { token } = await (isAtDesk ? api.given.aDeskSession(unlimited) : api.given.aSession(unlimited));
      const signedIn = isAtDesk ? { desk: token } : { token };

      for (const person of [people.own, people.other, people.nowhere])
        expect((await api.call(id, { ...single(ofCompany, person), ...signedIn })).status).toBe(answers);
    },
  );
});

describe('what is about nobody', () => {
  const rows = ids.flatMap((id) => {
    const row = departmentLimitRows[id];
    return typeof row === 'object' && 'aboutNobody' in row ? [[id, row.aboutNobody] as const] : [];
  });

  it.each(rows)('%s answers a limited manager, and names none of the others', async (id, callOf) => {
    const answer = await api.call(id, { ...callOf(ofCompany), ...callers.token });

    expect(answer.status).toBe(200);
    expectNobodyHidden(answer.text);
  });
});

describe('what is of the whole company', () => {
  const rows = ids.filter((id) => departmentLimitRows[id] === 'not for limited managers');

  it.each(rows)('%s is for managers without a limit, however they signed in', async (id) => {
    const tenant = await aTenant(api);
    const { company, department, users } = tenant;
    const limited_to_departments = JSON.stringify([department.id]);
    const limited = await api.given.anEmployee(company, { role: 'manager', limited_to_departments });
    const call = await goodCalls[id](api, tenant);
    const desk = { desk: (await api.given.aDeskSession(limited)).token };
    const token = { token: (await api.given.aSession(limited)).token };
    const before = await readRowsOf(api.deps.database, company.id);

    for (const way of waysOf(id).includes('token') ? [desk, token] : [desk]) {
      const { status, codes } = await api.call(id, { ...call, ...way });
      expect([status, ...codes]).toEqual([403, 'auth.limited_to_departments']);
    }
    expect(await readRowsOf(api.deps.database, company.id)).toEqual(before);

    const { token: unlimitedDesk } = await api.given.aDeskSession(users.manager);
    expect((await api.call(id, { ...call, desk: unlimitedDesk })).status).toBe(200);
  });

  it('is to register a tablet too, which then knows everybody by name', async () => {
    const company = await api.given.aCompany();
    const { id } = await api.given.aDepartment(company, 'Bakarí');
    const register = async (limit: string | null) => {
      const manager = { role: 'manager', password: PASSWORD, limited_to_departments: limit };
      const { email } = await api.given.anEmployee(company, manager);
      const answer = await api.call('registerDevice', { body: { email, password: PASSWORD } });
      return [answer.status, ...answer.codes];
    };

    expect(await register(JSON.stringify([id]))).toEqual([403, 'auth.role_not_allowed']);
    expect(await register(null)).toEqual([200]);
  });
});

describe('every operation', () => {
  it.each(ids)('%s has the row that its description demands', (id) => {
    const operation: Operation = describedOperations[id];
    const row = departmentLimitRows[id];
    const isForManagers = operation.roles?.includes('manager') === true;
    const expected = expectedRowOf(operation);

    if (expected === undefined) expect(isForManagers || operation.roles === undefined).toBe(true);
    else expect(row).toBe(expected);
    if (isForManagers && namedRecords(operation).some((name) => /^(employee|user)Ids?$/.test(name)))
      expect(Array.isArray(row)).toBe(true);
  });

  it.each(triesOf('single'))('%s refuses whoever is not signed in', async (id, { single }) => {
    const answer = await api.call(id, single(ofCompany, people.own));

    expect([answer.status, ...answer.codes]).toEqual([401, 'auth.token_missing']);
  });
});

/** Undefined: the description does not say it. */
function expectedRowOf({ auth, roles, id }: Operation) {
  if (!takesUserToken({ auth }) && auth !== 'desk') return 'not for users';
  if (roles !== undefined) return roles.includes('manager') ? undefined : 'not for managers';
  return auth === 'desk' || id === 'revokeSession' ? 'about the caller alone' : undefined;
}

describe('the limit', () => {
  it('is the same in every list as `may` says of each person', async () => {
    const users = await api.call('listUsers', { params: ofCompany, ...callers.token });
    const seen = users.data.map(({ id }) => id);
    const caller = { userId: 'me', role: 'manager', departmentIds: [bakery.id] } as const;

    for (const { employeeId, departmentIds } of Object.values(people)) {
      const isAllowed = may(caller, 'people.read', { employeeId, departmentIds }) === null;
      expect([employeeId, seen.includes(employeeId)]).toEqual([employeeId, isAllowed]);
    }
  });

  it('leaves the manager themselves in sight, whatever their own departments', async () => {
    const users = await api.call('listUsers', { params: ofCompany, ...callers.token });

    expect(users.data.filter(({ role }) => role === 'manager')).toHaveLength(1);
  });

  it('of the department to which somebody comes shows all of their past, and that from which they went nothing', async () => {
    const { own, other } = people;
    const moveTo = (person: Somebody, departmentId: string) =>
      api.deps.database
        .knex('employee_departments')
        .where({ employee_id: person.employeeId })
        .update({ department_id: departmentId });
    await moveTo(other, bakery.id);
    await moveTo(own, ofCompany.departmentId);

    for (const [id, { list }] of triesOf('list')) {
      const answer = await api.call(id, { ...list(ofCompany), ...callers[firstWayOf(id)] });
      expect([id, answer.text.includes(other.employeeId)]).toEqual([id, true]);
      for (const trace of [own.employeeId, own.name, own.timeEntryId, own.reviewId])
        expect(answer.text).not.toContain(trace);
    }
    for (const [id, { single, refusal }] of triesOf('single').filter(isRead)) {
      const ask = (person: Person) =>
        api.call(id, { ...single(ofCompany, person), ...callers[firstWayOf(id)] });
      const gone = await ask(own);
      expect([id, (await ask(other)).status, gone.status, ...gone.codes]).toEqual([id, 200, ...refusal]);
    }
  });

  it('is told to the desk, so that its pages show what somebody may do', async () => {
    const session = await api.call('getDeskSession', callers.desk);

    expect(session.data.departmentIds).toEqual([bakery.id]);
  });

  it('counts from the moment in which it is set, for sessions that are open', async () => {
    const { id } = unlimited;
    const { token } = await api.given.aSession(unlimited);
    const limited_to_departments = JSON.stringify([bakery.id]);
    await api.deps.database.knex('employees').where({ id }).update({ limited_to_departments });

    const users = await api.call('listUsers', { params: ofCompany, token });

    expectNobodyHidden(users.text);
  });

  it('keeps a punch for somebody else out of the inbox', async () => {
    const body = { employeeId: people.other.employeeId, action: 'start' };
    await api.call('partnerPunch', { params: ofCompany, body, ...callers.token });

    const facts: unknown[] = await api.deps.database
      .knex('punch_inbox')
      .where({ company_id: bakery.company_id, door: 'partner' });
    expect(facts).toEqual([]);
  });

  it.each(triesOf('list'))(
    'costs %s one statement, which asks for whom somebody stands in',
    async (id, { list }) => {
      const statementsOf = async (credentials: Pick<Call, 'token' | 'desk'>) => {
        let statements = 0;
        const count = () => (statements += 1);
        const { knex } = api.deps.database;
        knex.on('query', count);
        await api.call(id, { ...list(ofCompany), ...credentials });
        knex.off('query', count);
        return statements;
      };

      const { token } = await api.given.aSession(unlimited);
      expect(await statementsOf(callers.token)).toBe((await statementsOf({ token })) + 1);
    },
  );
});
