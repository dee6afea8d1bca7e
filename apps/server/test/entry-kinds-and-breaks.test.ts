// Kinds and breaks of time entries by hand: what an operator can say of an entry, and what is refused.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CompanyRow } from '#database/tables/companies.ts';
import type { ChangeRow } from '#database/tables/company.ts';
import type { EmployeeRow } from '#database/tables/people.ts';
import type { TimeEntryRow } from '#database/tables/time.ts';
import { startCommandLine, type TestCommandLine } from './command-line.ts';

const BECAUSE = ['--reason', 'as the roster says'];

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
  db()<TimeEntryRow>('time_entries').where({ company_id: company.id }).orderBy(['start_at', 'kind']);
const entry = (action: string, ...rest: string[]) => cli.run(['entry', action, company.id, ...rest]);
const DAY = ['--start', '2026-03-02T08:00', '--end', '2026-03-02T16:00'];
const NIGHT = ['--start', '2026-03-02T22:00', '--end', '2026-03-03T06:00'];
const add = (...rest: string[]) => entry('add', anna.id, ...rest, ...BECAUSE);
const change = (id: string, ...rest: string[]) => entry('change', id, ...rest, ...BECAUSE);

/** Of the only entry, as they are shown. */
async function shown(): Promise<string> {
  const listed = await entry('list', '--from', '2026-03-02', '--to', '2026-03-02');
  return listed.out;
}

async function onlyEntry(): Promise<TimeEntryRow> {
  const [one, ...more] = await entries();
  expect(more).toEqual([]);
  return one!;
}

describe('the kind of an entry', () => {
  it('is work unless it is given', async () => {
    await add(...DAY);

    expect(await onlyEntry()).toMatchObject({ kind: 'work', breaks: null });
    expect(await shown()).toContain('2026-03-02 08:00 to 2026-03-02 16:00\n');
  });

  it('is shown in the list and in the history, as text and for machines', async () => {
    await add(...NIGHT, '--kind', 'call-out');
    const { id } = await onlyEntry();
    await change(id, '--kind', 'standby');

    expect(await shown()).toContain('2026-03-02 22:00 to 2026-03-03 06:00, standby\n');
    const history = await entry('history', id);
    expect(history.out).toContain(
      'was 2026-03-02 22:00 to 2026-03-03 06:00, call-out\n  is  2026-03-02 22:00 to 2026-03-03 06:00, standby',
    );
    const listed = await entry('list', '--from', '2026-03-02', '--to', '2026-03-02', '--json');
    expect(JSON.parse(listed.out)).toMatchObject([{ id, kind: 'standby', breaks: [] }]);
  });

  it('is refused where there is none of that name, and nothing is written', async () => {
    const { code, err } = await add(...DAY, '--kind', 'oncall');

    expect(code).toBe(2);
    expect(err).toContain('It must be one of work, call-out, standby.');
    expect(await entries()).toEqual([]);
  });
});

describe('standby', () => {
  it('may lie beside work, before and after it was written', async () => {
    await add(...DAY);
    const around = await add('--start', '2026-03-01T08:00', '--end', '2026-03-08T08:00', '--kind', 'standby');
    const calledOut = await add(...NIGHT, '--kind', 'call-out');

    expect([around.code, calledOut.code]).toEqual([0, 0]);
    expect((await entries()).map(({ kind }) => kind)).toEqual(['standby', 'work', 'call-out']);
  });

  it('is refused over other standby, also when an entry becomes standby', async () => {
    await add(...DAY, '--kind', 'standby');
    await add(...DAY);
    const [standby, work] = await entries();

    const second = await add('--start', '2026-03-02T15:00', '--end', '2026-03-02T18:00', '--kind', 'standby');
    const changed = await change(work!.id, '--kind', 'standby');

    for (const { code, err } of [second, changed]) {
      expect(code).toBe(1);
      expect(err).toContain(`It would overlap the time entry ${standby!.id}`);
    }
    expect(await entries()).toHaveLength(2);
  });

  it('is refused while it is open: nobody is clocked in on standby', async () => {
    const { code, err } = await add('--start', '2026-03-02T08:00', '--kind', 'standby');

    expect([code, err]).toEqual([
      1,
      'Standby needs an end: nobody is clocked in on standby. Nothing was changed.\n',
    ]);
    expect(await entries()).toEqual([]);
  });

  it('has no breaks', async () => {
    const { code, err } = await add(...DAY, '--kind', 'standby', '--break', '12:00-12:30');

    expect(code).toBe(1);
    expect(err).toContain('Standby has no breaks.');
  });
});

