// A browser sends the cookie of the desk no matter who asks. Every way in which a page of somebody else could use it is refused, by every
// operation that the cookie opens, and changes nothing.
import type { Operation } from '@stimpill/api-types';
import { manageOperations, type ManageOperationId } from '@stimpill/api-types/manage';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aTenant, type Tenant } from './a-tenant.ts';
import { startApi, type Call, type TestApi } from './api.ts';
import { goodCalls } from './conformance/good-calls.ts';
import { rawRequest } from './raw-request.ts';

let api: TestApi;
let tenant: Tenant;
let desk: string;
let bearer: string;

beforeAll(async () => {
  api = await startApi({ trustProxy: 1 });
  tenant = await aTenant(api);
});
beforeEach(async () => {
  // Each operation has the whole limit of requests for itself.
  api.time.advance({ minutes: 2 });
  desk = (await api.given.aDeskSession(tenant.users.owner)).token;
  bearer = (await api.given.aSession(tenant.users.owner)).token;
});
afterAll(() => api.stop());

type Headers = Readonly<Record<string, string | string[]>>;

const FROM_HERE = { 'X-Stimpill': 'desk', 'Sec-Fetch-Site': 'same-origin' };

const BESIDE_COOKIE = 'a token beside the cookie';

/** Instead of the headers with which our own page would send it. */
const FORGED: readonly (readonly [string, () => Headers])[] = [
  ['a form of another site', () => ({ 'Sec-Fetch-Site': 'cross-site' })],
  ['a form of another host of the same site', () => ({ 'Sec-Fetch-Site': 'same-site' })],
  ['an address that somebody typed or was sent', () => ({ 'Sec-Fetch-Site': 'none' })],
  ['a script of our own host that is not ours', () => ({ 'Sec-Fetch-Site': 'same-origin' })],
  ['a script of another site', () => ({ ...FROM_HERE, 'Sec-Fetch-Site': 'cross-site' })],
  ['a script of another host of the same site', () => ({ ...FROM_HERE, 'Sec-Fetch-Site': 'same-site' })],
  [
    'a request that says twice from where it comes',
    () => ({
      ...FROM_HERE,
      'Sec-Fetch-Site': ['same-origin', 'cross-site'],
    }),
  ],
  [
    'another origin in an older browser',
    () => ({
      'X-Stimpill': 'desk',
      Origin: 'https://evil.example',
    }),
  ],
  ['an origin that a browser keeps to itself', () => ({ 'X-Stimpill': 'desk', Origin: 'null' })],
  [
    'our host over another protocol',
    () => ({
      'X-Stimpill': 'desk',
      Origin: new URL(api.baseUrl).origin.replace('http', 'https'),
    }),
  ],
  ['another word in our header', () => ({ ...FROM_HERE, 'X-Stimpill': 'kiosk' })],
  ['our header twice', () => ({ ...FROM_HERE, 'X-Stimpill': ['desk', 'desk'] })],
  [BESIDE_COOKIE, () => ({ ...FROM_HERE, Authorization: `Bearer ${bearer}` })],
];

const byCookie = Object.values(manageOperations)
  .filter(({ auth }: Operation) => auth === 'desk' || auth === 'manage')
  .map(({ id }) => id);

/** Nobody is signed in there, so that there is no cookie beside which a token could stand. */
const ofNobody = Object.values(manageOperations)
  .filter(({ auth }: Operation) => auth === 'ownPage')
  .map(({ id }) => id);

async function send(id: ManageOperationId, headers: Headers) {
  return sendCall(id, await goodCalls[id](api, tenant), headers);
}

function sendCall(id: ManageOperationId, { params = {}, body }: Call, headers: Headers) {
  const { path, method }: Operation = manageOperations[id];
  const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '');
  const text = body === undefined ? undefined : JSON.stringify(body);
  return rawRequest(new URL(`/api/manage/v1${address}`, api.baseUrl).href, {
    method,
    headers: {
      Cookie: `desk=${desk}`,
      ...(text === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(text === undefined ? {} : { body: text }),
  });
}

/** Everything that these operations could change. Requests themselves are counted. */
async function sessionsAndPeople(): Promise<string> {
  const { knex } = api.database.database;
  const tables = ['sessions', 'employees', 'changes', 'time_entries'];
  const ofFactors = ['totp_factors', 'recovery_codes', 'pairing_words', 'passkeys', 'passkey_challenges'];
  const factors = await Promise.all(ofFactors.map((table) => knex(table)));
  return JSON.stringify([await Promise.all(tables.map((table) => knex(table).orderBy('id'))), factors]);
}

describe('a forged request', () => {
  it('comes in twelve kinds and more', () => {
    expect(FORGED.length).toBeGreaterThanOrEqual(12);
    expect(byCookie.length).toBeGreaterThan(5);
  });

  it.each(byCookie)('to %s is refused and changes nothing', async (id) => {
    // A refused request changes nothing, so one good call can be sent in every disguise.
    const call = await goodCalls[id](api, tenant);
    const before = await sessionsAndPeople();

    for (const [says, headers] of FORGED) {
      const { status, codes } = await sendCall(id, call, headers());

      expect([says, status, codes]).toEqual([says, 403, ['auth.request_forged']]);
    }
    expect(await sessionsAndPeople()).toBe(before);
  });

  it.each(ofNobody)('to %s, where nobody is signed in yet, is refused and changes nothing', async (id) => {
    const call = await goodCalls[id](api, tenant);
    const before = await sessionsAndPeople();

    for (const [says, headers] of FORGED.filter(([kind]) => kind !== BESIDE_COOKIE)) {
      api.time.advance({ minutes: 1 });
      const { status, codes } = await sendCall(id, call, headers());

      expect([says, status, codes]).toEqual([says, 403, ['auth.request_forged']]);
    }
    expect(await sessionsAndPeople()).toBe(before);
  });

  it.each(byCookie.filter((id) => manageOperations[id].method !== 'GET'))(
    'to %s is also one that does not say from where it comes',
    async (id) => {
      expect((await send(id, { 'X-Stimpill': 'desk' })).codes).toEqual(['auth.request_forged']);
    },
  );
});

describe('a request of our own page', () => {
  it('is let through by a browser that does not say from where, if its origin is ours', async () => {
    const origin = new URL(api.baseUrl).origin;

    const changing = await send('confirmDeskSession', { 'X-Stimpill': 'desk', Origin: origin });
    const reading = await send('getDeskSession', { 'X-Stimpill': 'desk' });

    expect([changing.status, reading.status]).toEqual([200, 200]);
  });

  it('is not for a page of another origin to ask: it is told nothing about what it may send', async () => {
    const url = new URL('/api/manage/v1/session', api.baseUrl).href;
    const headers = {
      Origin: 'https://evil.example',
      'Access-Control-Request-Method': 'DELETE',
      'Access-Control-Request-Headers': 'x-stimpill',
    };

    const { status, headers: answered } = await rawRequest(url, { method: 'OPTIONS', headers });

    expect(status).toBe(405);
    expect(Object.keys(answered).filter((name) => name.startsWith('access-control'))).toEqual([]);
  });

  it('over HTTPS counts by the cookie that only this host can set', async () => {
    const https = { ...FROM_HERE, 'X-Forwarded-Proto': 'https' };

    const ofAnybody = await send('getDeskSession', https);
    const ofThisHost = await send('getDeskSession', { ...https, Cookie: `__Host-Http-desk=${desk}` });

    expect([ofAnybody.codes, ofThisHost.status]).toEqual([['auth.token_missing'], 200]);
  });
});
