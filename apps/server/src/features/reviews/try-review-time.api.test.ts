import { describe, expect, it } from 'vitest';
import type { EmployeeRow } from '#database/tables/people.ts';
import { aDoubtfulPunch } from '../../../test/a-doubtful-punch.ts';
import { companyWorld } from '../../../test/company-world.ts';
import { PIN } from '../../../test/given.ts';

const world = companyWorld('tryReviewTime');

const hoursAgo = (hours: number) => new Date(world.api.time.clock() - hours * 3_600_000).toISOString();
const somebody = () => world.api.given.anEmployee(world.tenant.company, { pin: PIN });
const aForgottenOut = (employee: EmployeeRow) => world.api.given.anEntry(employee, hoursAgo(14), null);
const inRoute = (reviewId: string) => ({ companyId: world.tenant.company.id, reviewId });

describe('200', () => {
  it('shows the end that was typed, as the proposed one is shown', async () => {
    const { id } = await aForgottenOut(await somebody());

    const { data } = await world.call({
      params: inRoute(id),
      body: { key: 'setEnd', atUtc: hoursAgo(6) },
    });

    expect(data).toMatchObject({
      key: 'setEnd',
      atUtc: hoursAgo(6),
      entry: { id, endAtUtc: hoursAgo(6) },
      needs: ['reason'],
      effect: { workedMinutesBefore: 0, workedMinutesAfter: 480 },
    });
  });

  it('shows what a punch changes at the time that was typed, and changes nothing', async () => {
    const employee = await somebody();
    await world.api.given.anEntry(employee, hoursAgo(2), null);
    const { id } = await aDoubtfulPunch(world, employee);
    const body = { key: 'acceptAt', atUtc: hoursAgo(1.5) };

    const { data } = await world.call({ params: inRoute(id), body });

    expect(data.effect).toMatchObject({ workedMinutesBefore: 0, workedMinutesAfter: 30 });
    expect((await world.call({ params: inRoute(id), body })).data).toEqual(data);
  });

  it('says why the time would be refused', async () => {
    const { id } = await aForgottenOut(await somebody());

    const { data } = await world.call({
      params: inRoute(id),
      body: { key: 'setEnd', atUtc: hoursAgo(15) },
    });

    expect(data).toMatchObject({ effect: null, refusal: { code: 'request.invalid' } });
  });
});

describe('400', () => {
  it('names what is at fault', async () => {
    expect(await world.refusal({ body: { key: 'accept' } })).toEqual([
      400,
      'request.invalid',
      'request.invalid',
    ]);
  });
});

describe('404', () => {
  it('does not know a question that is not there', async () => {
    expect(await world.ofNobody('reviewId')).toEqual([404, 'review.not_found']);
  });
});

describe('409', () => {
  it('says that a question is settled, or takes no other time', async () => {
    const settled = await world.api.given.aReviewItem(await somebody(), {
      settled_at: 1,
      decision: 'accept',
    });
    const locked = await world.api.given.aReviewItem(await somebody(), { reason: 'pin_locked' });

    expect(await world.refusal({ params: inRoute(settled.id) })).toEqual([409, 'review.not_open']);
    expect(await world.refusal({ params: inRoute(locked.id) })).toEqual([409, 'review.not_possible']);
  });
});
