// What managers can decide about punches of tablets, and what is stored afterwards.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CompanyRow } from '#database/tables/companies.ts';
import type { ChangeRow } from '#database/tables/company.ts';
import type { EmployeeRow } from '#database/tables/people.ts';
import type { PunchVerdictRow } from '#database/tables/punches.ts';
import type { ReviewItemRow } from '#database/tables/time.ts';
import { findCompany } from '#features/companies/company-store.ts';
import { settleReviewItem } from '#features/ledger/settle-review-item.ts';
import { escalateWaiting } from '#features/tablets/judging/escalate-waiting.ts';
import { startApi, type TestApi } from './api.ts';
import { PIN } from './given.ts';
import { stored } from './stored.ts';
import { aTablet, type Tablet } from './tablet.ts';
import { operatorNamed } from './authors.ts';
import type { ReviewDecision } from '#features/ledger/review-item.ts';

const REASON = 'Anna stóð við hliðina á mér';

let api: TestApi;
let company: CompanyRow;
let employee: EmployeeRow;
let tablet: Tablet;

beforeAll(async () => {
  api = await startApi({ start: '2026-03-02T16:00:00.000Z' });
});
afterAll(() => api.stop());
beforeEach(async () => {
  api.time.moveTo('2026-03-02T16:00:00.000Z');
  company = await api.given.aCompany();
  const manager = await api.given.anEmployee(company, { role: 'manager' });
  employee = await api.given.anEmployee(company, { pin: PIN });
  tablet = await aTablet(api, manager);
});

const table = <Row extends object>(name: string): Promise<Row[]> =>
  api.deps.database.knex(name).where({ company_id: company.id });
const entries = () => stored(api).entriesOf(employee);
const at = (time: string) => Date.parse(`2026-03-02T${time}:00Z`);

async function openItems(): Promise<ReviewItemRow[]> {
  const items = await table<ReviewItemRow>('review_items');
  // A tablet that a test leaves silent for hours opens a review item too, which is left out.
  return items.filter(({ settled_at, device_id }) => settled_at === null && device_id === null);
}

/** A punch about which a manager is asked. */
async function aPunch(action: 'start' | 'stop', pin = PIN): Promise<ReviewItemRow> {
  const item = await tablet.tap({ employee, action, pin });
  await tablet.send([item]);
  await api.deps.inboxJudge.drain();
  api.deps.inboxJudge.tidy();
  const about = (await openItems()).filter(({ punch_id }) => punch_id === item.punchId);
  expect(about).toHaveLength(1);
  return about[0]!;
}

async function settle({ id }: ReviewItemRow, decision: ReviewDecision) {
  const known = await findCompany(api.deps.database.knex, company.id);
  return settleReviewItem(
    api.deps,
    { company: known!, by: operatorNamed('Björk'), reason: REASON },
    id,
    decision,
  );
}

