import {
  parseStationSignature,
  STATION_SIGNATURE_HEADER,
  stationRequestText,
  toBase64Url,
} from '@stimpill/api-types/signing';
import { stationOperations } from '@stimpill/api-types/station';
import { beforeEach, describe, expect, it } from 'vitest';
import { createCallStation, type StationContact, type StationExchange } from './call-station.ts';

const SERVER_NOW = Date.parse('2026-03-02T06:58:00.000Z');
const key = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, false, [
  'sign',
  'verify',
]);
const ALGORITHM = { name: 'ECDSA', hash: 'SHA-256' };

type Sent = { readonly url: string; readonly init: RequestInit; readonly headers: Headers };
let sent: Sent[] = [];
let answers: Response[] = [];
let exchanges: StationExchange[] = [];
let contacts: StationContact[] = [];

const success = (id: keyof typeof stationOperations) =>
  Response.json({ success: true, data: stationOperations[id].example.data, errors: null });
const refusal = (code: string, status = 401) =>
  Response.json({ success: false, data: null, errors: [{ code, message: 'No.' }] }, { status });

let monotonic = 0;
const call = createCallStation({
  identity: () => ({
    deviceToken: 'token of the device',
    keyEpoch: 3,
    sign: async (bytes) =>
      new Uint8Array(await crypto.subtle.sign(ALGORITHM, key.privateKey, new Uint8Array(bytes))),
  }),
  fetch: (input, init = {}) => {
    sent.push({ url: input as string, init, headers: new Headers(init.headers) });
    monotonic += 40.2;
    const answer = answers.shift();
    return answer ? Promise.resolve(answer) : Promise.reject(new TypeError('Failed to fetch'));
  },
  serverNow: () => SERVER_NOW,
  clock: { monotonicNow: () => monotonic, wallNow: () => 5_000 },
  randomBytes: (length) => crypto.getRandomValues(new Uint8Array(length)),
  after: () => () => undefined,
  onExchange: (exchange) => exchanges.push(exchange),
  onContact: (contact) => contacts.push(contact),
});

beforeEach(() => {
  sent = [];
  answers = [];
  exchanges = [];
  contacts = [];
  monotonic = 1_000.5;
});

const verifies = async ({ url, init, headers }: Sent) => {
  const signature = parseStationSignature(headers.get(STATION_SIGNATURE_HEADER) ?? '');
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode((init.body ?? '') as string));
  const signed = stationRequestText({
    ...signature!,
    method: init.method as 'GET' | 'POST',
    target: url,
    bodyDigest: toBase64Url(new Uint8Array(digest)),
  });
  const bytes = Buffer.from(signature!.signature, 'base64url');
  return crypto.subtle.verify(ALGORITHM, key.publicKey, bytes, new Uint8Array(signed));
};

describe('a call of the station', () => {
  it('is signed over what is sent, at the time of the server', async () => {
    answers = [success('authenticateStationPin')];

    await call('authenticateStationPin', { body: { employeeId: 'anna', pin: '4821' } });

    const [request] = sent;
    const { keyEpoch, sentAtMs } = parseStationSignature(request!.headers.get(STATION_SIGNATURE_HEADER)!)!;
    expect(await verifies(request!)).toBe(true);
    expect({ keyEpoch, sentAtMs }).toEqual({ keyEpoch: 3, sentAtMs: SERVER_NOW });
    expect(request!.headers.get('authorization')).toBe('Bearer token of the device');
  });

  it('never uses a nonce twice', async () => {
    answers = [success('getServerTime'), success('getServerTime')];

    await call('getServerTime');
    await call('getServerTime');

    const nonces = sent.map(
      ({ headers }) => parseStationSignature(headers.get(STATION_SIGNATURE_HEADER)!)!.nonce,
    );
    expect(new Set(nonces).size).toBe(2);
  });

  it('is not signed while the key is not bound yet', async () => {
    answers = [success('registerDeviceKey')];

    await call('registerDeviceKey', stationOperations.registerDeviceKey.example as never);

    expect(sent[0]!.headers.has(STATION_SIGNATURE_HEADER)).toBe(false);
  });

  it('hands on what its answer tells of time and punches', async () => {
    answers = [success('getServerTime')];

    await call('getServerTime');

    expect(exchanges).toEqual([
      {
        askedAtMonotonicMs: 1_000,
        answeredAtMonotonicMs: 1_040,
        answeredAtWallMs: 5_000,
        state: stationOperations.getServerTime.example.data.station,
      },
    ]);
    expect(contacts).toEqual([{ reached: true, at: 1_040, tookMs: 40 }]);
  });
});

describe('a call that fails', () => {
  it('asks for the time and signs anew when it was signed at the wrong time', async () => {
    answers = [refusal('station.signature_expired'), success('getServerTime'), success('getOwnHours')];

    const answer = await call('getOwnHours', { employeeToken: 'of Anna' });

    expect(answer.ok).toBe(true);
    expect(sent.map(({ url }) => url.split('/').at(-1))).toEqual(['own-hours', 'time', 'own-hours']);
    expect(sent[2]!.headers.get('x-employee-token')).toBe('of Anna');
  });

  it('does not ask for the time for ever', async () => {
    answers = [
      refusal('station.signature_expired'),
      success('getServerTime'),
      refusal('station.signature_expired'),
    ];

    const answer = await call('sendPunchBatch', { body: { items: [] } });

    expect(answer).toMatchObject({ ok: false, failure: { kind: 'refused', status: 401 } });
    expect(sent).toHaveLength(3);
  });

  it('counts as not reached when nobody or a proxy answers', async () => {
    answers = [new Response('<html>proxy</html>')];

    const page = await call('getServerTime');
    const silence = await call('getServerTime');

    expect([page, silence]).toMatchObject([
      { ok: false, failure: { kind: 'broken' } },
      { ok: false, failure: { kind: 'offline' } },
    ]);
    expect(contacts.map(({ reached }) => reached)).toEqual([false, false]);
    expect(exchanges).toEqual([]);
  });

  it('tells how long the server asks to wait', async () => {
    answers = [
      Response.json(
        { success: false, data: null, errors: [{ code: 'server.unavailable', message: 'No.' }] },
        { status: 503, headers: { 'retry-after': '17' } },
      ),
    ];

    const answer = await call('sendPunchBatch', { body: { items: [] } });

    expect(answer).toMatchObject({ failure: { kind: 'broken', status: 503, retryAfterSeconds: 17 } });
  });
});
