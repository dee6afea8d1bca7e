// "No, I worked" asks a manager about a break that the rule took. The question never outlives what it asks about.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CompanyRow } from '#database/tables/companies.ts';
import type { ChangeRow } from '#database/tables/company.ts';
import type { EmployeeRow } from '#database/tables/people.ts';
import type { ReviewItemRow, TimeEntryRow } from '#database/tables/time.ts';
import { exportCompany } from '#features/company-file/export-company.ts';
import type { CompanyFile } from '#features/company-file/company-file.ts';
import { tellMissedBreak } from '#features/tablets/people/tell-missed-break.ts';
import { startCommandLine, type CommandEnd, type TestCommandLine } from './command-line.ts';
import { entriesByCall } from './entries-by-call.ts';

/** After five hours a break of half an hour is taken off, at noon where the day of work reaches over it. */
const DEFINITION = JSON.stringify({
  holidayProfile: {},
  baseClass: 'day',
  mechanisms: [{ mechanism: 'breaks', automatic: [{ afterMinutes: 300, minutes: 30, from: '12:00' }] }],
  codeMap: { day: { bucket: 'daytime', payLine: 'DV' } },
});
const at = (time: string) => Date.parse(`2026-03-02T${time}:00Z`);

let cli: TestCommandLine;
let company: CompanyRow;
let anna: EmployeeRow;
let entryId: string;

beforeAll(async () => {
  cli = await startCommandLine();
});
afterAll(async () => {
  await cli.deps.inboxJudge.rest();
  await cli.stop();
});
beforeEach(async () => {
  cli.time.moveTo('2026-03-02T16:01:00Z');
  company = await cli.given.aCompany({ asks_about_breaks: true });
  await cli.given.aRule(company, { agreement: null, definition: DEFINITION });
  anna = await cli.given.anEmployee(company);
  ({ id: entryId } = await cli.given.anEntry(anna, '2026-03-02T08:00:00Z', '2026-03-02T16:00:00Z'));
  await tellMissedBreak(cli.deps, { companyId: company.id, employeeId: anna.id, timeEntryId: entryId });
  cli.time.moveTo('2026-03-02T20:00:00Z');
});

const db = () => cli.database.database.knex;
const item = () => db()<ReviewItemRow>('review_items').where({ company_id: company.id }).first();
const whoDecided = () =>
  db()<ChangeRow>('changes')
    .where({ company_id: company.id, subject: 'reviewItem' })
    .select('reason', 'after');

const isDone = ({ code }: CommandEnd) => {
  expect(code).toBe(0);
};
const utc = (time: string) => `2026-03-02T${time}:00Z`;
const between = (start: string, end: string) => ({ startAtUtc: utc(start), endAtUtc: utc(end) });
const byHand = () => entriesByCall(cli, company.id, 'asked the kitchen');
const change = async (fields: object) => isDone(await byHand().change(entryId, { ...fields }));
const withBreak = (start: string, end: string, kind = 'unpaid') =>
  change({ breaks: [{ ...between(start, end), kind }] });
const add = async (start: string, end: string) => isDone(await byHand().add(anna.id, between(start, end)));

/** The company file as it comes out, with this entry as a manager wrote it. */
async function importWith(rest: object) {
  const text = [...((await exportCompany(db(), company.id, 'json')) ?? [])].join('');
  const { timeEntries, ...file } = JSON.parse(text) as Pick<CompanyFile, 'timeEntries'>;
  const path = join(cli.folder, 'company.json');
  writeFileSync(
    path,
    JSON.stringify({ ...file, timeEntries: timeEntries.map((each) => ({ ...each, ...rest })) }),
  );
  const { code, err } = await cli.run(['company', 'import', path]);
  expect([code, err]).toEqual([0, '']);
}

async function punch(action: 'start' | 'stop', time: string) {
  cli.time.moveTo(`2026-03-02T${time}:00Z`);
  await cli.deps.recordPunch({
    ...{ door: 'partner', companyId: company.id, employeeId: anna.id, action },
    ...{ projectId: undefined, subProjectId: undefined, location: undefined },
    ...{ clientAddress: '203.0.113.7', deviceId: undefined, sentBy: undefined },
  });
}

const asked = async () => {
  const { settled_at, details } = (await item())!;
  return { isOpen: settled_at === null, stretches: JSON.parse(details ?? '') as unknown };
};

describe('the question settles itself, in the name of the person who answered it by hand, where', () => {
  it.each<[string, () => Promise<void>]>([
    ['the break is written down', () => withBreak('12:00', '12:30')],
    ['a break that was worked through is written down', () => withBreak('12:00', '12:30', 'worked-through')],
    ['a shorter break is written down and the rule takes the rest', () => withBreak('13:00', '13:10')],
    ['the entry is too short for a break now', () => change({ endAtUtc: utc('12:50') })],
    ['the entry is standby now', () => change({ kind: 'standby' })],
    ['the entry has no end any more', () => change({ endAtUtc: null })],
    ['the entry is removed', async () => isDone(await byHand().remove(entryId))],
    ['work is added after a pause of that length', () => add('16:30', '17:00')],
    [
      'a company file brings the break',
      () =>
        importWith({ breaks: [{ startAtUtc: '2026-03-02T12:00:00Z', endAtUtc: '2026-03-02T12:30:00Z' }] }),
    ],
    ['a company file brings an earlier end', () => importWith({ endAtUtc: '2026-03-02T12:50:00Z' })],
  ])('%s', async (_, answered) => {
    await answered();

    expect(await item()).toMatchObject({ decision: 'corrected', settled_at: cli.time.clock() });
    const after = JSON.stringify({ reason: 'break_missed', decision: 'corrected' });
    expect((await whoDecided()).map((each) => each.after)).toEqual([after]);
  });
});

describe('the question stays open', () => {
  const stretch = (start: string, end: string) => [{ startAt: at(start), endAt: at(end) }];

  it('while the rule takes the same break, whatever else of the time changes', async () => {
    await change(between('08:30', '15:00'));

    expect(await asked()).toEqual({ isOpen: true, stretches: stretch('12:00', '12:30') });
  });

  it('and asks about what the rule takes now, which is what the entry gets when a manager agrees', async () => {
    await change({ endAtUtc: utc('13:10') });
    expect(await asked()).toEqual({ isOpen: true, stretches: stretch('12:00', '12:10') });

    const { id } = (await item())!;
    const { code } = await cli.call(
      'settleReview',
      { companyId: company.id, reviewId: id },
      { decision: 'accept', reason: 'asked the kitchen' },
    );

    expect(code).toBe(0);
    const [changed] = await db()<TimeEntryRow>('time_entries').where({ id: entryId });
    expect(JSON.parse(changed?.breaks ?? '')).toEqual([
      { startAt: at('12:00'), endAt: at('12:10'), kind: 'worked-through' },
    ]);
    expect(await item()).toMatchObject({ decision: 'accept' });
  });
});

it('the question ends by itself, in nobody’s name, where punches have made a pause of that length', async () => {
  await punch('start', '16:30');
  await punch('stop', '17:00');

  await expect.poll(item).toMatchObject({ decision: 'ended', settled_at: cli.time.clock() });
  expect(await whoDecided()).toEqual([]);
});