describe('a break', () => {
  const breaksOf = ({ breaks }: TimeEntryRow) =>
    (JSON.parse(breaks ?? '[]') as { startAt: number; endAt: number; kind: string }[]).map(
      ({ startAt, endAt, kind }) => [
        new Date(startAt).toISOString().slice(0, 16),
        new Date(endAt).toISOString().slice(0, 16),
        kind,
      ],
    );

  it('is unpaid unless it says otherwise, by the clock of the company, and several are kept in order', async () => {
    await add(...DAY, '--break', '15:00-15:15=paid', '--break', '2026-03-02T12:00-12:30');

    expect(breaksOf(await onlyEntry())).toEqual([
      ['2026-03-02T11:00', '2026-03-02T11:30', 'unpaid'],
      ['2026-03-02T14:00', '2026-03-02T14:15', 'paid'],
    ]);
    expect(await shown()).toContain('16:00, unpaid break 12:00 to 12:30, paid break 15:00 to 15:15\n');
  });

  it('without a day is the first such time after the entry begins, also past midnight', async () => {
    await add(...NIGHT, '--break', '23:45-00:15=worked-through', '--break', '02:00-02:30');

    expect(breaksOf(await onlyEntry())).toEqual([
      ['2026-03-02T22:45', '2026-03-02T23:15', 'worked-through'],
      ['2026-03-03T01:00', '2026-03-03T01:30', 'unpaid'],
    ]);
    expect(await shown()).toContain('unpaid break 2026-03-03 02:00 to 2026-03-03 02:30\n');
  });

  it('may begin in the minute of a start that has seconds', async () => {
    const { id } = await cli.given.anEntry(anna, '2026-03-02T07:00:40.500Z', '2026-03-02T15:00Z');

    const { code } = await change(id, '--break', '08:00-08:10');

    expect(code).toBe(0);
    expect((await onlyEntry()).breaks).toContain(String(Date.parse('2026-03-02T07:00:40.500Z')));
  });

  it('is changed with all others of the entry, taken away by none, and kept by a change of something else', async () => {
    await add(...DAY, '--break', '12:00-12:30', '--break', '15:00-15:15');
    const { id } = await onlyEntry();

    await change(id, '--draft', 'yes');
    expect(breaksOf(await onlyEntry())).toHaveLength(2);
    await change(id, '--break', '10:00-10:15');
    expect(breaksOf(await onlyEntry())).toEqual([['2026-03-02T09:00', '2026-03-02T09:15', 'unpaid']]);
    await change(id, '--break', 'none');
    expect(await onlyEntry()).toMatchObject({ breaks: null });
    expect((await change(id, '--break', 'none')).err).toContain('That is how it stands already');
  });

  it('is in the record of changes before and after, for people and for machines', async () => {
    await add(...DAY, '--break', '12:00-12:30');
    const { id } = await onlyEntry();
    await change(id, '--break', '12:00-12:45=paid');

    const { out } = await cli.run([
      'change',
      'list',
      company.id,
      '--from',
      '2026-03-20',
      '--to',
      '2026-03-20',
    ]);
    expect(out).toContain(
      'breaks: unpaid break 2026-03-02 12:00 to 2026-03-02 12:30 -> paid break 2026-03-02 12:00 to 2026-03-02 12:45',
    );
    const history = await entry('history', id, '--json');
    expect(JSON.parse(history.out)).toMatchObject([
      { before: null, after: { breaks: [{ kind: 'unpaid' }] } },
      {
        before: { breaks: [{ endAtUtc: '2026-03-02T11:30:00.000Z', kind: 'unpaid' }] },
        after: { kind: 'work', breaks: [{ endAtUtc: '2026-03-02T11:45:00.000Z', kind: 'paid' }] },
      },
    ]);
  });

  it.each([
    ['before the entry', ['--break', '2026-03-02T07:00-07:30'], 'would lie outside the entry'],
    ['past its end', ['--break', '15:45-16:15'], 'would lie outside the entry'],
    ['without length', ['--break', '12:00-12:00'], 'has to end after it begins'],
    ['over another', ['--break', '12:00-12:30', '--break', '12:29-13:00'], 'overlaps another'],
    ['beside none', ['--break', '12:00-12:30', '--break', 'none'], 'not both'],
  ])('is refused %s, and nothing is written', async (_where, breaks, sentence) => {
    const { code, err } = await add(...DAY, ...breaks);

    expect(code).toBe(1);
    expect(err).toContain(sentence);
    expect(err).toContain('Nothing was changed.');
    expect(await entries()).toEqual([]);
  });

  it.each(['noon', '12:00', '25:00-26:00', '12:00-12:30=long'])('is refused as %s', async (text) => {
    const { code } = await add(...DAY, '--break', text);

    expect(code).not.toBe(0);
    expect(await entries()).toEqual([]);
  });

  it('keeps its entry from shrinking below it, and from being opened again, and is named', async () => {
    await add(...DAY, '--break', '12:00-12:30');
    const { id } = await onlyEntry();

    const shrunk = await change(id, '--end', '2026-03-02T12:15');
    const opened = await change(id, '--open');

    expect(shrunk.err).toContain(
      'The unpaid break 2026-03-02 12:00 to 2026-03-02 12:30 would lie outside the entry',
    );
    expect(opened.err).toContain('An entry gets its breaks once it has ended.');
    expect([shrunk.code, opened.code]).toEqual([1, 1]);
    expect(await onlyEntry()).toMatchObject({ end_at: Date.parse('2026-03-02T15:00Z') });
  });
});

it('what was recorded before entries had kinds reads as work without breaks', async () => {
  await add(...DAY);
  const { id } = await onlyEntry();
  const recorded = await db()<ChangeRow>('changes').where({ subject_id: id }).first();
  const { kind: _kind, breaks: _breaks, ...older } = JSON.parse(recorded!.after!) as Record<string, unknown>;
  await db()<ChangeRow>('changes').insert({
    ...recorded!,
    id: '00000000-0000-4000-8000-00000000abcd',
    after: JSON.stringify(older),
  });

  const { out } = await entry('history', id, '--json');

  const told = JSON.parse(out) as { after: unknown }[];
  expect(told).toHaveLength(2);
  for (const { after } of told) expect(after).toMatchObject({ kind: 'work', breaks: [] });
});