describe('accepting', () => {
  it('lets a punch count whose PIN was wrong, and writes down who decided', async () => {
    const item = await aPunch('start', '0000');

    const { entry } = await settle(item, { kind: 'accept' });

    expect(await entries()).toMatchObject([{ id: entry?.id, start_at: at('16:00'), end_at: null }]);
    expect(await openItems()).toEqual([]);
    expect((await table<ReviewItemRow>('review_items'))[0]).toMatchObject({
      decision: 'accept',
    });
    const by = { door: 'command line', operator: 'Björk', reason: REASON, employee_id: employee.id };
    const changes = await table<ChangeRow>('changes');
    expect(changes.filter(({ door }) => door === 'command line')).toMatchObject([
      { ...by, subject: 'reviewItem', subject_id: item.id },
      { ...by, subject: 'timeEntry', subject_id: entry?.id, before: null },
    ]);
  });

  it('lets it count at another time', async () => {
    const item = await aPunch('start', '0000');

    await settle(item, { kind: 'accept at', at: at('15:30') });

    expect(await entries()).toMatchObject([{ start_at: at('15:30') }]);
  });

  it('makes a draft count as paid time', async () => {
    const { knex } = api.deps.database;
    await knex('companies').where({ id: company.id }).update({ offline_punches_need_review: true });
    const item = await aPunch('start');
    const before = (await entries()).map(({ is_draft }) => Boolean(is_draft));

    await settle(item, { kind: 'accept' });

    expect(before).toEqual([true]);
    expect((await entries()).map(({ is_draft }) => Boolean(is_draft))).toEqual([false]);
  });

  it('lets both ends of a draft count at other times', async () => {
    const { knex } = api.deps.database;
    await knex('companies').where({ id: company.id }).update({ offline_punches_need_review: true });
    const began = await aPunch('start');
    api.time.moveTo('2026-03-02T20:00:00.000Z');
    const ended = await aPunch('stop');

    await settle(began, { kind: 'accept at', at: at('15:30') });
    await settle(ended, { kind: 'accept at', at: at('19:45') });

    const times = await entries();
    expect(times).toMatchObject([{ start_at: at('15:30'), end_at: at('19:45') }]);
    expect(times.map(({ is_draft }) => Boolean(is_draft))).toEqual([false]);
  });

  it('pays nothing while the time at the other end of the entry is in doubt', async () => {
    const { knex } = api.deps.database;
    await knex('companies').where({ id: company.id }).update({ offline_punches_need_review: true });
    const began = await aPunch('start');
    api.time.advance({ hours: 1 });
    const ended = await aPunch('stop');
    const isDraft = async () => (await entries()).map(({ is_draft }) => Boolean(is_draft));

    await settle(began, { kind: 'accept' });
    const between = await isDraft();
    await settle(ended, { kind: 'accept' });

    expect([between, await isDraft()]).toEqual([[true], [false]]);
  });

  it.each([
    { says: 'its beginning', rejects: 0, accepts: 1 },
    { says: 'its end', rejects: 1, accepts: 0 },
  ])('pays nothing of an entry of which $says was rejected', async ({ rejects, accepts }) => {
    const { knex } = api.deps.database;
    await knex('companies').where({ id: company.id }).update({ offline_punches_need_review: true });
    const began = await aPunch('start');
    api.time.advance({ hours: 1 });
    const ends = [began, await aPunch('stop')];

    await settle(ends[rejects]!, { kind: 'reject' });
    await settle(ends[accepts]!, { kind: 'accept' });

    expect((await entries()).map(({ is_draft }) => Boolean(is_draft))).toEqual([true]);
    expect(await openItems()).toEqual([]);
  });

  it('pays nothing for a punch that was rejected for another reason', async () => {
    const { knex } = api.deps.database;
    await knex('companies').where({ id: company.id }).update({ offline_punches_need_review: true });
    const item = await aPunch('start');
    const other = { ...item, id: crypto.randomUUID(), reason: 'clock_unsure' };
    await knex('review_items').insert(other);

    await settle(other, { kind: 'reject' });
    await settle(item, { kind: 'accept' });

    expect((await entries()).map(({ is_draft }) => Boolean(is_draft))).toEqual([true]);
  });

  it('applies the punches that waited for it', async () => {
    const start = await aPunch('start', '0000');
    api.time.moveTo('2026-03-02T20:00:00.000Z');
    await aPunch('stop');

    await settle(start, { kind: 'accept' });

    expect(await entries()).toMatchObject([{ start_at: at('16:00'), end_at: at('20:00') }]);
    expect(await openItems()).toEqual([]);
  });

  it.each([
    { says: 'keeps the project of a punch that had to wait', isActive: true, asks: ['overlap'] },
    {
      says: 'leaves out a project that was closed when the punch came, though it had to wait',
      isActive: false,
      asks: ['overlap', 'project'],
    },
  ])('$says', async ({ isActive, asks }) => {
    const project = await api.given.aProject(company, { is_active: isActive });
    const before = await api.given.anEntry(employee, '2026-03-02T15:00:00Z', '2026-03-02T17:00:00Z');
    const punch = await tablet.tap({
      employee,
      action: 'start',
      pin: PIN,
      header: { projectId: project.id },
    });
    await tablet.send([punch]);
    await api.deps.inboxJudge.drain();
    const asked = await openItems();
    const { knex } = api.deps.database;
    await knex('time_entries')
      .where({ id: before.id })
      .update({ end_at: at('15:30') });

    const { entry } = await settle(asked[0]!, { kind: 'accept' });

    expect(asked.map(({ reason }) => reason)).toEqual(asks);
    expect(entry).toMatchObject({ startAt: at('16:00'), projectId: isActive ? project.id : null });
  });

  it('is refused where the punch does not fit, and nothing is changed', async () => {
    await api.given.anEntry(employee, '2026-03-02T15:00:00Z', '2026-03-02T17:00:00Z');
    const item = await aPunch('start');

    await expect(settle(item, { kind: 'accept' })).rejects.toThrow('Nothing was changed.');

    expect(await openItems()).toMatchObject([{ id: item.id, reason: 'overlap' }]);
    expect(await entries()).toHaveLength(1);
  });
});

