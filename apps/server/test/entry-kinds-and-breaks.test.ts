// Kinds and breaks of time entries by hand: what can be said of an entry, and what is refused.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CompanyRow } from '#database/tables/companies.ts';
import type { ChangeRow } from '#database/tables/company.ts';
import type { EmployeeRow } from '#database/tables/people.ts';
import type { TimeEntryRow } from '#database/tables/time.ts';
import { startCommandLine, type TestCommandLine } from './command-line.ts';
import { entriesByCall } from './entries-by-call.ts';

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
const between = (startAtUtc: string, endAtUtc: string) => ({
  startAtUtc: `2026-03-${startAtUtc}:00Z`,
  endAtUtc: `2026-03-${endAtUtc}:00Z`,
});
const DAY = between('02T07:00', '02T15:00');
const NIGHT = between('02T21:00', '03T05:00');
const aBreak = (from: string, to: string, kind = 'unpaid') => ({
  ...between(`02T${from}`, `02T${to}`),
  kind,
});
const add = (fields: object) => entriesByCall(cli, company.id).add(anna.id, { ...fields });
const change = (id: string, fields: object) => entriesByCall(cli, company.id).change(id, { ...fields });

async function onlyEntry(): Promise<TimeEntryRow> {
  const [one, ...more] = await entries();
  expect(more).toEqual([]);
  return one!;
}

async function historyOf(timeEntryId: string) {
  const { out } = await cli.call('listTimeEntryChanges', {
    companyId: company.id,
    timeEntryId,
    language: 'en',
  });
  return JSON.parse(out) as readonly { readonly facts: readonly unknown[] }[];
}

describe('the kind of an entry', () => {
  it('is what it was last said to be, and its history has both', async () => {
    await add({ ...NIGHT, kind: 'call-out' });
    const { id } = await onlyEntry();
    await change(id, { kind: 'standby' });

    expect(await onlyEntry()).toMatchObject({ kind: 'standby', breaks: null });
    const history = JSON.stringify(await historyOf(id));
    expect(history).toContain('call-out');
    expect(history).toContain('standby');
  });

  it('is refused where there is none of that name, and nothing is written', async () => {
    const { code, err } = await add({ ...DAY, kind: 'oncall' });

    expect([code, err]).toEqual([1, expect.stringContaining('request.invalid at kind')]);
    expect(await entries()).toEqual([]);
  });
});

describe('standby', () => {
  it('may lie beside work, before and after it was written', async () => {
    await add(DAY);
    const around = await add({ ...between('01T08:00', '08T08:00'), kind: 'standby' });
    const calledOut = await add({ ...NIGHT, kind: 'call-out' });

    expect([around.code, calledOut.code]).toEqual([0, 0]);
    expect((await entries()).map(({ kind }) => kind)).toEqual(['standby', 'work', 'call-out']);
  });

  it('is refused over other standby, also when an entry becomes standby', async () => {
    await add({ ...DAY, kind: 'standby' });
    await add(DAY);
    const [standby, work] = await entries();

    const second = await add({ ...between('02T14:00', '02T17:00'), kind: 'standby' });
    const changed = await change(work!.id, { kind: 'standby' });

    for (const { code, err } of [second, changed]) {
      expect(code).toBe(1);
      expect(err).toContain(`It would overlap the time entry ${standby!.id}`);
    }
    expect(await entries()).toHaveLength(2);
  });

  it('is refused while it is open, and has no breaks', async () => {
    const open = await add({ ...DAY, endAtUtc: null, kind: 'standby' });
    const broken = await add({ ...DAY, kind: 'standby', breaks: [aBreak('11:00', '11:30')] });

    expect([open.code, open.err]).toEqual([1, expect.stringContaining('nobody is clocked in on standby')]);
    expect([broken.code, broken.err]).toEqual([1, expect.stringContaining('Standby has no breaks.')]);
    expect(await entries()).toEqual([]);
  });
});

describe('a break', () => {
  const breaksOf = ({ breaks }: TimeEntryRow) =>
    (JSON.parse(breaks ?? '[]') as { startAt: number; endAt: number; kind: string }[]).map(
      ({ startAt, endAt, kind }) => [
        new Date(startAt).toISOString().slice(11, 16),
        new Date(endAt).toISOString().slice(11, 16),
        kind,
      ],
    );

  it('is kept with the others in order', async () => {
    await add({ ...DAY, breaks: [aBreak('14:00', '14:15', 'paid'), aBreak('11:00', '11:30')] });

    expect(breaksOf(await onlyEntry())).toEqual([
      ['11:00', '11:30', 'unpaid'],
      ['14:00', '14:15', 'paid'],
    ]);
  });

  it('is changed with all others of the entry, and taken away', async () => {
    await add({ ...DAY, breaks: [aBreak('11:00', '11:30'), aBreak('14:00', '14:15')] });
    const { id } = await onlyEntry();

    await change(id, { isDraft: true });
    expect(breaksOf(await onlyEntry())).toHaveLength(2);
    await change(id, { breaks: [aBreak('09:00', '09:15')] });
    expect(breaksOf(await onlyEntry())).toEqual([['09:00', '09:15', 'unpaid']]);
    await change(id, { breaks: [] });
    expect(await onlyEntry()).toMatchObject({ breaks: null });
    expect((await change(id, { breaks: [] })).err).toContain('That is how it stands already');
  });

  it.each([
    ['before the entry', [aBreak('06:00', '06:30')], 'would lie outside the entry'],
    ['past its end', [aBreak('14:45', '15:15')], 'would lie outside the entry'],
    ['without length', [aBreak('11:00', '11:00')], 'has to end after it begins'],
    ['over another', [aBreak('11:00', '11:30'), aBreak('11:29', '12:00')], 'overlaps another'],
  ])('is refused %s, and nothing is written', async (_where, breaks, sentence) => {
    const { code, err } = await add({ ...DAY, breaks });

    expect([code, err]).toEqual([1, expect.stringContaining(sentence)]);
    expect(await entries()).toEqual([]);
  });

  it('keeps its entry from shrinking below it, and from being opened again, and is named', async () => {
    await add({ ...DAY, breaks: [aBreak('11:00', '11:30')] });
    const { id } = await onlyEntry();

    const shrunk = await change(id, { endAtUtc: '2026-03-02T11:15:00Z' });
    const opened = await change(id, { endAtUtc: null });

    expect(shrunk.err).toContain(
      'The unpaid break 2026-03-02 12:00 to 2026-03-02 12:30 would lie outside the entry',
    );
    expect(opened.err).toContain('An entry gets its breaks once it has ended.');
    expect([shrunk.code, opened.code]).toEqual([1, 1]);
    expect(await onlyEntry()).toMatchObject({ end_at: Date.parse('2026-03-02T15:00Z') });
  });
});

it('what was recorded before entries had kinds can be read still', async () => {
  await add(DAY);
  const { id } = await onlyEntry();
  const recorded = await db()<ChangeRow>('changes').where({ subject_id: id }).first();
  const { kind: _kind, breaks: _breaks, ...older } = JSON.parse(recorded!.after!) as Record<string, unknown>;
  await db()<ChangeRow>('changes').insert({
    ...recorded!,
    id: '00000000-0000-4000-8000-00000000abcd',
    after: JSON.stringify(older),
  });

  expect(await historyOf(id)).toHaveLength(2);
});
