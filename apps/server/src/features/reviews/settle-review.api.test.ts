import { describe, expect, it } from 'vitest';
import type { ReviewItemRow } from '#database/tables/time.ts';
import { aTablet } from '../../../test/tablet.ts';
import { companyWorld } from '../../../test/company-world.ts';

const world = companyWorld('settleReview');

const inRoute = (id: string) => ({ companyId: world.tenant.company.id, reviewId: id });

const historyOf = async (timeEntryId: string) =>
  (await world.ask('listTimeEntryChanges', { params: { companyId: world.tenant.company.id, timeEntryId } }))
    .data;

/** A punch with a wrong PIN, about which a manager is asked. */
async function aDoubtfulStart(): Promise<ReviewItemRow> {
  const { api, tenant } = world;
  const tablet = await aTablet(api, tenant.users.manager);
  const item = await tablet.tap({ employee: tenant.employee, action: 'start', pin: '0000' });
  await tablet.send([item]);
  await api.deps.inboxJudge.drain();
  api.deps.inboxJudge.tidy();
  const items = api.database.database.knex<ReviewItemRow>('review_items');
  return (await items.where({ punch_id: item.punchId }))[0]!;
}

describe('200', () => {
  it('lets a punch count, and says what it is now and who decided', async () => {
    const { id } = await aDoubtfulStart();

    const { data } = await world.call({
      role: 'manager',
      params: inRoute(id),
      body: { decision: 'accept', reason: 'She was here' },
    });

    expect(data).toMatchObject({ reviewId: id, entry: { endAtUtc: null, isDraft: false }, pin: null });
    expect(await historyOf(data.entry!.id)).toMatchObject([
      { act: 'added', userId: world.tenant.users.manager.id, reason: 'She was here' },
    ]);
  });

  it('lets it count at another time', async () => {
    const { id } = await aDoubtfulStart();
    const atUtc = new Date(world.api.time.clock() - 900_000).toISOString();

    const { data } = await world.call({ params: inRoute(id), body: { decision: 'acceptAt', atUtc } });

    expect(data.entry?.startAtUtc).toBe(atUtc);
  });

  it('settles without words where nobody says why', async () => {
    const { id } = await aDoubtfulStart();

    const { data } = await world.call({ params: inRoute(id), body: { decision: 'reject' } });

    expect(data).toMatchObject({ entry: null, removedTimeEntryId: null });
  });

  it('leaves a long time entry as it is, and does not ask about it again', async () => {
    const employee = await world.api.given.anEmployee(world.tenant.company);
    const entry = await world.api.given.anEntry(employee, '2026-02-20T06:00:00Z', '2026-02-21T00:00:00Z');
    const asked = async () => (await world.ask('listReviews', { query: { kind: 'overlong' } })).data;
    expect((await asked()).map(({ id }) => id)).toContain(entry.id);
    const params = { companyId: world.tenant.company.id, reviewId: entry.id };

    const { data } = await world.call({ params, body: { decision: 'accept', reason: 'Tvöföld vakt' } });

    expect(data).toMatchObject({ entry: { id: entry.id, endAtUtc: '2026-02-21T00:00:00.000Z' } });
    expect((await asked()).map(({ id }) => id)).not.toContain(entry.id);
    expect(await world.refusal({ params, body: { decision: 'accept' } })).toEqual([409, 'review.not_open']);
    const { settled } = (await world.ask('getReview', { params })).data;
    expect(settled).toMatchObject({ decision: 'accept', note: 'Tvöföld vakt' });
  });

  it('does nothing else about a long time entry than leave it', async () => {
    const employee = await world.api.given.anEmployee(world.tenant.company);
    const { id } = await world.api.given.anEntry(employee, '2026-02-20T06:00:00Z', '2026-02-21T00:00:00Z');
    const params = { companyId: world.tenant.company.id, reviewId: id };

    expect(await world.refusal({ params, body: { decision: 'reject' } })).toEqual([
      409,
      'review.not_possible',
    ]);
  });
});

/** A draft, and what was seen of it. */
async function aSeenDraft() {
  const { api, tenant } = world;
  const employee = await api.given.anEmployee(tenant.company);
  const end = api.time.clock() - 3_600_000;
  const { id } = await api.given.anEntry(
    employee,
    new Date(end - 28_800_000).toISOString(),
    new Date(end).toISOString(),
    { is_draft: true },
  );
  const { data } = await world.ask('getReview', { params: inRoute(id) });
  const { version } = data.choices.find(({ key }) => key === 'acceptDraft')!;
  return { id, version: version! };
}

describe('a draft', () => {
  it('counts as it was seen, without a word where nobody says why', async () => {
    const { id, version } = await aSeenDraft();

    const { data } = await world.call({ params: inRoute(id), body: { decision: 'accept', version } });

    expect(data.entry).toMatchObject({ id, isDraft: false });
    expect(await historyOf(id)).toMatchObject([{ act: 'changed', reason: null }]);
  });
});

describe('400', () => {
  it.each([
    [['decision'], { decision: 'perhaps' }],
    [['atUtc'], { decision: 'acceptAt' }],
    [['timeEntryId'], { decision: 'attach' }],
    [['atUtc'], { decision: 'accept', atUtc: '2026-03-01T08:00:00.000Z' }],
    [['version'], { decision: 'reject', version: '"seen"' }],
  ])('names %j where it is at fault', async (fields, body) => {
    const { status, errors } = await world.call({ body });

    expect([status, errors.map(({ field }) => field)]).toEqual([400, fields]);
  });
});

describe('404', () => {
  it('does not know an item that is not there', async () => {
    expect(await world.ofNobody('reviewId')).toEqual([404, 'review.not_found']);
  });
});

describe('409', () => {
  it('tells the second of two that it is settled, and changes nothing', async () => {
    const { id } = await aDoubtfulStart();
    const [first, second] = await Promise.all([
      world.call({ params: inRoute(id), body: { decision: 'accept' }, role: 'owner' }),
      world.call({ params: inRoute(id), body: { decision: 'reject' }, role: 'manager' }),
    ]);

    expect([first.status, second.status].sort()).toEqual([200, 409]);
    const late = first.status === 409 ? first : second;
    expect(late.codes).toEqual(['review.not_open']);
  });

  it('refuses a decision that the item cannot have', async () => {
    const body = { decision: 'acceptAt', atUtc: '2026-03-01T08:00:00.000Z' };

    expect(await world.refusal({ body })).toEqual([409, 'review.not_possible']);
  });
});

describe('412', () => {
  it('lets no draft count that is another one than was seen', async () => {
    const { id, version } = await aSeenDraft();
    const knex = world.api.database.database.knex;
    await knex('time_entries').where({ id }).update({ kind: 'standby' });

    const body = { decision: 'accept', version } as const;
    expect(await world.refusal({ params: inRoute(id), body })).toEqual([412, 'record.changed_meanwhile']);
  });
});
