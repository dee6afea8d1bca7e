import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { companyScope } from '#database/company-scope.ts';
import type { ChangeRow } from '#database/tables/company.ts';
import type { EmployeeRow } from '#database/tables/people.ts';
import type { AttemptCounterRow } from '#database/tables/sign-in.ts';
import type { KeptFiguresRow, ReviewItemRow, TimeEntryRow } from '#database/tables/time.ts';
import { findSession, insertSession } from '#features/auth/session-store.ts';
import { findLogin } from '#features/people/employee-store.ts';
import { listSignInNames } from '#features/people/sign-in-name-store.ts';
import {
  exampleCompanyFile,
  exampleEmployee,
  exampleEntry,
  idOf,
  ids,
  importDeps,
  importer,
} from '../../../../test/example-company-file.ts';
import { freshDatabase, type TestDatabase } from '../../../../test/test-databases.ts';
import type { CompanyFileInput } from '../company-file.ts';
import { CompanyFileRefused, faultSentence } from '../file-fault.ts';
import { importCompany } from '../import-company.ts';
import { hasWritten } from '../import-counts.ts';
import { operatorNamed } from '../../../../test/authors.ts';

let test: TestDatabase;
let importFile: ReturnType<typeof importer>;
beforeEach(async () => {
  test = await freshDatabase();
  importFile = importer(test);
});
afterEach(() => test.drop());

const example = exampleCompanyFile();
const [anna, jon] = example.employees as [
  ReturnType<typeof exampleEmployee>,
  ReturnType<typeof exampleEmployee>,
];

const otherCompany = (rest: Partial<CompanyFileInput> = {}): CompanyFileInput => ({
  formatVersion: 1,
  company: { ...example.company, id: idOf(900), defaultRuleSetId: null, defaultPayPeriodId: null },
  ...rest,
});

const withEntries = (...timeEntries: ReturnType<typeof exampleEntry>[]) =>
  exampleCompanyFile({ timeEntries });

async function faultsOf(content: unknown): Promise<readonly string[]> {
  try {
    await importFile(content);
    return [];
  } catch (error) {
    if (!(error instanceof CompanyFileRefused)) throw error;
    return error.faults.map(faultSentence);
  }
}

const entries = () => test.database.knex<TimeEntryRow>('time_entries').orderBy('id');
const history = () => test.database.knex<ChangeRow>('changes').orderBy('id');
const reviewItems = () => test.database.knex<ReviewItemRow>('review_items');
const employee = (id: string) => test.database.knex<EmployeeRow>('employees').where({ id }).first();

