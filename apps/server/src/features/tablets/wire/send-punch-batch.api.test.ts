import { createHash, randomUUID } from 'node:crypto';
import { encodePunchDetails } from '@stimpill/api-types/signing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CompanyRow } from '#database/tables/companies.ts';
import type { EmployeeRow } from '#database/tables/people.ts';
import type {
  PinSealRow,
  PunchDetailsRow,
  PunchEnvelopeRow,
  StrayEnvelopeRow,
} from '#database/tables/punches.ts';
import type { DeviceIncidentRow } from '#database/tables/tablets.ts';
import type { ReviewItemRow } from '#database/tables/time.ts';
import type { Hashing } from '#features/auth/hashing-queue.ts';
import { CHEAP_HASHING, startApi, type TestApi } from '../../../../test/api.ts';
import { PIN } from '../../../../test/given.ts';
import { stored } from '../../../../test/stored.ts';
import { aPunchClock, aTablet, type BatchItem, type Tablet } from '../../../../test/tablet.ts';

let api: TestApi;
let company: CompanyRow;
let manager: EmployeeRow;
let employee: EmployeeRow;
let tablet: Tablet;

/** Stored hashes with which a PIN was compared. */
const compared = new Set<string | null>();
const notingHashing: Hashing = {
  hash: CHEAP_HASHING.hash,
  verify: (storedHash, secret) => {
    compared.add(storedHash);
    return CHEAP_HASHING.verify(storedHash, secret);
  },
};

beforeAll(async () => {
  api = await startApi({ hashing: notingHashing });
});
afterAll(() => api.stop());
beforeEach(async () => {
  api.time.advance({ hours: 25 });
  ({ company, manager, employee, tablet } = await aPunchClock(api));
});

const entries = () => stored(api).entriesOf(employee);
const rows = async <Row extends { readonly company_id: string }>(table: string): Promise<Row[]> =>
  api.deps.database.knex(table).where({ company_id: company.id });
const reviews = async () =>
  (await rows<ReviewItemRow>('review_items')).filter((item) => item.settled_at === null);
const verdictsOf = (results: readonly { readonly verdict: string }[]) =>
  results.map(({ verdict }) => verdict);
const judged = () => api.deps.inboxJudge.drain();

/** A punch made offline, with a sealed PIN. */
const offline = (action: 'start' | 'stop', pin = PIN) => tablet.tap({ employee, action, pin });

