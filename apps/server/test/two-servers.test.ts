// Two servers on one database, and a tablet whose every request reaches both of them at once. Whichever is first, an honest tablet
// gets a correct answer, and everything is stored once.
import { createHash, generateKeyPairSync, randomUUID } from 'node:crypto';
import { deviceKeyText, toBase64Url } from '@stimpill/api-types/signing';
import type { StationOperationId } from '@stimpill/api-types/station';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import type { CompanyRow } from '#database/tables/companies.ts';
import type { EmployeeRow } from '#database/tables/people.ts';
import type { PunchEnvelopeRow, StrayEnvelopeRow } from '#database/tables/punches.ts';
import type { DeviceIncidentRow } from '#database/tables/tablets.ts';
import type { ReviewItemRow } from '#database/tables/time.ts';
import { startApi, type TestApi } from './api.ts';
import { PASSWORD, PIN } from './given.ts';
import { callStation, signed, type StationCall } from './station-call.ts';
import { stored } from './stored.ts';
import { aPunchClock, type BatchItem, type Tablet } from './tablet.ts';

let servers: readonly [TestApi, TestApi];
let company: CompanyRow;
let employee: EmployeeRow;
let tablet: Tablet;
let session: { readonly beganAt: number; readonly token: string };

beforeAll(async () => {
  const first = await startApi();
  servers = [first, await startApi({ beside: first })];
});
afterAll(async () => {
  const [first, second] = servers;
  await second.stop();
  await first.stop();
});
beforeEach(async () => {
  servers[0].time.advance({ hours: 25 });
  ({ company, employee, tablet } = await aPunchClock(servers[0]));
  session = { beganAt: 0, token: '' };
});

const db = () => servers[0].deps.database.knex;
const drained = () => Promise.all(servers.map(({ deps }) => deps.inboxJudge.drain()));
const rowsOf = <Row extends object>(table: string): Promise<Row[]> =>
  db()(table).where({ company_id: employee.company_id });
const alarms = async () =>
  (await rowsOf<DeviceIncidentRow>('device_incidents')).filter((row) => row.closed_at === null);

async function send(api: TestApi, items: readonly BatchItem[]) {
  const answer = await callStation({ ...tablet, api }, 'sendPunchBatch', { body: { items } });
  // A server takes one batch of a tablet at a time and refuses a second one; the tablet then tries again.
  if (answer.codes[0] === 'station.upload_in_progress') return [];
  expect(answer.codes).toEqual([]);
  return answer.data.results;
}

/** This many punches, in and out, each in a session that began a minute ago at most. */
async function tapsOf(taps: number): Promise<readonly BatchItem[]> {
  const now = servers[0].time.clock();
  if (now - session.beganAt > 60_000) session = { beganAt: now, token: await tablet.signIn(employee, PIN) };
  const items: BatchItem[] = [];
  for (let tap = 0; tap < taps; tap += 1) {
    servers[0].time.advance({ seconds: 1 });
    const action = tablet.chain.sequence % 2 === 0 ? 'start' : 'stop';
    items.push(await tablet.tap({ employee, action, employeeToken: session.token }));
  }
  return items;
}

/** SQLite has one process, in which two servers never are: there fewer will do. */
const BATCHES = inject('engine' as never) === 'sqlite' ? 25 : 100;
const HONEST = ['applied', 'stored', 'duplicate', 'waiting'];

describe('a batch that reaches two servers at once', () => {
  it('is never answered with a contradiction, and each punch is stored exactly once', async () => {
    let wrong = 0;
    const once = fc.asyncProperty(
      fc.integer({ min: 1, max: 3 }),
      fc.boolean(),
      async (taps, isSecondFirst) => {
        const items = await tapsOf(taps);
        const [one, other] = isSecondFirst ? [servers[1], servers[0]] : servers;

        const answers = await Promise.all([send(one, items), send(other, items)]);

        if (!answers.flat().every(({ verdict }) => HONEST.includes(verdict))) wrong += 1;
      },
    );
    await fc.assert(once, { numRuns: BATCHES });
    await drained();

    expect(`${wrong} of ${BATCHES}`).toBe(`0 of ${BATCHES}`);
    const sequences = (await rowsOf<PunchEnvelopeRow>('punch_envelopes')).map(({ sequence }) => sequence);
    expect(sequences.sort((a, b) => a - b)).toEqual(upTo(tablet.chain.sequence));
    expect(await rowsOf<StrayEnvelopeRow>('stray_envelopes')).toEqual([]);
    expect(await rowsOf('device_incidents')).toEqual([]);
    expect(await rowsOf('review_items')).toEqual([]);
    expect(await stored(servers[0]).entriesOf(employee)).toHaveLength(Math.ceil(tablet.chain.sequence / 2));
  });

  it('leaves no gap in the numbers, whatever part of it reaches which server first', async () => {
    const parts = fc.array(fc.array(fc.nat(7), { minLength: 1, maxLength: 8 }), {
      minLength: 2,
      maxLength: 4,
    });
    const once = fc.asyncProperty(parts, async (chosen) => {
      const items = await tapsOf(8);
      const pick = (part: readonly number[]) =>
        [...new Set(part)].sort().flatMap((index) => items.slice(index, index + 1));

      const answers = await Promise.all(
        chosen.map((part, index) => send(servers[index % 2 === 0 ? 0 : 1], pick(part))),
      );
      const rest = await send(servers[0], items);

      const verdicts = [...answers.flat(), ...rest].map(({ verdict }) => verdict);
      // A stop that arrives before its own start is with a manager until the rest arrives.
      expect(verdicts).not.toContain('mismatch');
      expect(await alarms()).toEqual([]);
    });
    await fc.assert(once, { numRuns: 15, endOnFailure: true });

    const sequences = (await rowsOf<PunchEnvelopeRow>('punch_envelopes')).map(({ sequence }) => sequence);
    expect(sequences.sort((a, b) => a - b)).toEqual(upTo(tablet.chain.sequence));
  });
});

