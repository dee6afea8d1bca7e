// Somebody is erased: no table, file, export, company file, log or backup names them, and what they did stays by id.
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { companyScope } from '#database/company-scope.ts';
import { emptyLog, rewriteFileIfFree } from '#database/overwrite-erased.ts';
import type { CompanyRow } from '#database/tables/companies.ts';
import type { PayrollRunRow } from '#database/tables/payroll.ts';
import type { EmployeeRow } from '#database/tables/people.ts';
import { insertChanges } from '#features/changes/change-store.ts';
import { insertBalanceBooking } from './given-bookings.ts';
import { fileRows } from '#features/payroll-runs/file-rows.ts';
import { SHIPPED_PROFILES } from '#features/payroll-runs/shipped-profiles.ts';
import { writeFile } from '#features/payroll-runs/write-file.ts';
import { startCommandLine, type TestCommandLine } from './command-line.ts';
import { aKennitala } from './given-payroll.ts';
import { aPersonalPunch, copiesIn } from './personal-canary.ts';
import { readEveryTable } from './read-every-table.ts';

const MARK = 'kanarifugl';
const KENNITALA = aKennitala();
/** Somebody once typed it for Anna by mistake. */
const KENNITALA_OF_BJORN = '0101302989';
const UNTIL = '2033-12-31';

let cli: TestCommandLine;
let company: CompanyRow;
let owner: EmployeeRow;
let anna: EmployeeRow;
let bjorn: EmployeeRow;
beforeEach(async () => {
  cli = await startCommandLine();
  cli.time.moveTo('2026-03-02T08:00:00Z');
  company = await cli.given.aCompany();
  owner = await cli.given.anEmployee(company, { role: 'owner', password: 'a password for tests' });
  bjorn = await cli.given.anEmployee(company, {
    ...{ display_name: 'Björn Björnsson', kennitala: KENNITALA_OF_BJORN },
  });
  anna = await cli.given.anEmployee(company, {
    ...{ display_name: `Anna ${MARK}`, email: `${MARK}@example.is`, phone: `${MARK}-phone` },
    ...{ kennitala: KENNITALA, employee_number: `${MARK}-1`, job_title: MARK, birth_date: '1999-09-09' },
    ...{ pin: '4271', password: 'a password for tests', employment_end_date: '2026-02-28' },
  });
});
afterEach(() => cli.stop());

const knex = () => cli.database.database.knex;
const insert = (table: string, row: object) => knex()(table).insert({ company_id: company.id, ...row });
const about = () => ({ id: randomUUID(), employee_id: anna.id });
const erase = (...rest: readonly string[]) =>
  cli.run(['person', 'erase', company.id, anna.id, '--time-until', UNTIL, '--yes', ...rest]);

/** Everything that the product can hold about somebody, each with the mark. */
async function aWholeLife(): Promise<void> {
  await aPersonalPunch(
    cli.database,
    { employee: anna, canary: { text: MARK, latitude: 64.9 }, days: 3 },
    cli.time.clock(),
  );
  await cli.given.anEntry(anna, '2026-02-02T08:00:00Z', '2026-02-02T16:00:00Z');
  await cli.given.aSession(anna, { program: MARK });
  await cli.given.aPasswordLink(anna);
  await insert('passkeys', {
    ...about(),
    ...{ credential_id: MARK, public_key: 'k', counter: 0, transports: '', name: MARK, added_at: 0 },
  });
  await insert('address_changes', {
    ...about(),
    ...{ old_email: MARK, new_email: MARK, asked_at: 0, door: 'desk', ends_at: 0 },
  });
  await insert('mails', { ...about(), purpose: 'passwordLink', sealed: MARK, queued_at: 0 });
  await insert('absences', { ...about(), date: '2026-02-03', type: 'sick', minutes: null, note: MARK });
  await insert('time_off', {
    ...about(),
    ...{ start_date: '2026-02-04', end_date: '2026-02-05', status: 'Approved', note: MARK },
  });
  await insertBalanceBooking(knex(), anna, MARK);
  await knex()('attempt_counters').insert({
    ...{ scope: 'pin', key: `${company.id}/${anna.id}`, failed_at: '[]', failures_in_a_row: 1 },
    ...{ locked_until: 0, tried_from: MARK },
  });
  await theirLog();
  await aPayrollRun();
}