describe('200', () => {
  it('applies a punch that was made in a live session, at the time of the tap', async () => {
    const employeeToken = await tablet.signIn(employee, PIN);
    const tappedAt = api.time.clock();
    const item = await tablet.tap({ employee, action: 'start', employeeToken });
    api.time.advance({ seconds: 90 });

    const [result] = await tablet.send([item]);

    const [entry] = await entries();
    expect(entry).toMatchObject({ start_at: tappedAt, end_at: null });
    expect(result).toMatchObject({
      verdict: 'applied',
      outcome: 'applied',
      reason: null,
      punchedAtUtc: new Date(tappedAt).toISOString(),
      isClockedIn: true,
      timeEntryId: entry?.id,
      photoUploadGrant: null,
    });
    expect(result?.receipt).toMatch(/^[\w-]{80,}$/);
  });

  it('says of a punch with a sealed PIN only that it is safe, and applies it', async () => {
    const start = await offline('start');
    api.time.advance({ hours: 8 });
    const stop = await offline('stop');

    const results = await tablet.send([start, stop]);
    await judged();

    const told = {
      verdict: 'stored',
      outcome: 'stored',
      reason: null,
      punchedAtUtc: null,
      isClockedIn: null,
    };
    expect(results).toMatchObject([told, told]);
    expect(await entries()).toMatchObject([{ is_locked: expect.anything() as unknown }]);
    expect((await entries())[0]!.end_at! - (await entries())[0]!.start_at).toBe(8 * 3_600_000);
    expect(await reviews()).toEqual([]);
  });

  it('erases the seal as soon as the PIN was checked', async () => {
    await tablet.send([await offline('start')]);
    await judged();

    expect(await rows<PinSealRow>('pin_seals')).toEqual([]);
  });

  it('answers a wrong PIN exactly as a right one, judged or not, and asks a manager', async () => {
    const [right, wrong] = [await offline('start'), await offline('stop', '0000')];
    const answersTo = async (item: BatchItem) => {
      const first = await tablet.send([item]);
      await judged();
      const again = await tablet.send([item]);
      return [...first, ...again].map((answer) => ({ ...answer, punchId: '', sequence: 0 }));
    };

    const told = await answersTo(right);

    expect(await answersTo(wrong)).toEqual(told);
    expect(told.map(({ verdict, outcome, receipt }) => [verdict, outcome, receipt])).toEqual([
      ['stored', 'stored', null],
      ['duplicate', 'stored', null],
    ]);
    expect(await reviews()).toMatchObject([{ reason: 'pin_failed', employee_id: employee.id }]);
    expect(await entries()).toMatchObject([{ end_at: null }]);
  });

  it('compares a wrong PIN and a right one with the same hashes, where it may have been either of two', async () => {
    await replacePin('9753');
    const work: string[][] = [];
    for (const pin of ['9753', '0000']) {
      compared.clear();
      const item = await tablet.tap({ employee, action: 'start', pin, header: { clock: ofNoTime() } });
      await tablet.call('sendPunchBatch', { body: { items: [item] } });
      await judged();
      work.push([...compared].map(String).sort());
    }

    expect(work[1]).toEqual(work[0]);
    expect(work[0]).toHaveLength(2);
  });

  it('says duplicate, with the outcome of the first time, however often an item comes', async () => {
    const employeeToken = await tablet.signIn(employee, PIN);
    const item = await tablet.tap({ employee, action: 'start', employeeToken });
    const [first] = await tablet.send([item]);

    const again = [...(await tablet.send([item])), ...(await tablet.send([item, item]))];

    for (const result of again) expect(result).toMatchObject({ verdict: 'duplicate', outcome: 'applied' });
    expect(again[0]?.timeEntryId).toBe(first?.timeEntryId);
    expect(await entries()).toHaveLength(1);
    expect(await stored(api).punchesOf(company)).toHaveLength(1);
  });

  it('keeps both of two contents under one id, and raises an alarm', async () => {
    const punchId = randomUUID();
    const first = await tablet.tap({ employee, action: 'start', pin: PIN, header: { punchId } });
    const second = await tablet.tap({ employee, action: 'stop', pin: PIN, header: { punchId } });

    const results = [...(await tablet.send([first])), ...(await tablet.send([second]))];

    expect(verdictsOf(results)).toEqual(['stored', 'mismatch']);
    expect(await rows<StrayEnvelopeRow>('stray_envelopes')).toMatchObject([
      { reason: 'mismatch', punch_id: punchId },
    ]);
    expect(await rows<DeviceIncidentRow>('device_incidents')).toContainEqual(
      expect.objectContaining({ kind: 'mismatch', closed_at: null }),
    );
  });

  it('keeps both of two punches under one number', async () => {
    const first = await offline('start');
    const again = await tablet.tap({ employee, action: 'stop', pin: PIN, header: { sequence: 1 } });

    const results = [...(await tablet.send([first])), ...(await tablet.send([{ ...again, sequence: 1 }]))];

    expect(verdictsOf(results)).toEqual(['stored', 'mismatch']);
  });

  it('opens an incident for numbers that are missing, and closes it when they arrive', async () => {
    const items: BatchItem[] = [];
    for (let count = 0; count < 6; count += 1) items.push(await offline(count % 2 === 0 ? 'start' : 'stop'));
    const stateAfter = async (...some: number[]) => {
      const sent = some.map((index) => items[index]!);
      const { data } = await tablet.call('sendPunchBatch', { body: { items: sent } });
      return [data.station.highestSequence, data.station.missing];
    };

    expect(await stateAfter(0, 4)).toEqual([1, [{ from: 2, to: 4 }]]);
    expect(await stateAfter(2)).toEqual([
      1,
      [
        { from: 2, to: 2 },
        { from: 4, to: 4 },
      ],
    ]);
    expect(await stateAfter(1, 3)).toEqual([5, []]);
    const open = (await rows<DeviceIncidentRow>('device_incidents')).filter((row) => row.closed_at === null);
    expect(open).toEqual([]);
  });

  it.each([
    ['no base64', { envelope: '!!!' }],
    ['no envelope', { envelope: 'AAAA' }],
    ['a version of the future', { envelope: Buffer.from('{"formatVersion":9}').toString('base64url') }],
  ])('keeps what cannot be read, once: %s', async (_, broken) => {
    const item = { ...(await offline('start')), ...broken };

    const results = [...(await tablet.send([item])), ...(await tablet.send([item]))];

    expect(results).toMatchObject([{ verdict: 'review', reason: 'integrity' }, { verdict: 'review' }]);
    expect(await rows<StrayEnvelopeRow>('stray_envelopes')).toMatchObject([{ envelope: broken.envelope }]);
  });

  it('asks a manager about every punch that does not match its signature', async () => {
    const good = await offline('start');
    const bad = { ...good, signature: `${good.signature.slice(0, -4)}AAAA` };

    await tablet.send([bad]);
    await judged();

    expect(await reviews()).toMatchObject([{ reason: 'integrity' }]);
    expect(await rows<PunchEnvelopeRow>('punch_envelopes')).toMatchObject([{ fault: 'signature' }]);
    expect(await entries()).toEqual([]);
  });

  it('asks a manager where the chain is broken', async () => {
    const first = await offline('start');
    tablet.chain.hash = new Uint8Array(32);
    const second = await offline('stop');

    await tablet.send([first, second]);
    await judged();

    expect(await reviews()).toMatchObject([{ reason: 'integrity', punch_id: second.punchId }]);
  });

  it('takes no seal of another punch for its own', async () => {
    const [one, other] = [await offline('start'), await offline('stop')];

    await tablet.send([{ ...one, seal: other.seal! }]);
    await judged();

    expect(await reviews()).toMatchObject([{ reason: 'pin_unchecked', punch_id: one.punchId }]);
  });

  it('does not open a seal for a key that it does not know', async () => {
    const sealingKeys = tablet.sealingKeys.splice(0);
    tablet.sealingKeys.push({ ...sealingKeys[0]!, keyId: randomUUID() });

    await tablet.send([await offline('start')]);
    await judged();

    expect(await reviews()).toMatchObject([{ reason: 'pin_unchecked' }]);
  });

  it('opens ten seals at most of somebody who guesses, and none after that', async () => {
    const guesses: BatchItem[] = [];
    for (let count = 0; count < 30; count += 1) guesses.push(await offline('start', String(1_000 + count)));
    await tablet.send(guesses);
    await judged();

    const reasons = (await reviews()).map(({ reason }) => reason);
    expect(reasons.filter((reason) => reason === 'pin_failed').length).toBeLessThanOrEqual(10);
    expect(reasons.filter((reason) => reason === 'pin_unchecked').length).toBeGreaterThanOrEqual(20);
    const { codes } = await tablet.call('authenticateStationPin', {
      body: { employeeId: employee.id, pin: PIN },
    });
    expect(codes).toEqual(['kiosk.pin_locked']);
  });

  it('makes a draft of a punch whose time is uncertain, and asks a manager', async () => {
    const item = await tablet.tap({ employee, action: 'start', pin: PIN, header: { clock: ofNoTime() } });

    await tablet.call('sendPunchBatch', { body: { items: [item] } });
    await judged();

    expect(await reviews()).toMatchObject([{ reason: 'time_uncertain', punch_id: item.punchId }]);
    expect((await entries()).map(({ is_draft }) => Boolean(is_draft))).toEqual([true]);
  });

  it('lets a stop wait for its start on another tablet, and applies both when the start arrives', async () => {
    const other = await aTablet(api, manager);
    const start = await other.tap({ employee, action: 'start', pin: PIN });
    api.time.advance({ hours: 4 });
    const employeeToken = await tablet.signIn(employee, PIN);
    const [early] = await tablet.send([await tablet.tap({ employee, action: 'stop', employeeToken })]);

    await other.send([start]);
    await judged();

    expect(early).toMatchObject({ verdict: 'waiting', outcome: 'waiting' });
    const [entry] = await entries();
    expect(entry!.end_at! - entry!.start_at).toBe(4 * 3_600_000);
    expect(await reviews()).toEqual([]);
  });

  it('asks a manager about a stop without a start once every tablet has reported', async () => {
    const other = await aTablet(api, manager);
    await tablet.send([await offline('stop')]);
    await judged();
    const before = await reviews();
    api.time.advance({ minutes: 1 });

    const health = { appVersion: '1.0.0', waitingPunches: 0, lastSequence: 0, isStoragePersistent: true };
    await other.call('sendHeartbeat', { body: health });

    expect(before).toEqual([]);
    expect(await reviews()).toMatchObject([{ reason: 'not_clocked_in' }]);
  });

  it('remembers by its receipt how a punch was proven, after a restore from a backup', async () => {
    const item = await offline('start');
    await tablet.send([item]);
    await judged();
    const body = { appVersion: '1', waitingPunches: 0, lastSequence: 1, isStoragePersistent: true };
    const heartbeat = await tablet.call('sendHeartbeat', {
      body: { ...body, awaitedReceipts: [item.punchId] },
    });
    const { receipt } = heartbeat.data.receipts[0]!;
    await forgetEverythingOf(item.punchId);

    const { seal: _, ...withoutSeal } = item;
    await tablet.send([{ ...withoutSeal, receipt }]);
    await judged();

    expect(await entries()).toHaveLength(1);
    expect(await reviews()).toEqual([]);
  });

  it('takes a punch back after a restore from a backup, at its time and without the position that the tablet has erased', async () => {
    const details = { salt: 'c2FsdA', latitude: 64.1357924, longitude: -21.97, accuracyMeters: 12 };
    const detailsDigest = createHash('sha256').update(encodePunchDetails(details)).digest('base64url');
    const item = await tablet.tap({ employee, action: 'start', pin: PIN, header: { detailsDigest } });
    const positions = () => rows<PunchDetailsRow>('punch_details');
    await tablet.send([{ ...item, details }]);
    await judged();
    const [before] = await entries();
    expect(await positions()).toMatchObject([{ latitude: details.latitude }]);

    const [known] = await tablet.send([item]);
    await forgetEverythingOf(item.punchId);
    api.time.advance({ hours: 3 });
    const [taken] = await tablet.send([item]);
    await judged();

    expect([known?.verdict, taken?.verdict]).toEqual(['duplicate', 'stored']);
    expect(await entries()).toMatchObject([{ start_at: before!.start_at }]);
    expect((await positions()).filter(({ latitude }) => latitude !== null)).toEqual([]);
    expect(await rows('stray_envelopes')).toEqual([]);
  });

  it('judges after a crash the punches that were only stored before it', async () => {
    const employeeToken = await tablet.signIn(employee, PIN);
    const item = await tablet.tap({ employee, action: 'start', employeeToken });
    await tablet.send([item]);
    await api.deps.database.knex('time_entries').where({ company_id: company.id }).delete();
    await asIfNeverJudged(item.punchId);

    await judged();

    expect(await entries()).toHaveLength(1);
  });

  it('checks an offline punch against the PIN that was good when it was made', async () => {
    const item = await offline('start');
    await replacePin('9753');
    const later = await offline('stop', '9753');

    await tablet.send([item, later]);
    await judged();

    expect(await reviews()).toEqual([]);
    expect(await entries()).toMatchObject([{ end_at: expect.any(Number) as number }]);
  });
});

