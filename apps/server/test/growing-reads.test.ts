// No request takes longer because of the years behind it. Of the tables that grow with every day, the database looks up what it needs, or reads
// what is open, and never goes through all that a company ever had. Its plans are read, not measured, so a small database says it too.
import { randomUUID } from 'node:crypto';
import { stationOperations, type StationOperationId } from '@stimpill/api-types/station';
import { ALL_ERROR_CODES, type Operation } from '@stimpill/api-types';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { companyScope } from '#database/company-scope.ts';
import type { EmployeeDepartmentRow, EmployeeRow } from '#database/tables/people.ts';
import type { BalanceBookingRow } from '#database/tables/plans.ts';
import type { RefreshTokenRow } from '#database/tables/sign-in.ts';
import { checkCompanyFile } from '#features/company-file/check-company-file.ts';
import { checkAgainstStoredTime } from '#features/company-file/checks/check-against-stored-time.ts';
import { keepImportedFigures } from '#features/company-file/keep-imported-figures.ts';
import { askAboutTablets } from '#features/tablets/health/ask-about-tablets.ts';
import { forgetEndedWork } from '#features/system/forget-ended-work.ts';
import { aTenant, type Tenant } from './a-tenant.ts';
import type { Call, TestApi } from './api.ts';
import { expectedRefusal } from './conformance/expected-refusal.ts';
import { goodCalls, signedGoodCall } from './conformance/good-calls.ts';
import { startPatientApi, type PatientCaller } from './conformance/patient-caller.ts';
import { describedOperations, takesUserToken, type DescribedOperationId } from './described-apis.ts';
import { exampleCompanyFile, exampleEntry, ids } from './example-company-file.ts';
import { PIN } from './given.ts';
import { NOTHING_STORED } from './nothing-stored.ts';
import { openPlans, type Plans, type Step } from './read-plans.ts';
import { aTablet } from './tablet.ts';

const GROWING = new Set([
  ...['punch_inbox', 'punch_envelopes', 'punch_proofs', 'punch_details', 'punch_verdicts'],
  ...['time_entries', 'kept_figures', 'review_items', 'changes', 'balance_bookings'],
  ...['absences', 'time_off', 'shifts', 'sessions', 'refresh_tokens'],
]);

/** Indexes of what is open or is to be looked at, and of what goes when its time is over; and one that is asked for its largest value only. */
const SMALL_INDEXES = [
  ...['time_entries_one_open', 'time_entries_drafts', 'time_entries_by_length'],
  'time_entries_unapproved',
  ...['review_items_open', 'review_items_open_about_device', 'time_off_waiting'],
  ...['refresh_tokens_expires_at_index', 'sessions_ends_at_index', 'shifts_by_length'],
];

/** Which operation may, and why. */
const MAY_READ_ALL: Readonly<Partial<Record<DescribedOperationId, string>>> = {
  startCompany: 'a company that is new has nothing behind it',
  previewErasure:
    'an owner decides once about somebody who has left, and is told of everything that there is',
};

let caller: PatientCaller;
let tenant: Tenant;
let plans: Plans;
let limited: EmployeeRow;
beforeAll(async () => {
  caller = await startPatientApi();
  plans = await openPlans(caller.api, [...GROWING, 'employees']);
  tenant = await aTenant(caller.api);
  limited = await caller.api.given.anEmployee(tenant.company, {
    role: 'manager',
    limited_to_departments: JSON.stringify([tenant.department.id]),
  });
  await fillTheRest();
});
afterAll(async () => {
  await plans.close();
  await caller.api.stop();
});

const knex = () => caller.api.database.database.knex;

/** A row of each growing table that has none in a tenant of the tests. */
async function fillTheRest(): Promise<void> {
  const { company, employee, users } = tenant;
  const { given, deps } = caller.api;
  const [somebody, tablet] = [
    await given.anEmployee(company, { pin: PIN }),
    await aTablet(caller.api, users.manager),
  ];
  await tablet.send([await tablet.tap({ employee: somebody, action: 'start', pin: PIN })]);
  await deps.inboxJudge.drain();
  await keepImportedFigures(deps, company.id);
  const ofCompany = { company_id: company.id };
  await knex()<BalanceBookingRow>('balance_bookings').insert({
    ...{ ...ofCompany, id: randomUUID(), employee_id: employee.id, account: 'flex', kind: 'opening' },
    ...{ date: '2026-01-01', minutes: 1, reason: 'of the old system' },
  });
  const session = await given.aSession(employee);
  await knex()<RefreshTokenRow>('refresh_tokens').insert({
    ...{ ...ofCompany, digest: 'd'.repeat(43), session_id: session.id, expires_at: 1, used_at: null },
  });
}