async function theirLog(): Promise<void> {
  const record = { subject: 'employee' as const, subjectId: anna.id, employeeId: anna.id };
  const scope = companyScope(knex(), company.id);
  const by = { door: 'desk', userId: owner.id, operator: null } as const;
  await insertChanges(
    scope,
    [
      {
        ...record,
        before: { display_name: `Fyrri ${MARK}`, kennitala: KENNITALA_OF_BJORN, is_active: true },
        after: { display_name: anna.display_name, kennitala: KENNITALA, is_active: true },
      },
      {
        ...{ subject: 'timeOff', subjectId: randomUUID(), employeeId: anna.id },
        ...{ before: null, after: { start_date: '2026-02-04', note: MARK } },
      },
    ],
    { by, reason: MARK, now: cli.time.clock() },
  );
  const byAnna = { door: 'desk', userId: anna.id, operator: null } as const;
  const ofBjorn = { subject: 'employee' as const, subjectId: bjorn.id, employeeId: bjorn.id };
  await insertChanges(scope, [{ ...ofBjorn, before: { phone: null }, after: { phone: '555' } }], {
    ...{ by: byAnna, reason: null, now: cli.time.clock() },
  });
}

async function aPayrollRun(): Promise<void> {
  const { settings, key, target } = SHIPPED_PROFILES.find((each) =>
    each.settings.columns.some(({ content }) => content === 'name'),
  )!;
  const person = (row: EmployeeRow, identity: string) => ({
    ...{
      employeeId: row.id,
      displayName: row.display_name,
      identity,
      department: '',
      amounts: { DV: '8.00' },
      older: [],
    },
  });
  const people = [person(anna, KENNITALA), person(bjorn, KENNITALA_OF_BJORN)];
  const period = { startDate: '2026-02-01', endDate: '2026-02-28' };
  const file = await writeFile(fileRows(people, settings, period), settings);
  const run = await cli.given.aPayrollRun(company, {
    ...{ profile_key: key, target, settings: JSON.stringify(settings), file },
  });
  for (const { employeeId, displayName } of people)
    await insert('payroll_run_people', {
      ...{ run_id: run.id, employee_id: employeeId, display_name: displayName },
      ...{ lines: '{"DV":480}', entries: '[]' },
      without_absences: JSON.stringify([{ kind: 'sick', minutes: 480, reason: `about ${displayName}` }]),
    });
}

const marked = (text: string) => [MARK, KENNITALA].some((each) => text.includes(each));
const rowsWithMark = async () => (await readEveryTable(cli.database.database)).filter(marked);
const bytesWithMark = () => copiesIn(cli, { text: MARK }) + copiesIn(cli, { text: KENNITALA });

describe('somebody who is erased', () => {
  it('is in no row of any table, and on SQLite in no byte of file and log; before that they were in many', async () => {
    await aWholeLife();
    const before = (await rowsWithMark()).map((row) => row.split(' ')[0]);
    const { code } = await erase();
    await rewriteFileIfFree(cli.database.database);
    await emptyLog(cli.database.database);

    expect(code).toBe(0);
    expect(new Set(before).size).toBeGreaterThan(12);
    expect(await rowsWithMark()).toEqual([]);
    expect(bytesWithMark()).toBe(0);
  });

  it('keeps their working time and what they did, under a stand-in; the log says who erased them', async () => {
    await aWholeLife();
    await erase();
    const { out: changes } = await cli.call('listChanges', { companyId: company.id, limit: '100' });
    const people = await knex()('employees').where({ id: anna.id });

    expect(await knex()('time_entries').where({ employee_id: anna.id })).toHaveLength(1);
    expect(people).toMatchObject([{ display_name: expect.stringMatching(/^Eydd manneskja /) as string }]);
    expect(await knex()('changes').where({ user_id: anna.id })).toHaveLength(1);
    expect(changes).toContain('vinnutími geymdur til');
  });

  it('is in no company file, in no export and in no file of a payroll run, whose other rows stay to the letter', async () => {
    await aWholeLife();
    const fileBefore = await runFile();
    await erase();
    const written = join(cli.folder, 'company.yaml');
    await cli.run(['company', 'export', company.id, '--output', written]);
    const fileAfter = await runFile();
    const theirs = (text: string) => text.split('\r\n').filter((line) => line.includes(KENNITALA_OF_BJORN));

    expect([marked(fileBefore), marked(fileAfter), marked(readFileSync(written, 'utf8'))]).toEqual([
      true,
      false,
      false,
    ]);
    expect(theirs(fileAfter)).toEqual(theirs(fileBefore));
    expect(fileAfter.split('\r\n')).toHaveLength(fileBefore.split('\r\n').length);
  });

  it('is not brought back by a company file from before', async () => {
    await aWholeLife();
    const written = join(cli.folder, 'company.yaml');
    await cli.run(['company', 'export', company.id, '--output', written]);
    await erase();
    const imported = await cli.run(['company', 'import', written]);

    expect([imported.code, imported.err]).toEqual([1, expect.stringContaining('was erased')]);
    expect(await rowsWithMark()).toEqual([]);
  });
});