/** Repeated this often, because the two servers meet in the database only sometimes. */
const ROUNDS = 15;

const atBoth = <Id extends StationOperationId>(id: Id, input: StationCall) =>
  Promise.all(servers.map((api) => callStation({ ...tablet, api }, id, input)));

describe('a request of a tablet that reaches two servers at once', () => {
  it('makes one dispute', async () => {
    const items = await tapsOf(ROUNDS);
    await send(servers[0], items);

    for (const { punchId } of items) {
      const answers = await atBoth('disputePunch', { body: { punchId } });
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    }

    const asked = await rowsOf<ReviewItemRow>('review_items');
    expect(asked.map(({ reason }) => reason)).toEqual(items.map(() => 'disputed'));
  });

  it('stores one photo', async () => {
    const jpeg = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(400, 7)]);
    const photoDigest = createHash('sha256').update(jpeg).digest('base64url');
    const employeeToken = await tablet.signIn(employee, PIN);

    for (let round = 0; round < ROUNDS; round += 1) {
      servers[0].time.advance({ seconds: 1 });
      const action = round % 2 === 0 ? 'start' : 'stop';
      const header = { photo: 'taken' as const, photoDigest };
      const item = await tablet.tap({ employee, action, employeeToken, header });
      const [told] = await send(servers[0], [item]);
      const grant = told?.photoUploadGrant;
      const body = { punchId: item.punchId, grant, jpeg: jpeg.toString('base64url') };
      expect((await atBoth('uploadPunchPhoto', { body })).map(({ status }) => status)).toEqual([200, 200]);
    }

    expect(await rowsOf('punch_photos')).toHaveLength(ROUNDS);
  });

  it('makes one correction, with the same answer from both', async () => {
    for (let round = 1; round <= ROUNDS; round += 1) {
      const employeeToken = await tablet.signIn(employee, PIN);
      const atUtc = new Date(servers[0].time.clock() - round * 3_600_000).toISOString();
      const body = { requestId: randomUUID(), action: 'start', atUtc };
      const answers = await atBoth('requestCorrection', { body, employeeToken });
      expect(answers.map(({ codes }) => codes)).toEqual([[], []]);
      expect(answers[0]?.data.outcome).toBe(answers[1]?.data.outcome);
    }

    expect(await rowsOf('correction_requests')).toHaveLength(ROUNDS);
    expect(await rowsOf('punch_inbox')).toHaveLength(ROUNDS);
  });

  it('counts as one heartbeat, also where it turns a waiting punch into a review item', async () => {
    const employeeToken = await tablet.signIn(employee, PIN);
    const stop = await tablet.tap({ employee, action: 'stop', employeeToken });
    await send(servers[0], [stop]);
    servers[0].time.advance({ hours: 25 });
    const body = { appVersion: '1', waitingPunches: 0, lastSequence: 1, isStoragePersistent: true };

    for (let round = 0; round < ROUNDS; round += 1)
      expect((await atBoth('sendHeartbeat', { body })).map(({ status }) => status)).toEqual([200, 200]);

    expect(await rowsOf('review_items')).toHaveLength(1);
    expect(await rowsOf('device_health')).toHaveLength(1);
  });

  it('binds one key, for the first key and for the next one', async () => {
    const next = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { kty, crv, x = '', y = '' } = next.publicKey.export({ format: 'jwk' });
    const text = deviceKeyText({ deviceId: tablet.deviceId, x, y });
    const body = {
      publicKey: { kty, crv, x, y },
      previousKeySignature: toBase64Url(signed(tablet.key, text)),
    };

    const answers = await atBoth('registerDeviceKey', { body });

    expect(answers.map(({ data }) => data.keyEpoch)).toEqual([2, 2]);
    expect(await rowsOf('device_keys')).toHaveLength(2);
  });
});

describe('a refresh token that reaches two servers at once', () => {
  it('has one successor', async () => {
    const [first] = servers;
    const user = await first.given.anEmployee(company, { password: PASSWORD });
    const body = { email: user.email, password: PASSWORD };
    let { refreshToken } = (await first.call('login', { body })).data;

    for (let round = 0; round < ROUNDS; round += 1) {
      const answers = await Promise.all(
        servers.map((api) => api.call('refreshTokens', { body: { refreshToken } })),
      );
      const successors = answers.map(({ data }) => data.refreshToken);
      expect(new Set(successors).size).toBe(1);
      refreshToken = successors[0] ?? '';
    }
  });
});

const upTo = (highest: number) => Array.from({ length: highest }, (_, index) => index + 1);
