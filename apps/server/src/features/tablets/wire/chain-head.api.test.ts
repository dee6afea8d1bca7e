// What the server does, over real HTTP, when a tablet tells the head of its chain: incidents, and bounds for the time of later punches.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CompanyRow } from '#database/tables/companies.ts';
import type { EmployeeRow } from '#database/tables/people.ts';
import type { PunchEnvelopeRow } from '#database/tables/punches.ts';
import type { DeviceHeadRow, DeviceIncidentRow } from '#database/tables/tablets.ts';
import type { ReviewItemRow } from '#database/tables/time.ts';
import { toBase64Url } from '@stimpill/api-types/signing';
import { startApi, type TestApi } from '../../../../test/api.ts';
import { PIN } from '../../../../test/given.ts';
import { stored } from '../../../../test/stored.ts';
import { aPunchClock, type BatchItem, type Tablet } from '../../../../test/tablet.ts';

let api: TestApi;
let company: CompanyRow;
let employee: EmployeeRow;
let tablet: Tablet;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(async () => {
  api.time.advance({ hours: 25 });
  ({ company, employee, tablet } = await aPunchClock(api));
});

type Head = { sequence: number; hash: string; anchor?: string };

const rows = async <Row extends { readonly company_id: string }>(table: string): Promise<Row[]> =>
  api.deps.database.knex(table).where({ company_id: company.id });
const shortened = async () =>
  (await rows<DeviceIncidentRow>('device_incidents'))
    .filter(({ kind }) => kind === 'chain_shortened')
    .map(({ key_epoch, from_sequence, to_sequence }) => [key_epoch, from_sequence, to_sequence]);
const gradeOf = async (sequence: number) =>
  (await rows<PunchEnvelopeRow>('punch_envelopes')).find((row) => row.sequence === sequence)?.time_grade;

const tap = (action: 'start' | 'stop' = 'start') => tablet.tap({ employee, action, pin: PIN });

/** What the tablet tells now, with the anchor of the previous answer. */
const headNow = (anchor?: string): Head => {
  const { sequence, hash } = tablet.chain;
  return { sequence, hash: toBase64Url(hash), ...(anchor === undefined ? {} : { anchor }) };
};
const health = { appVersion: '1.0.0', waitingPunches: 0, lastSequence: 0, isStoragePersistent: true };
const tell = async (chainHead?: Head) => {
  const { data } = await tablet.call('sendHeartbeat', { body: { ...health, chainHead } });
  return data.station.anchor;
};
const send = async (items: readonly BatchItem[], chainHead?: Head) => {
  const closingAnchor = await tablet.askTime();
  await tablet.call('sendPunchBatch', { body: { closingAnchor, chainHead, items } });
  await api.deps.inboxJudge.drain();
};

/** Somebody takes the last waiting punch away and rolls the chain back, wherever the tablet remembers it. */
async function erasedAfterTelling() {
  const first = await tap();
  const before = { ...tablet.chain };
  await tap();
  await tell(headNow(await tell()));
  Object.assign(tablet.chain, before);
  api.time.advance({ minutes: 1 });
  return { first, newer: await tell() };
}