/** An hour after now, and an hour ago when it ends. */
async function replacePin(pin: string): Promise<void> {
  api.time.advance({ hours: 1 });
  const { knex } = api.deps.database;
  const pin_hash = await api.deps.pins.hashPin({ companyId: company.id, employeeId: employee.id }, pin);
  await knex('former_pins').insert({
    company_id: company.id,
    id: randomUUID(),
    employee_id: employee.id,
    pin_hash: employee.pin_hash,
    replaced_at: api.time.clock(),
  });
  await knex('employees').where({ id: employee.id }).update({ pin_hash });
  api.time.advance({ hours: 1 });
}

/** Readings of a tablet that was never told the time. */
const ofNoTime = () => ({
  documentId: randomUUID(),
  monotonicMs: 1_000,
  wallMs: api.time.clock(),
  anchor: null,
  stretches: [],
  hasLeftOutStretches: false,
});

/** As the database looks after an older backup was restored. The inbox refuses deletions, so this goes past its guards. */
async function forgetEverythingOf(punchId: string): Promise<void> {
  await withoutGuards(async () => {
    const { knex } = api.deps.database;
    for (const table of [
      'punch_verdicts',
      'punch_proofs',
      'punch_envelopes',
      'punch_details',
      'open_punches',
    ])
      await knex(table).where({ punch_id: punchId }).delete();
    await knex('punch_inbox').where({ id: punchId }).delete();
    await knex('time_entries').where({ company_id: company.id }).delete();
  });
}

