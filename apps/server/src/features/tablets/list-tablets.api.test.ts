import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CompanyRow } from '#database/tables/companies.ts';
import type { EmployeeRow } from '#database/tables/people.ts';
import type { StrayEnvelopeRow } from '#database/tables/punches.ts';
import { uuidv7 } from '#ids.ts';
import { startApi, type TestApi } from '../../../test/api.ts';
import { aPunchClock, type Tablet } from '../../../test/tablet.ts';

const HEALTH = {
  appVersion: '9.0.0',
  waitingPunches: 3,
  lastSequence: 0,
  isStoragePersistent: true,
  freeStorageMiB: 5_000,
};

let api: TestApi;
let company: CompanyRow;
let manager: EmployeeRow;
let tablet: Tablet;
let token: string;

beforeAll(async () => {
  api = await startApi({ start: '2026-03-02T08:00:00.000Z' });
});
afterAll(() => api.stop());
beforeEach(async () => {
  api.time.advance({ hours: 3 });
  ({ company, manager, tablet } = await aPunchClock(api));
  token = (await api.given.aSession(manager)).token;
});

const list = (headers = {}, companyId = company.id) =>
  api.call('listTablets', { params: { companyId }, token, headers });
const tell = (health: object = {}) => tablet.call('sendHeartbeat', { body: { ...HEALTH, ...health } });

const anIncident = (kind: string) =>
  api.given.anIncident(
    { company_id: company.id, id: tablet.deviceId },
    { kind, from_sequence: 3, to_sequence: 5 },
  );

describe('200', () => {
  it('tells how a tablet is, as it was last seen', async () => {
    await tell();

    const { data } = await list();

    const reportedAtUtc = new Date(api.time.clock()).toISOString();
    expect(data).toMatchObject([
      {
        id: tablet.deviceId,
        state: 'inUse',
        registeredByName: manager.display_name,
        revokedAtUtc: null,
        report: { reportedAtUtc, appVersion: '9.0.0', waitingPunches: 3, freeStorageMiB: 5_000 },
        concerns: [{ kind: 'holds_punches', count: 3, sinceAtUtc: reportedAtUtc }],
        incidents: [],
        strayEnvelopes: [],
      },
    ]);
  });

  it('says since when a tablet is silent', async () => {
    await tell({ waitingPunches: 0 });
    const lastSeen = new Date(api.time.clock()).toISOString();
    api.time.advance({ minutes: 90 });
    token = (await api.given.aSession(manager)).token;

    const { data } = await list();

    expect(data[0]?.concerns).toMatchObject([{ kind: 'silent', sinceAtUtc: lastSeen }]);
  });

  it('gives an alarm, little room and storage that may be lost in numbers and words', async () => {
    await tell({
      waitingPunches: 0,
      freeStorageMiB: 12,
      isStoragePersistent: false,
      alarm: 'Hardly any room',
    });

    const { data } = await list();

    expect(data[0]?.concerns).toMatchObject([
      { kind: 'storage_low', count: 12 },
      { kind: 'storage_not_persistent' },
      { kind: 'alarm', text: 'Hardly any room' },
    ]);
  });

  it('lists open incidents with the numbers they are about, and which of them close by themselves', async () => {
    await tell({ waitingPunches: 0 });
    const { id: shortened } = await anIncident('chain_shortened');
    api.time.advance({ minutes: 1 });
    const { id: missing } = await anIncident('missing_sequences');

    const { data } = await list();

    expect(data[0]?.incidents).toMatchObject([
      { id: shortened, fromNumber: 3, toNumber: 5, closesByItself: false },
      { id: missing, closesByItself: true },
    ]);
    expect(data[0]?.concerns.map(({ incident, count }) => [incident, count])).toEqual([
      ['chain_shortened', 1],
      ['missing_sequences', 1],
    ]);
  });

  it('lists what is no punch, the newest first, without its bytes', async () => {
    const stray = {
      company_id: company.id,
      device_id: tablet.deviceId,
      punch_id: uuidv7(),
      reason: 'unreadable',
    };
    const bytes = { envelope: 'c2VjcmV0', previous_hash: 'x', signature: 'y' };
    for (const sequence of [7, 8])
      await api.deps.database.knex<StrayEnvelopeRow>('stray_envelopes').insert({
        ...{ ...stray, ...bytes, id: uuidv7(), sequence },
        ...{ fingerprint: `f${sequence}`, received_at: api.time.clock() + sequence },
      });

    const { data, text } = await list();

    expect(data[0]?.strayEnvelopes.map(({ number, reason }) => [number, reason])).toEqual([
      [8, 'unreadable'],
      [7, 'unreadable'],
    ]);
    expect(text).not.toContain(bytes.envelope);
  });

  it('shows what was taken out of use, and a device that does not run our app', async () => {
    await api.given.aDevice(manager, { name: 'Old', revoked_at: api.time.clock() });
    await api.given.aDevice(manager, { name: 'Other app' });

    const { data } = await list();

    const states = new Map(data.map(({ name, state }) => [name, state]));
    expect([states.get('Old'), states.get('Other app')]).toEqual(['takenOut', 'noKey']);
  });

  it('is not sent again while nothing has changed', async () => {
    await tell();
    const first = await list();
    const tag = { 'If-None-Match': first.headers.get('ETag') ?? '' };

    expect((await list(tag)).status).toBe(304);
    await tell({ waitingPunches: 0 });
    expect((await list(tag)).status).toBe(200);
  });
});

describe('400', () => {
  it('refuses what is no company', async () => {
    expect((await list({}, 'x')).errors).toMatchObject([{ field: 'route.companyId' }]);
  });
});