const operationIds = Object.keys(describedOperations) as DescribedOperationId[];

/** The statements of some work. */
async function statementsOf(work: () => Promise<unknown>): Promise<readonly string[]> {
  const asked = new Set<string>();
  const note = ({ sql }: { readonly sql: string }) => void asked.add(sql);
  knex().on('query', note);
  await work();
  knex().off('query', note);
  // `1 = 0` stands for an empty list: nothing is read.
  return [...asked].filter(
    (sql) => /^\s*(select|insert|update|delete|with)\b/.test(sql) && !/\b1 = (\?|\$\d)/.test(sql),
  );
}

const planned = new Map<string, readonly Step[]>();

/** Asked once: most statements are those of every operation, and each growing table has rows from the beginning. */
async function stepsOf(sql: string): Promise<readonly Step[]> {
  const steps = planned.get(sql) ?? (await plans.stepsOf(sql));
  planned.set(sql, steps);
  return steps;
}

/** The steps of their plans that go through a growing table, each with its statement. */
async function walksOf(work: () => Promise<unknown>, narrowed = NARROWED): Promise<readonly string[]> {
  const walks: string[] = [];
  for (const sql of await statementsOf(work)) {
    const steps = await stepsOf(sql);
    for (const [place, step] of steps.entries())
      if (isWalk(step, narrowed) || isOfEverybody(step, steps.slice(0, place)))
        walks.push(`${step.table} ${step.index} (${step.narrowedBy}): ${sql}`);
  }
  return walks;
}

/** What narrows a step to a few rows: one value of what has many, or a beginning of a time. */
const NARROWED = /\b(?!company_id\b)(?:\w*id|digest|sequence|\w*_at|date)=\?|\b(?:\w+_at|\w*date)>\?/;
/** The same within what one person ever did. */
const NARROWED_FOR_PERSON = new RegExp(NARROWED.source.replace('company_id', '(?:company_id|employee_id)'));

const isWalk = ({ table, index, narrowedBy }: Step, narrowed: RegExp) =>
  GROWING.has(table) && !SMALL_INDEXES.includes(index) && !narrowed.test(narrowedBy);

/** All that one person ever did, and that of each person in turn. */
const isOfEverybody = ({ table, narrowedBy }: Step, before: readonly Step[]) =>
  GROWING.has(table) &&
  /^company_id=\? AND employee_id=\?$/.test(narrowedBy) &&
  before.some((step) => step.table === 'employees' && !/\bid=/.test(step.narrowedBy));

it.each(operationIds.filter((id) => MAY_READ_ALL[id] === undefined))(
  '%s reads no more after years',
  async (id) => {
    const call = await signedGoodCall(caller.api, tenant, id);

    let status = 0;
    const walks = await walksOf(async () => ({ status } = await caller.sendAtOnce(id, call)));

    expect(walks).toEqual([]);
    expect(status, 'a call that is refused would read nothing').toBeLessThan(300);
  },
);

/**
 * A manager who is limited to departments is a manager: where the contract lets managers in, people of these are within reach, and what is
 * of the whole company is not.
 */
function answerByContract(operation: Operation): string {
  const code = expectedRefusal(operation, {
    ...{ role: 'manager', company: 'own', features: 'on', isService: false },
  });
  if (code !== null) return `${ALL_ERROR_CODES[code].status} ${code}`;
  return operation.wholeCompany ? '403 auth.limited_to_departments' : '200';
}

async function signInLimited({ freshFactor }: Operation): Promise<Pick<Call, 'token' | 'desk'>> {
  const { given } = caller.api;
  return freshFactor
    ? { desk: (await given.aDeskSession(limited)).token }
    : { token: (await given.aSession(limited)).token };
}

/** Good calls are about people whom they make; the manager sees them because they are of the department. */
function apiOfDepartment(): TestApi {
  const { given } = caller.api;
  const anEmployee: typeof given.anEmployee = async (...about) => {
    const employee = await given.anEmployee(...about);
    await knex()<EmployeeDepartmentRow>('employee_departments').insert({
      ...{ company_id: employee.company_id, employee_id: employee.id, department_id: tenant.department.id },
    });
    return employee;
  };
  return { ...caller.api, given: { ...given, anEmployee } };
}