describe('an import', () => {
  it('adds everything that is new and counts it', async () => {
    const { counts, companyName } = await importFile(example);

    expect(companyName).toBe('Bakaríið við Ána ehf.');
    expect(counts.employees).toEqual({ added: 2, changed: 0, unchanged: 0 });
    expect(counts.timeEntries).toEqual({ added: 2, changed: 0, unchanged: 0 });
    expect(counts.payrollCodes).toEqual({ added: 2, changed: 0, unchanged: 0 });
  });

  it('of the same file changes nothing, passwords and PINs in clear text included', async () => {
    await importFile(example);
    const before = [await employee(ids.anna), await history()];

    const { counts } = await importFile(example);

    expect(hasWritten(counts)).toBe(false);
    expect([await employee(ids.anna), await history()]).toEqual(before);
  });

  it('changes what differs and deletes nothing that the file leaves out', async () => {
    await importFile(example);

    const { counts } = await importFile(
      exampleCompanyFile({
        departments: [],
        employees: [{ ...jon, displayName: 'Jón Ólafur' }],
        timeEntries: [],
      }),
    );

    expect(counts.employees).toEqual({ added: 0, changed: 1, unchanged: 0 });
    expect(await employee(ids.jon)).toMatchObject({ display_name: 'Jón Ólafur' });
    expect(await entries()).toHaveLength(2);
  });

  it('makes the memberships of the file’s employees what the file says', async () => {
    await importFile(example);

    const { counts } = await importFile({ ...example, employees: [{ ...anna, departmentIds: [] }] });

    expect(counts.employees.changed).toBe(1);
    expect(await test.database.knex('employee_departments')).toEqual([]);
  });

  it('hashes passwords and PINs so that they can be checked and not read', async () => {
    const deps = importDeps(test);
    const owner = { companyId: ids.company, employeeId: ids.anna };
    await importCompany({ content: example, by: operatorNamed('a test') }, deps);

    const login = await findLogin(test.database.knex, 'anna@EXAMPLE.is');

    const { passwordHash = null, pinHash = null } = login?.credentials ?? {};
    expect(await deps.passwords.isPassword(passwordHash, 'correct horse')).toBe(true);
    expect(await deps.pins.isPin(pinHash, owner, '4821')).toBe(true);
    expect(JSON.stringify(login)).not.toMatch(/correct horse|4821"/);
  });

  it('keeps the password of somebody about whom the file says nothing', async () => {
    await importFile(example);
    const before = await employee(ids.anna);

    await importFile({
      ...example,
      employees: [{ ...anna, password: null, pin: null, jobTitle: 'Bakarameistari' }],
    });

    expect(await employee(ids.anna)).toEqual({ ...before, job_title: 'Bakarameistari' });
  });

  const swapped = (first: typeof anna) => ({
    ...example,
    employees: [
      { ...first, email: jon.email, employeeNumber: '7' },
      { ...jon, email: first.email, employeeNumber: '0012' },
    ],
  });

  it('lets two people swap their e-mails and numbers while neither has ever signed in', async () => {
    const newcomer = { ...anna, password: null };
    await importFile({ ...example, employees: [newcomer, { ...jon, employeeNumber: '7' }] });

    await importFile(swapped(newcomer));

    expect(await employee(ids.anna)).toMatchObject({ email: 'jon@example.is', employee_number: '7' });
    expect(await listSignInNames(test.database.knex, ['jon@example.is', 'anna@example.is'])).toHaveLength(2);
  });

  it('gives nobody an address that its owner keeps until the new one is confirmed', async () => {
    await importFile({ ...example, employees: [anna, { ...jon, employeeNumber: '7' }] });

    expect(await faultsOf(swapped(anna))).toEqual([
      'Jón Þór Æsuson (employees[1].email): still belongs to another employee, whose new address has to be confirmed first.',
    ]);
    expect(await employee(ids.jon)).toMatchObject({ email: 'jon@example.is' });
  });
});

describe('a new password or PIN in a file', () => {
  const scope = () => companyScope(test.database.knex, ids.company);
  const session = { id: idOf(800), employeeId: ids.anna, createdAt: 0, endsAt: Date.UTC(2099, 0, 1) };

  it('ends the sessions that the old password began', async () => {
    await importFile(example);
    await insertSession(scope(), session);

    await importFile({ ...example, employees: [{ ...anna, password: 'battery staple' }, jon] });

    expect((await findSession(scope(), session.id))?.isRevoked).toBe(true);
  });

  it('that is the old one leaves sessions alone', async () => {
    await importFile(example);
    await insertSession(scope(), session);

    await importFile(example);

    expect((await findSession(scope(), session.id))?.isRevoked).toBe(false);
  });

  it('makes the wrong guesses at the old PIN forgotten', async () => {
    await importFile(example);
    const { knex } = test.database;
    const key = `${ids.company}|${ids.anna}`;
    await knex<AttemptCounterRow>('attempt_counters').insert([
      {
        scope: 'pin_employee',
        key,
        failed_at: '[]',
        failures_in_a_row: 10,
        locked_until: Date.UTC(2099, 0, 1),
      },
      {
        scope: 'pin_pair',
        key: `${idOf(801)}|${key}`,
        failed_at: '[]',
        failures_in_a_row: 5,
        locked_until: 1,
      },
    ]);

    await importFile({ ...example, employees: [{ ...anna, pin: '9307' }, jon] });

    const counters = await knex<AttemptCounterRow>('attempt_counters');
    expect(counters.filter((counter) => counter.locked_until > 0 || counter.failures_in_a_row > 0)).toEqual(
      [],
    );
  });
});

describe('worked time', () => {
  it('that is added or changed has its history', async () => {
    await importFile(example);

    await importFile(
      withEntries(
        ...(example.timeEntries ?? []).slice(0, 1),
        exampleEntry(ids.secondEntry, {
          startAtUtc: '2026-03-02T12:00:00Z',
          endAtUtc: '2026-03-02T16:00:00Z',
          isLocked: true,
        }),
      ),
    );

    const written = (await history()).filter(({ subject }) => subject === 'timeEntry');
    expect(written).toHaveLength(3);
    expect(written.at(-1)).toMatchObject({
      reason: 'company import',
      operator: 'a test',
      subject_id: ids.secondEntry,
    });
    expect(JSON.parse(written.at(-1)?.before ?? '')).toMatchObject({ end_at: null, is_locked: false });
    expect(JSON.parse(written.at(-1)?.after ?? '')).toMatchObject({
      end_at: Date.UTC(2026, 2, 2, 16),
      is_locked: true,
    });
  });

  it('that is locked cannot be changed by a file, not even unlocked', async () => {
    await importFile(example);
    const unlock = withEntries(
      exampleEntry(ids.firstEntry, { projectId: ids.project, subProjectId: ids.subProject }),
    );
    const shorten = withEntries(
      exampleEntry(ids.firstEntry, {
        isLocked: true,
        projectId: ids.project,
        subProjectId: ids.subProject,
        endAtUtc: '2026-03-02T11:30:00Z',
      }),
    );

    const faults = [await faultsOf(unlock), await faultsOf(shorten)];

    const refused = [
      'Jón Þór Æsuson (timeEntries[0]): is locked for payroll and would change; unlock it first with "stimpill timesheet unlock".',
    ];
    expect(faults).toEqual([refused, refused]);
  });

  it('that is imported locked keeps its figures', async () => {
    await importFile(example);

    const kept = await test.database.knex<KeptFiguresRow>('kept_figures');

    expect(kept.map(({ time_entry_id }) => time_entry_id)).toEqual([ids.firstEntry]);
    const { paid } = JSON.parse(kept[0]?.figures ?? '') as { paid: { minutes: number }[] };
    expect(paid.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(240);
  });

  it('can exchange times between entries without an overlap in between', async () => {
    const early = { startAtUtc: '2026-03-02T08:00:00Z', endAtUtc: '2026-03-02T12:00:00Z' };
    const late = { startAtUtc: '2026-03-02T12:00:00Z', endAtUtc: null };
    await importFile(withEntries(exampleEntry(ids.firstEntry, early), exampleEntry(ids.secondEntry, late)));

    await importFile(withEntries(exampleEntry(ids.firstEntry, late), exampleEntry(ids.secondEntry, early)));

    expect((await entries()).map(({ end_at }) => end_at)).toEqual([null, Date.UTC(2026, 2, 2, 12)]);
  });

  it('that overlaps stored time which is not in the file is refused', async () => {
    await importFile(example);

    const faults = await faultsOf(
      withEntries(exampleEntry(idOf(50), { startAtUtc: '2026-03-02T11:00:00Z' })),
    );

    expect(faults).toEqual([
      'Jón Þór Æsuson (timeEntries[0]): overlaps worked time that is stored already, from 2026-03-02T08:00:00.000Z to 2026-03-02T12:00:00.000Z.',
      'Jón Þór Æsuson (timeEntries[0]): lies in time that is closed for payroll; open it first with "stimpill timesheet unlock".',
    ]);
    expect(await entries()).toHaveLength(2);
  });

  it('that lies in stored time which began days before and is still open is refused', async () => {
    await importFile(example);

    const faults = await faultsOf(
      withEntries(
        exampleEntry(idOf(50), { startAtUtc: '2026-03-09T08:00:00Z', endAtUtc: '2026-03-09T12:00:00Z' }),
      ),
    );

    expect(faults).toEqual([
      'Jón Þór Æsuson (timeEntries[0]): overlaps worked time that is stored already, from 2026-03-02T12:00:00.000Z on and still open.',
    ]);
  });

  it('that is still open opens one review item when its employee is deactivated', async () => {
    await importFile(example);
    const deactivated = { ...example, employees: [{ ...anna, isActive: false }, jon] };

    const first = await importFile(deactivated);
    const second = await importFile({
      ...deactivated,
      employees: [{ ...anna, isActive: false, jobTitle: 'x' }, jon],
    });

    expect([first.reviewItemsOpened, second.reviewItemsOpened]).toEqual([1, 0]);
    expect(await reviewItems()).toMatchObject([
      {
        reason: 'deactivated_while_clocked_in',
        time_entry_id: ids.secondEntry,
        employee_id: ids.anna,
        settled_at: null,
      },
    ]);
  });

  it('that is open counts as deactivated when the employment has ended, not when it is going to', async () => {
    await importFile(example);
    const ending = (employmentEndDate: string) => ({
      ...example,
      employees: [{ ...anna, employmentEndDate }, jon],
    });

    const today = await importFile(ending('2026-03-10'));
    const yesterday = await importFile(ending('2026-03-09'));

    expect([today.reviewItemsOpened, yesterday.reviewItemsOpened]).toEqual([0, 1]);
  });
});

describe('a file that contradicts what is stored', () => {
  beforeEach(() => importFile(example));

  it('may not take the e-mail of another company’s user', async () => {
    const content = otherCompany({ employees: [exampleEmployee(idOf(901), 'ANNA@example.is')] });

    expect(await faultsOf(content)).toEqual([
      'Jón Þór Æsuson (employees[0].email): belongs to a user of another company.',
    ]);
  });

  it('may not take the e-mail or number of a colleague who is not in it', async () => {
    const content = exampleCompanyFile({
      employees: [{ ...jon, email: 'anna@example.is', employeeNumber: '0012' }],
      timeEntries: [],
    });

    expect(await faultsOf(content)).toEqual([
      'Jón Þór Æsuson (employees[0].email): belongs to another employee of this company.',
      'Jón Þór Æsuson (employees[0].employeeNumber): belongs to another employee of this company.',
    ]);
  });

  it('may not use the ids of another company, and writes nothing', async () => {
    const content = otherCompany({
      departments: [{ id: ids.department, name: 'Annað' }],
      projects: [{ id: idOf(902), name: 'P', subProjects: [{ id: ids.subProject, name: 'S' }] }],
      employees: [exampleEmployee(ids.jon, 'new@example.is')],
    });

    expect(await faultsOf(content)).toEqual([
      'Annað (departments[0].id): belongs to another company.',
      'Jón Þór Æsuson (employees[0].id): belongs to another company.',
      'P (projects[0].subProjects[0].id): belongs to another company.',
    ]);
    expect(await test.database.knex('companies')).toHaveLength(1);
  });

  it('may not use the ids of another company in a long list either', async () => {
    const strangers = Array.from({ length: 1001 }, (_, index) => ({ id: idOf(5000 + index), name: 'D' }));

    const faults = await faultsOf(
      otherCompany({ departments: [...strangers, { id: ids.department, name: 'D' }] }),
    );

    expect(faults).toEqual(['D (departments[1001].id): belongs to another company.']);
  });

  it.each<[string, object[], string]>([
    [
      'another definition',
      [
        {
          number: 1,
          validFrom: '2026-01-01',
          definition: {
            holidayProfile: {},
            baseClass: 'd',
            mechanisms: [],
            codeMap: { d: { bucket: 'daytime', payLine: 'DV' } },
          },
        },
      ],
      'Dagvinna (ruleSets[0].versions[0]): holds since 2026-01-01, so it never changes; give what is to hold from another day on as version 2.',
    ],
    [
      'another first day',
      [{ number: 1, validFrom: '2026-01-02', agreement: 'sgs-efling-day-work' }],
      'Dagvinna (ruleSets[0].versions[0]): holds since 2026-01-01, so it never changes; give what is to hold from another day on as version 2.',
    ],
    [
      'a gap',
      [{ number: 3, validFrom: '2026-05-01', agreement: 'sgs-efling-day-work' }],
      'Dagvinna (ruleSets[0].versions[0].number): leaves a gap: there is no version 2.',
    ],
    [
      'a first day in time that is approved',
      [{ number: 2, validFrom: '2026-03-02', agreement: 'sgs-efling-day-work' }],
      'Dagvinna (ruleSets[0].versions[0].validFrom): must lie after 2026-03-02: until then time of people under it is approved.',
    ],
  ])('may not change imported rule versions: %s', async (_name, versions, sentence) => {
    const ruleSets = [{ id: ids.ruleSet, name: 'Dagvinna', versions }] as NonNullable<
      CompanyFileInput['ruleSets']
    >;

    expect(await faultsOf(exampleCompanyFile({ ruleSets }))).toEqual([sentence]);
  });
});
