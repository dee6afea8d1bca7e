// Corrections by hand: each is in the record of changes, none touches approved time, none makes time overlap.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CompanyRow } from '#database/tables/companies.ts';
import type { ChangeRow } from '#database/tables/company.ts';
import type { EmployeeRow } from '#database/tables/people.ts';
import type { ReviewItemRow, TimeEntryRow } from '#database/tables/time.ts';
import { startCommandLine, type TestCommandLine } from './command-line.ts';

const UNKNOWN = '00000000-0000-4000-8000-000000000000';
const BECAUSE = ['--reason', 'the tablet was off'];

let cli: TestCommandLine;
let company: CompanyRow;
let anna: EmployeeRow;

beforeAll(async () => {
  cli = await startCommandLine();
});
afterAll(() => cli.stop());
beforeEach(async () => {
  cli.time.moveTo('2026-03-20T12:00:00Z');
  company = await cli.given.aCompany({ time_zone: 'Europe/Warsaw' });
  anna = await cli.given.anEmployee(company, { display_name: 'Anna' });
});

const db = () => cli.database.database.knex;
const entries = () =>
  db()<TimeEntryRow>('time_entries').where({ company_id: company.id }).orderBy('start_at');
const history = () =>
  db()<ChangeRow>('changes').where({ company_id: company.id, subject: 'timeEntry' }).orderBy('id');
const entry = (action: string, ...rest: string[]) => cli.run(['entry', action, company.id, ...rest]);
const add = (...rest: string[]) => entry('add', anna.id, ...rest, ...BECAUSE);
const worked = (rest: object = {}) =>
  cli.given.anEntry(anna, '2026-03-02T08:00:00Z', '2026-03-02T16:00:00Z', rest);

describe('an added entry', () => {
  it('has the times that were written, by the clock of the company', async () => {
    const { code, out } = await add('--start', '2026-03-02T09:00', '--end', '2026-03-02T15:00Z');

    expect(code).toBe(0);
    expect(out).toContain('was nothing\n  is  2026-03-02 09:00 to 2026-03-02 16:00');
    expect(await entries()).toMatchObject([
      { start_at: Date.parse('2026-03-02T08:00:00Z'), end_at: Date.parse('2026-03-02T15:00:00Z') },
    ]);
  });

  it('is in the record of changes with who, when and why', async () => {
    await add('--start', '2026-03-02T09:00', '--end', '2026-03-02T15:00');

    const [written, ...more] = await history();
    const [stored] = await entries();
    expect(more).toEqual([]);
    expect(written).toMatchObject({
      subject_id: stored?.id,
      reason: 'the tablet was off',
      before: null,
      changed_at: cli.time.clock(),
    });
    expect(JSON.parse(written?.after ?? '')).toMatchObject({ id: stored?.id, employee_id: anna.id });
  });

  it('without an end clocks the person in', async () => {
    await add('--start', '2026-03-20T08:00');

    expect(await entries()).toMatchObject([{ end_at: null }]);
  });

  it('may end where another begins, but not reach into it', async () => {
    const other = await worked();

    const before = await add('--start', '2026-03-02T06:00Z', '--end', '2026-03-02T08:00Z');
    const into = await add('--start', '2026-03-02T15:59Z', '--end', '2026-03-02T18:00Z');
    const around = await add('--start', '2026-03-01T06:00Z');

    expect([before.code, into.code, around.code]).toEqual([0, 1, 1]);
    expect(into.err).toBe(
      `It would overlap the time entry ${other.id}, 2026-03-02 09:00 to 2026-03-02 17:00. ` +
        'Change or remove that one first. Nothing was changed.\n',
    );
    expect(await entries()).toHaveLength(2);
  });

  it.each([
    ['ends before it begins', '2026-03-02T16:00', '2026-03-02T15:00', 'It ends before it begins.'],
    ['lies in the future', '2026-03-20T12:00', '2026-03-20T14:00', 'It lies in the future.'],
    ['is no time', 'yesterday', '2026-03-02T15:00', 'yesterday is no time.'],
    ['is on no day', '2026-02-30T08:00', '2026-03-02T15:00', '2026-02-30T08:00 is no time.'],
  ])('is refused where it %s', async (_why, start, end, sentence) => {
    const { code, err } = await add('--start', start, '--end', end);

    expect(code).toBe(1);
    expect(err).toContain(sentence);
    expect(err).toContain('Nothing was changed.');
    expect([await entries(), await history()]).toEqual([[], []]);
  });

  it('is refused without an offset where the clocks show a time twice or never', async () => {
    cli.time.moveTo('2026-12-01T12:00:00Z');

    const skipped = await add('--start', '2026-03-29T02:30', '--end', '2026-03-29T08:00');
    const twice = await add('--start', '2026-10-25T02:30', '--end', '2026-10-25T08:00');

    expect(skipped.err).toContain('2026-03-29T02:30 is skipped by the clocks of Europe/Warsaw.');
    expect(twice.err).toContain('2026-10-25T02:30 is shown twice by the clocks of Europe/Warsaw.');
  });

  it('is refused for an unknown person, company or project', async () => {
    const other = await cli.given.aCompany();
    const foreign = await cli.given.aProject(other);
    const own = await cli.given.aProject(company);
    const times = ['--start', '2026-03-02T09:00', '--end', '2026-03-02T15:00', ...BECAUSE];

    const ends = [
      await cli.run(['entry', 'add', UNKNOWN, anna.id, ...times]),
      await cli.run(['entry', 'add', other.id, anna.id, ...times]),
      await cli.run(['entry', 'add', company.id, 'nobody@example.is', ...times]),
      await cli.run(['entry', 'add', company.id, anna.id, ...times, '--project', foreign.id]),
      await cli.run([
        'entry',
        'add',
        company.id,
        anna.id,
        ...times,
        '--project',
        own.id,
        '--sub-project',
        UNKNOWN,
      ]),
      await cli.run(['entry', 'add', company.id, anna.id, '--start', '2026-03-02T09:00']),
    ];

    expect(ends.map(({ code }) => code)).toEqual([1, 1, 1, 1, 1, 2]);
    expect(ends[3]?.err).toContain('There is no such project in this company');
    expect(await entries()).toEqual([]);
  });
});