describe('a chain that is shorter than the tablet has told', () => {
  it('opens one incident, with the numbers that are gone, however often the tablet tells it', async () => {
    const { newer } = await erasedAfterTelling();

    for (let minute = 1; minute <= 3; minute += 1) {
      await tell(headNow(newer));
      api.time.advance({ minutes: 1 });
    }

    expect(await shortened()).toEqual([[1, 2, 2]]);
  });

  it('is found with the next batch as well', async () => {
    const { first, newer } = await erasedAfterTelling();

    await send([first], headNow(newer));

    expect(await shortened()).toEqual([[1, 2, 2]]);
  });

  it('is found by its hash when other punches take the numbers, and each goes to a manager', async () => {
    await erasedAfterTelling();

    await send([await tap('stop')]);

    expect(await shortened()).toEqual([[1, 2, 2]]);
    const reviews = await rows<ReviewItemRow>('review_items');
    expect(reviews.map(({ reason }) => reason)).toContain('integrity');
  });

  it('is found when another hash is told at the number, whatever the anchor', async () => {
    await tap();
    await tell(headNow(await tell()));

    await tell({ ...headNow(), hash: toBase64Url(new Uint8Array(32)) });

    expect(await shortened()).toEqual([[1, 1, 1]]);
  });

  it('is not reported for a request that came late or twice over a bad line', async () => {
    const anchor = await tell();
    await tap();
    const early = headNow(anchor);
    await tap();
    api.time.advance({ seconds: 30 });
    await tell(headNow(await tell()));
    api.time.advance({ seconds: 30 });

    await tell(early);
    await tell(early);
    await tell({ sequence: early.sequence, hash: early.hash });

    expect(await shortened()).toEqual([]);
  });

  it('is never reported for a tablet that tells nothing of its chain', async () => {
    await send([await tap()]);
    await tell();
    await send([await tap('stop')]);

    expect(await shortened()).toEqual([]);
    expect(await rows<DeviceHeadRow>('device_heads')).toEqual([]);
  });

  it('is looked for under the key in force only: a tablet that is registered again starts with a new chain', async () => {
    await tap();
    await tell(headNow(await tell()));

    const anew = await aPunchClock(api, {});
    await anew.tablet.call('sendHeartbeat', {
      body: { ...health, chainHead: { ...headNow(), sequence: 0 } },
    });

    expect(await shortened()).toEqual([]);
  });

  it('costs the server a row for each punch that waits, and no more', async () => {
    for (let number = 1; number <= 12; number += 1) {
      const item = await tap(number % 2 === 1 ? 'start' : 'stop');
      api.time.advance({ minutes: 1 });
      await tell(headNow(await tell()));
      await send([item], headNow());
    }
    await tell(headNow(await tell()));

    expect((await rows<DeviceHeadRow>('device_heads')).map(({ sequence }) => sequence)).toEqual([12]);
  });

  it('costs a few rows more, and not one for each later punch, once a number never comes', async () => {
    const lost = 2;
    for (let number = 1; number <= 12; number += 1) {
      const item = await tap(number % 2 === 1 ? 'start' : 'stop');
      api.time.advance({ minutes: 1 });
      await tell(headNow(await tell()));
      if (number !== lost) await send([item], headNow());
    }
    await tell(headNow(await tell()));

    const kept = await rows<DeviceHeadRow>('device_heads');
    expect(kept.map(({ sequence }) => sequence)).toEqual([1, lost, 12]);
  });

  it('is still found by its hash when another punch takes a number that was missing for long', async () => {
    const first = await tap();
    await send([first], headNow());
    const before = { ...tablet.chain };
    await tap('stop');
    await tell(headNow(await tell()));
    for (let number = 3; number <= 6; number += 1) {
      await send([await tap(number % 2 === 1 ? 'start' : 'stop')], headNow());
      api.time.advance({ minutes: 1 });
      await tell(headNow(await tell()));
    }
    Object.assign(tablet.chain, before);

    await send([await tap('stop')]);

    const incidents = await rows<DeviceIncidentRow>('device_incidents');
    expect(incidents.map(({ kind, from_sequence: number }) => [kind, number])).toContainEqual([
      'chain_shortened',
      2,
    ]);
  });
});

describe('the time of a punch', () => {
  const MINUTE = 60_000;

  /** Somebody chooses an old anchor, and readings that fit it: 55 minutes ago. */
  async function backdated(minutes: number): Promise<BatchItem> {
    const now = tablet.readClocks();
    const clock = {
      ...now,
      monotonicMs: now.monotonicMs - minutes * MINUTE,
      wallMs: now.wallMs - minutes * MINUTE,
    };
    return tablet.tap({ employee, action: 'start', pin: PIN, header: { clock } });
  }

  it('is not before the moment at which the tablet told that there was no such punch yet', async () => {
    api.time.advance({ minutes: 60 });
    const told = api.time.clock();
    const anchor = await tell();
    await tell(headNow(anchor));
    api.time.advance({ minutes: 5 });

    await send([await backdated(55)]);

    expect(await gradeOf(1)).toBe('D');
    const [entry] = await stored(api).entriesOf(employee);
    expect(entry?.start_at).toBeGreaterThanOrEqual(told - 2 * MINUTE);
    expect(Boolean(entry?.is_draft)).toBe(true);
    const reviews = await rows<ReviewItemRow>('review_items');
    expect(reviews.map(({ reason }) => reason)).toEqual(['time_uncertain']);
    const incidents = await rows<DeviceIncidentRow>('device_incidents');
    expect(incidents.map(({ kind }) => kind)).toEqual(['clock_set']);
  });

  it('is not before that moment either when the tablet tells of the punch first and hands it over later', async () => {
    api.time.advance({ minutes: 60 });
    await tell(headNow(await tell()));
    api.time.advance({ minutes: 5 });
    const item = await backdated(55);
    for (let minute = 0; minute < 3; minute += 1) {
      await tell(headNow(await tell()));
      api.time.advance({ minutes: 1 });
    }

    await send([item]);

    expect(await gradeOf(1)).toBe('D');
  });

  it('is not moved for a punch that waited while the tablet went on telling of it', async () => {
    await tell(headNow(await tell()));
    api.time.advance({ minutes: 1 });
    const at = api.time.clock();
    const item = await tap();
    for (let minute = 0; minute < 30; minute += 1) {
      api.time.advance({ minutes: 1 });
      await tell(headNow(await tell()));
    }

    await send([item], headNow());

    expect(await gradeOf(1)).toBe('A');
    expect(await stored(api).entriesOf(employee)).toMatchObject([{ start_at: at }]);
  });

  it('is not moved for somebody who types a PIN in a second tab while the first one tells', async () => {
    api.time.advance({ minutes: 5 });
    const at = api.time.clock();
    const clock = tablet.readClocks();
    api.time.advance({ seconds: 40 });
    await tell(headNow(await tell()));
    api.time.advance({ seconds: 20 });
    const item = await tablet.tap({ employee, action: 'start', pin: PIN, header: { clock } });

    await send([item], headNow());

    expect(await gradeOf(1)).toBe('A');
    expect(await stored(api).entriesOf(employee)).toMatchObject([{ start_at: at }]);
  });
});
