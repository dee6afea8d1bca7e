// A tablet that lost its registration hands over what it still has of it, under the one that a manager gave it since.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CompanyRow } from '#database/tables/companies.ts';
import type { EmployeeRow } from '#database/tables/people.ts';
import type { PunchEnvelopeRow } from '#database/tables/punches.ts';
import type { DeviceIncidentRow } from '#database/tables/tablets.ts';
import type { ReviewItemRow } from '#database/tables/time.ts';
import { findCompany } from '#features/companies/company-store.ts';
import { settleReviewItem } from '#features/ledger/settle-review-item.ts';
import { startApi, type TestApi } from '../../../../test/api.ts';
import { operatorNamed } from '../../../../test/authors.ts';
import { PIN } from '../../../../test/given.ts';
import { stored } from '../../../../test/stored.ts';
import { aPunchClock, aTablet, type BatchItem, type Tablet } from '../../../../test/tablet.ts';

let api: TestApi;
let company: CompanyRow;
let companyId: string;
let employee: EmployeeRow;
let manager: EmployeeRow;
/** What the tablet was, and what it is since its key was lost. */
let before: Tablet;
let since: Tablet;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(async () => {
  api.time.advance({ hours: 25 });
  const clock = await aPunchClock(api);
  ({ employee, manager, tablet: before } = clock);
  company = clock.company;
  companyId = company.id;
  since = await aTablet(api, manager);
});

type Rest = { readonly lastNumber?: { readonly keyEpoch: number; readonly sequence: number } };
const recover = (items: readonly BatchItem[], rest: Rest = {}, by = since) =>
  by.call('recoverPunches', { body: { deviceId: before.deviceId, items, ...rest } });
const reasons = async () =>
  (
    await api.deps.database.knex<ReviewItemRow>('review_items').where({ company_id: companyId }).orderBy('id')
  ).map(({ reason, punch_id }) => [reason, punch_id]);
const incidents = () =>
  api.deps.database.knex<DeviceIncidentRow>('device_incidents').where({ company_id: companyId });
const entries = () => stored(api).entriesOf(employee);

/** Half an hour of work that the tablet never handed over. */
async function aShift(): Promise<readonly [BatchItem, BatchItem]> {
  const start = await before.tap({ employee, action: 'start', pin: PIN });
  api.time.advance({ minutes: 30 });
  return [start, await before.tap({ employee, action: 'stop', pin: PIN })];
}

describe('200: punches of an earlier registration', () => {
  it('are working time as a draft, each once, with a question about each, and none is asked twice', async () => {
    const items = await aShift();

    const first = await recover(items);
    await api.deps.inboxJudge.drain();
    const again = await recover(items);
    await api.deps.inboxJudge.drain();

    const verdicts = [first, again].map(({ data }) => data.results.map(({ verdict }) => verdict));
    expect(verdicts).toEqual([
      ['stored', 'stored'],
      ['duplicate', 'duplicate'],
    ]);
    expect(new Set(await reasons())).toEqual(new Set(items.map(({ punchId }) => ['recovered', punchId])));
    expect(await reasons()).toHaveLength(2);
    expect((await entries()).map(({ is_draft }) => Boolean(is_draft))).toEqual([true]);
    const brought = await api.deps.database
      .knex<PunchEnvelopeRow>('punch_envelopes')
      .where({ company_id: companyId })
      .pluck('brought_by');
    expect(brought).toEqual([since.deviceId, since.deviceId]);
  });

  it('count once a manager has agreed to each', async () => {
    await recover(await aShift());
    await api.deps.inboxJudge.drain();
    const open = await api.deps.database.knex<ReviewItemRow>('review_items').where({ company_id: companyId });
    const known = (await findCompany(api.deps.database.knex, companyId))!;
    const author = { company: known, by: operatorNamed('Björk'), reason: 'Anna was here' };

    for (const { id } of open) await settleReviewItem(api.deps, author, id, { kind: 'accept' });

    expect(
      (await entries()).map(({ start_at, end_at, is_draft }) => [
        (end_at ?? 0) - start_at,
        Boolean(is_draft),
      ]),
    ).toEqual([[30 * 60_000, false]]);
  });

  it('are taken also of a tablet that is out of use, and of those that the server has it says so', async () => {
    const [start, stop] = await aShift();
    await before.send([start]);
    await before.call('revokeOwnDevice', { body: { lastSequence: 2, isRestExported: true } });

    const { data } = await recover([start, stop]);
    await api.deps.inboxJudge.drain();

    expect(data.results.map(({ verdict }) => verdict)).toEqual(['duplicate', 'stored']);
    expect(await reasons()).toEqual([['recovered', stop.punchId]]);
  });

  it('are not believed without the signature of the key that was bound to the earlier device', async () => {
    const [start] = await aShift();
    const forged = {
      ...start,
      signature: (await since.tap({ employee, action: 'start', pin: PIN })).signature,
    };

    await recover([forged]);
    await api.deps.inboxJudge.drain();

    expect(await reasons()).toEqual([['integrity', start.punchId]]);
    expect(await entries()).toEqual([]);
  });

  it('that somebody called wrong are asked about as such, too', async () => {
    const [start] = await aShift();

    await recover([{ ...start, isDisputed: true }]);
    await recover([{ ...start, isDisputed: true }]);
    await api.deps.inboxJudge.drain();

    expect((await reasons()).map(([reason]) => reason).sort()).toEqual(['disputed', 'recovered']);
  });

  it('that are lost for good are named to a manager by their numbers, once', async () => {
    const [start] = await aShift();
    await recover([start]);

    await recover([], { lastNumber: { keyEpoch: 1, sequence: 3 } });
    await recover([], { lastNumber: { keyEpoch: 1, sequence: 3 } });

    expect(await incidents()).toMatchObject([
      { device_id: before.deviceId, kind: 'chain_shortened', from_sequence: 2, to_sequence: 3 },
    ]);
  });

  it('are no loss where the server has every number', async () => {
    await recover(await aShift(), { lastNumber: { keyEpoch: 1, sequence: 2 } });

    expect(await incidents()).toEqual([]);
  });
});

describe('404', () => {
  it('is answered for a tablet that the company never had, and nothing is kept', async () => {
    const elsewhere = await aPunchClock(api);
    const items = await aShift();

    const { status, errors } = await recover(items, {}, elsewhere.tablet);

    expect([status, errors[0]?.code]).toEqual([404, 'station.tablet_unknown']);
    expect(await stored(api).punchesOf(elsewhere.company)).toEqual([]);
  });
});

describe('409', () => {
  it('asks a second tablet with the same punches to try again while the first hands them over, and each is taken once', async () => {
    const items = await aShift();

    const answers = await Promise.all([recover(items), recover(items), recover(items)]);

    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.length).toBeLessThan(answers.length);
    for (const { codes } of refused) expect(codes).toEqual(['station.upload_in_progress']);
    expect(await stored(api).punchesOf(company)).toHaveLength(2);
  });
});