describe('a changed entry', () => {
  it('keeps its old values in the record of changes', async () => {
    const { id } = await worked();

    const { code } = await entry('change', id, '--end', '2026-03-02T15:30', ...BECAUSE);

    const [written] = await history();
    expect(code).toBe(0);
    expect(JSON.parse(written?.before ?? '')).toMatchObject({ end_at: Date.parse('2026-03-02T16:00:00Z') });
    expect(JSON.parse(written?.after ?? '')).toMatchObject({ end_at: Date.parse('2026-03-02T14:30:00Z') });
    expect(await entries()).toMatchObject([{ end_at: Date.parse('2026-03-02T14:30:00Z') }]);
  });

  it('loses its sub-project with its project', async () => {
    const project = await cli.given.aProject(company);
    const part = await cli.given.aSubProject(project);
    const { id } = await worked({ project_id: project.id, sub_project_id: part.id });

    await entry('change', id, '--project', 'none', ...BECAUSE);

    expect(await entries()).toMatchObject([{ project_id: null, sub_project_id: null }]);
  });

  it('is refused when it is locked, would overlap, or would not change', async () => {
    const locked = await worked({ is_locked: true });
    const later = await cli.given.anEntry(anna, '2026-03-03T08:00:00Z', '2026-03-03T16:00:00Z');

    const ends = [
      await entry('change', locked.id, '--end', '2026-03-02T15:00', ...BECAUSE),
      await entry('change', later.id, '--start', '2026-03-02T10:00', ...BECAUSE),
      await entry('change', later.id, '--start', '2026-03-03T09:00', ...BECAUSE),
      await entry('change', UNKNOWN, '--start', '2026-03-03T09:00', ...BECAUSE),
      await entry('change', later.id, '--end', '2026-03-03T09:30', '--open', ...BECAUSE),
    ];

    expect(ends.map(({ code }) => code)).toEqual([1, 1, 1, 1, 1]);
    expect(ends[0]?.err).toContain('See "stimpill timesheet unlock".');
    expect(ends[1]?.err).toContain(`It would overlap the time entry ${locked.id}`);
    expect(ends[2]?.err).toContain('That is how it stands already');
    expect(await history()).toEqual([]);
  });

  it('settles the review item that asked when the work ended', async () => {
    const open = await cli.given.anEntry(anna, '2026-03-02T08:00:00Z', null);
    await cli.given.aReviewItem(anna, { time_entry_id: open.id });

    const { out } = await entry('change', open.id, '--end', '2026-03-02T16:00', ...BECAUSE);

    expect(out).toContain('Review items settled by it: 1.');
    const items = await db()<ReviewItemRow>('review_items').where({ company_id: company.id });
    expect(items).toMatchObject([{ settled_at: cli.time.clock() }]);
  });
});

describe('a removed entry', () => {
  it('is gone from the timesheet, and the record of changes has all of it', async () => {
    const { id } = await worked();

    const { code } = await entry('remove', id, '--reason', 'pressed by mistake');

    expect(code).toBe(0);
    expect(await entries()).toEqual([]);
    const shown = await cli.json(['entry', 'history', company.id, id]);
    expect(shown).toMatchObject([
      {
        reason: 'pressed by mistake',
        before: { id, startAtUtc: '2026-03-02T08:00:00.000Z', endAtUtc: '2026-03-02T16:00:00.000Z' },
        after: null,
      },
    ]);
  });

  it('is refused when it is locked, or of another company', async () => {
    const locked = await worked({ is_locked: true });
    const elsewhere = await cli.given.aCompany();

    const ends = [
      await entry('remove', locked.id, ...BECAUSE),
      await cli.run(['entry', 'remove', elsewhere.id, locked.id, ...BECAUSE]),
    ];

    expect(ends.map(({ code }) => code)).toEqual([1, 1]);
    expect(await entries()).toHaveLength(1);
  });
});

describe('the list of entries', () => {
  it('gives the ids that the other commands take', async () => {
    const { id } = await worked();
    await cli.given.anEntry(anna, '2026-04-02T08:00:00Z', '2026-04-02T16:00:00Z');
    const range = ['--from', '2026-03-01', '--to', '2026-03-31'];

    const listed = await cli.json(['entry', 'list', company.id, ...range]);
    const { out } = await entry('list', ...range, '--employee', anna.id);

    expect(listed).toMatchObject([{ id, name: 'Anna', isLocked: false }]);
    expect(out).toBe(`${id}  Anna, 2026-03-02 09:00 to 2026-03-02 17:00\n`);
  });
});

describe('the history of an entry', () => {
  it('says that nobody has changed an entry that was only punched, and refuses an unknown one', async () => {
    const { id } = await worked();

    const punched = await entry('history', id);
    const never = await entry('history', UNKNOWN);

    expect(punched).toMatchObject({ code: 0, out: 'It stands as it was punched.\n' });
    expect(never.code).toBe(1);
  });
});