describe('a stop after a second start', () => {
  async function aSecondStart(): Promise<ReviewItemRow> {
    await tablet.send([await tablet.tap({ employee, action: 'start', pin: PIN })]);
    await api.deps.inboxJudge.drain();
    api.time.advance({ minutes: 10 });
    const second = await aPunch('start');
    api.time.moveTo('2026-03-02T20:00:00.000Z');
    await tablet.send([await tablet.tap({ employee, action: 'stop', pin: PIN })]);
    await api.deps.inboxJudge.drain();
    return second;
  }

  it('waits for the decision about that start, however long it takes, and nobody is asked about the stop', async () => {
    await aSecondStart();
    api.time.advance({ hours: 49 });

    await escalateWaiting(api.deps);

    expect((await openItems()).map(({ reason }) => reason)).toEqual(['already_clocked_in']);
    expect(await entries()).toMatchObject([{ start_at: at('16:00'), end_at: null }]);
  });

  it('ends the entry once a manager says that the second start does not count', async () => {
    const second = await aSecondStart();
    api.time.advance({ hours: 49 });
    await escalateWaiting(api.deps);

    await settle(second, { kind: 'reject' });

    expect(await entries()).toMatchObject([{ start_at: at('16:00'), end_at: at('20:00') }]);
    expect(await openItems()).toEqual([]);
  });
});

describe('attaching', () => {
  it('makes the punch the end of an entry that is there', async () => {
    const entry = await api.given.anEntry(employee, '2026-03-02T08:00:00Z', '2026-03-02T16:00:00Z');
    const item = await aPunch('stop');
    await api.deps.database
      .knex('time_entries')
      .where({ id: entry.id })
      .update({ end_at: at('12:00') });

    await settle(item, { kind: 'attach', timeEntryId: entry.id });

    expect(await entries()).toMatchObject([{ id: entry.id, end_at: at('16:00') }]);
    const verdicts = await table<PunchVerdictRow>('punch_verdicts');
    expect(verdicts.at(-1)).toMatchObject({ verdict: 'applied', time_entry_id: entry.id });
  });

  it('is refused for locked time and for somebody else’s', async () => {
    const colleague = await api.given.anEmployee(company);
    const times = ['2026-03-02T08:00:00Z', '2026-03-02T16:00:00Z'] as const;
    const locked = await api.given.anEntry(employee, times[0], times[1], { is_locked: true });
    const theirs = await api.given.anEntry(colleague, times[0], times[1]);
    const item = await aPunch('stop');

    for (const { id } of [locked, theirs])
      await expect(settle(item, { kind: 'attach', timeEntryId: id })).rejects.toThrow('Nothing was changed.');
    expect(await openItems()).toHaveLength(1);
  });
});

describe('rejecting', () => {
  it('keeps the punch in the inbox, and the punch never counts', async () => {
    const item = await aPunch('start', '0000');

    await settle(item, { kind: 'reject' });

    expect(await entries()).toEqual([]);
    expect(await stored(api).punchesOf(company)).not.toEqual([]);
    expect((await table<PunchVerdictRow>('punch_verdicts')).at(-1)).toMatchObject({
      verdict: 'rejected',
      code: 'pin_failed',
    });
    expect(await table('open_punches')).toEqual([]);
  });

  it('is possible only once', async () => {
    const item = await aPunch('start', '0000');
    await settle(item, { kind: 'reject' });

    await expect(settle(item, { kind: 'reject' })).rejects.toMatchObject({ code: 'review.not_open' });
  });
});
