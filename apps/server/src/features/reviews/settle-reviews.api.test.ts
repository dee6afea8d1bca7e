import { describe, expect, it } from 'vitest';
import { companyWorld } from '../../../test/company-world.ts';

const world = companyWorld('settleReviews');

const inRoute = () => ({ companyId: world.tenant.company.id });
const settle = (reviewIds: readonly string[], decision = 'accept') =>
  world.call({ role: 'manager', params: inRoute(), body: { reviewIds, decision, reason: 'Straumleysi' } });
const stillOpen = async (ids: readonly string[]) =>
  (await world.ask('listReviews')).data.map(({ id }) => id).filter((id) => ids.includes(id));

async function anItem(employee = world.tenant.employee): Promise<string> {
  return (await world.api.given.aReviewItem(employee, { reason: 'missing_stop' })).id;
}

describe('200', () => {
  it('settles each of them, with the reason in its history', async () => {
    const reviewIds = [await anItem(), await anItem()];

    const { data } = await settle(reviewIds, 'reject');

    expect(data.map(({ reviewId, refusal }) => [reviewId, refusal])).toEqual(
      reviewIds.map((id) => [id, null]),
    );
    expect(await stillOpen(reviewIds)).toEqual([]);
    const changes = await world.api.deps.database
      .knex('changes')
      .where({ subject: 'reviewItem', reason: 'Straumleysi', company_id: world.tenant.company.id });
    expect(changes).toHaveLength(2);
  });

  it('refuses one by itself and settles the others', async () => {
    const own = await anItem(world.tenant.users.manager);
    const reviewIds = [own, await anItem()];

    const { data } = await settle(reviewIds, 'reject');

    expect(data.map(({ refusal }) => refusal?.code)).toEqual(['auth.own_time', undefined]);
    expect(await stillOpen(reviewIds)).toEqual([own]);
  });

  it('accepts drafts together, or removes them, with or without a reason', async () => {
    const { given } = world.api;
    const drafts = [];
    for (const day of ['20', '21', '22', '23'])
      drafts.push(
        await given.anEntry(world.tenant.employee, `2026-02-${day}T08:00:00Z`, `2026-02-${day}T16:00:00Z`, {
          is_draft: true,
        }),
      );
    const ids = drafts.map(({ id }) => id);
    const params = inRoute();

    const kept = await world.call({
      role: 'manager',
      params,
      body: { reviewIds: ids.slice(0, 2), decision: 'accept' },
    });
    const gone = await settle(ids.slice(2), 'reject');

    expect(kept.data.map(({ settled }) => settled?.entry?.isDraft)).toEqual([false, false]);
    expect(gone.data.map(({ settled }) => settled?.removedTimeEntryId)).toEqual(ids.slice(2));
    expect(await stillOpen(ids)).toEqual([]);
    const again = await settle(ids.slice(0, 1), 'accept');
    expect(again.data).toMatchObject([{ settled: null, refusal: { code: 'review.not_open' } }]);
  });

  it('says of one that was settled before that it is settled', async () => {
    const id = await anItem();
    await settle([id], 'reject');

    const { data } = await settle([id], 'reject');

    expect(data).toMatchObject([{ settled: null, refusal: { code: 'review.not_open' } }]);
  });
});

describe('400', () => {
  it.each([
    ['reviewIds', { reviewIds: [], decision: 'accept' }],
    ['decision', { reviewIds: ['00000000-0000-4000-8000-000000000000'], decision: 'attach' }],
  ])('names %s where it is at fault', async (field, body) => {
    const { status, errors } = await world.call({ body });

    expect([status, errors.map((each) => each.field)]).toEqual([400, [field]]);
  });
});

describe('404', () => {
  it('settles nothing where one of them is not there', async () => {
    const id = await anItem();

    const { status, codes } = await settle([id, '00000000-0000-4000-8000-000000000000']);

    expect([status, ...codes]).toEqual([404, 'review.not_found']);
    expect(await stillOpen([id])).toEqual([id]);
  });
});