const runFile = async () => {
  const row = await knex()<PayrollRunRow>('payroll_runs').where({ company_id: company.id }).first('file');
  return Buffer.from(row?.file ?? '').toString('utf8');
};

describe('nobody is erased', () => {
  const refusal = async () => {
    const { code, err } = await erase();
    return [code, err];
  };

  it('who works here, has an open entry or a question, or asked for time off', async () => {
    const set = (date: string | null) =>
      knex()('employees').where({ id: anna.id }).update({ employment_end_date: date });
    await set(null);
    expect(await refusal()).toEqual([1, expect.stringContaining('works here')]);
    await set('2026-03-02');
    expect(await refusal()).toEqual([1, expect.stringContaining('works here')]);
    await set('2026-03-01');
    await cli.given.anEntry(anna, '2026-02-27T08:00:00Z', null);
    expect(await refusal()).toEqual([1, expect.stringContaining('not decided')]);
    await knex()('time_entries').where({ employee_id: anna.id }).delete();
    await insert('time_off', {
      ...about(),
      ...{ start_date: '2026-02-04', end_date: '2026-02-05', status: 'Pending', note: '' },
    });
    expect(await refusal()).toEqual([1, expect.stringContaining('not decided')]);
  });

  it('twice, without a yes, or with a day that is over', async () => {
    const asked = await cli.run(['person', 'erase', company.id, anna.id, '--time-until', UNTIL]);
    const over = await cli.run([
      ...['person', 'erase', company.id, anna.id, '--time-until', '2026-03-01', '--yes'],
    ]);
    const once = await erase();

    expect([asked.code, over.code, once.code]).toEqual([1, 1, 0]);
    expect(asked.err).toContain('--yes');
    expect(await refusal()).toEqual([1, expect.stringContaining('was erased')]);
  });

  it('by a dry run, which says what goes and what stays', async () => {
    await aWholeLife();
    const { out } = await erase('--dry-run');

    expect(out).toMatch(/photos and places of punches +\d+ go/);
    expect(out).toMatch(/working time +\d+ stay until 2033-12-31/);
    expect(await knex()('employees').where({ id: anna.id, phone: `${MARK}-phone` })).toHaveLength(1);
  });
});

describe('an append-only table', () => {
  it('loses nothing about anybody else, and nothing but texts, while somebody is erased', async () => {
    await aWholeLife();
    await erase();
    const refused = async (change: () => Promise<unknown>) =>
      change().then(
        () => 'done',
        (failure: unknown) => String(failure).includes('append-only'),
      );
    const of = (id: string) => knex()('changes').where({ employee_id: id });

    expect(await refused(() => of(bjorn.id).update({ reason: 'x' }))).toBe(true);
    expect(await refused(() => of(bjorn.id).delete())).toBe(true);
    expect(await refused(() => of(anna.id).update({ changed_at: 1 }))).toBe(true);
    expect(await refused(() => of(anna.id).delete())).toBe(true);
    expect(await refused(() => knex()('punch_inbox').where({ employee_id: anna.id }).delete())).toBe(true);
  });
});

describe('the working time of somebody who was erased', () => {
  it('goes when the day that the company gave is over, and not before', async () => {
    await aWholeLife();
    await erase();
    const tables = [
      'time_entries',
      'absences',
      'time_off',
      'balance_bookings',
      'punch_inbox',
      'punch_verdicts',
    ];
    const left = async () => {
      const rows = await Promise.all(
        tables.map((table) => knex()(table).where({ company_id: company.id }).select('company_id')),
      );
      return rows.map((each) => each.length);
    };
    cli.time.moveTo('2033-12-31T23:00:00Z');
    await cli.json(['erase-expired']);
    const kept = await left();
    cli.time.moveTo('2034-01-01T00:00:01Z');
    const erased = await cli.json(['erase-expired']);

    expect(kept).toEqual([1, 1, 1, 1, 1, 0]);
    expect(erased).toMatchObject({ peoplesTime: 1 });
    expect(await left()).toEqual([0, 0, 0, 0, 0, 0]);
    expect(await cli.json(['erase-expired'])).toMatchObject({ peoplesTime: 0 });
  });
});

describe('a database from before that somebody has restored', () => {
  it('is erased again by the next command, from the list beside the secrets', async () => {
    await aWholeLife();
    await erase();
    await knex()('erasures').delete();
    await knex()('employees').where({ id: anna.id }).update({ display_name: MARK, phone: MARK, email: MARK });
    const listed = await cli.run(['company', 'list']);

    expect(listed.err).toContain('1 person came back');
    expect(await rowsWithMark()).toEqual([]);
    expect((await erase()).err).toContain('was erased');
  });
});