it.each(operationIds.filter((id) => takesUserToken(describedOperations[id] as Operation)))(
  '%s reads no more after years for a manager of a few departments',
  async (id) => {
    const call: Call = await goodCalls[id](apiOfDepartment(), tenant);
    const signedIn = await signInLimited(describedOperations[id]);

    let answered = '';
    const walks = await walksOf(async () => {
      const { status, codes } = await caller.sendAtOnce(id, { ...call, ...signedIn });
      answered = [status, ...codes].join(' ');
    });

    expect(walks).toEqual([]);
    expect(answered).toBe(answerByContract(describedOperations[id]));
  },
);

const isTried = (id: StationOperationId) => stationOperations[id].method === 'GET' || id === 'sendPunchBatch';

it.each((Object.keys(stationOperations) as StationOperationId[]).filter(isTried))(
  '%s of a tablet reads no more after years',
  async (id) => {
    const employee = await caller.api.given.anEmployee(tenant.company, { pin: PIN });
    const tablet = await aTablet(caller.api, tenant.users.manager);
    const employeeToken = await tablet.signIn(employee, PIN);
    const items = [await tablet.tap({ employee, action: 'start', employeeToken })];
    const isBatch = id === 'sendPunchBatch';

    let answered: unknown;
    const walks = await walksOf(async () => {
      answered = isBatch ? await tablet.send(items) : (await tablet.call(id, { employeeToken })).status;
      await caller.api.deps.inboxJudge.drain();
    });

    expect(walks).toEqual([]);
    expect(answered).toEqual(isBatch ? [expect.objectContaining({ outcome: 'applied' })] : 200);
  },
);

it.each(['partner', 'tablet'])('a punch of a %s reads no more after years of its person', async (door) => {
  const employee = await caller.api.given.anEmployee(tenant.company, { pin: PIN });
  const tablet = await aTablet(caller.api, tenant.users.manager);
  const { token } = await caller.api.given.aSession(tenant.users.owner);
  const punch = async (action: 'start' | 'stop') => {
    const body = { employeeId: employee.id, action };
    const params = { companyId: tenant.company.id };
    if (door === 'partner') return caller.send('partnerPunch', { params, body, token });
    const sent = await tablet.send([await tablet.tap({ employee, action, pin: PIN })]);
    await caller.api.deps.inboxJudge.drain();
    return sent;
  };

  expect(await walksOf(() => punch('start'), NARROWED_FOR_PERSON)).toEqual([]);
  expect(await walksOf(() => punch('stop'), NARROWED_FOR_PERSON)).toEqual([]);
  expect(await knex()('time_entries').where({ employee_id: employee.id })).toHaveLength(1);
});

it('what the server does by itself reads no more after years', async () => {
  const { deps } = caller.api;

  const walks = await walksOf(async () => {
    await askAboutTablets(deps);
    await forgetEndedWork(deps).run({} as never, new AbortController().signal);
  });

  expect(walks).toEqual([]);
});

it('time entries of a company file are compared with no more after years', async () => {
  const { company, employee, timeEntry } = tenant;
  const example = exampleCompanyFile({ timeEntries: [exampleEntry(ids.firstEntry)] });
  const entries = checkCompanyFile(example, NOTHING_STORED).timeEntries.map((entry) => ({
    ...{ ...entry, employeeId: employee.id, startAtUtc: timeEntry.start_at + 60_000 },
  }));
  const faults: string[] = [];

  const walks = await walksOf(() =>
    checkAgainstStoredTime(companyScope(knex(), company.id), entries, new Map(), (path) => faults.push(path)),
  );

  expect(walks).toEqual([]);
  expect(faults).toEqual(['timeEntries[0]']);
});

it.each([...GROWING])('%s has a row, without which PostgreSQL would take it for small', async (table) => {
  expect(await knex()(table).first()).toBeDefined();
});

it('knows a statement that goes through all that a company has', async () => {
  const reads = [
    knex()('punch_inbox').where({ company_id: tenant.company.id }),
    knex()('shifts')
      .where({ company_id: tenant.company.id })
      .where('end_at', '>', 1)
      .where('start_at', '<', 2),
    knex()('time_entries').where({ is_locked: true }),
    knex()('time_off as request')
      .join('employees as employee', {
        'employee.company_id': 'request.company_id',
        'employee.id': 'request.employee_id',
      })
      .where('request.company_id', tenant.company.id),
  ];

  for (const read of reads) expect(await walksOf(() => read.then(() => null))).not.toEqual([]);
});