async function asIfNeverJudged(punchId: string): Promise<void> {
  const { knex } = api.deps.database;
  const punch = await knex('punch_inbox').where({ id: punchId }).first<Record<string, unknown>>();
  await withoutGuards(async () => {
    await knex('punch_verdicts').where({ punch_id: punchId }).delete();
  });
  await knex('open_punches').insert({
    company_id: company.id,
    punch_id: punchId,
    employee_id: punch['employee_id'],
    device_id: punch['device_id'],
    sequence: 1,
    action: punch['action'],
    punched_at: punch['punched_at'],
    received_at: punch['received_at'],
    is_draft: false,
    state: 'stored',
  });
}

/** On PostgreSQL. The setting is for a cluster and says nothing on one machine. */
async function setGuards(state: 'disable' | 'enable'): Promise<void> {
  await api.deps.database.knex.transaction(async (tx) => {
    await tx.raw('set local citus.enable_unsafe_triggers = on');
    for (const table of ['punch_inbox', 'punch_verdicts', 'punch_envelopes', 'punch_proofs'])
      await tx.raw(`alter table ${table} ${state} trigger user`);
  });
}

async function withoutGuards(work: () => Promise<void>): Promise<void> {
  const { knex, engine } = api.deps.database;
  if (engine === 'postgresql') {
    await setGuards('disable');
    await work();
    await setGuards('enable');
    return;
  }
  const triggers = await knex<{ name: string; sql: string; type: string }>('sqlite_schema')
    .where({ type: 'trigger' })
    .whereLike('name', 'punch_%');
  for (const { name } of triggers) await knex.raw(`drop trigger ${name}`);
  await work();
  for (const { sql } of triggers) await knex.raw(sql);
}
