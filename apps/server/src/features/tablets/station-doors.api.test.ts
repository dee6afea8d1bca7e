// Who gets in: every station operation is signed by the key of its device, over exactly what it asks for.
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { ERROR_CODES, type Operation } from '@stimpill/api-types';
import { stationOperations, type StationOperationId } from '@stimpill/api-types/station';
import {
  deviceKeyText,
  formatStationSignature,
  stationRequestText,
  toBase64Url,
} from '@stimpill/api-types/signing';
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CompanyRow } from '#database/tables/companies.ts';
import type { EmployeeRow } from '#database/tables/people.ts';
import { startApi, type TestApi } from '../../../test/api.ts';
import { PIN } from '../../../test/given.ts';
import { signed } from '../../../test/station-call.ts';
import { aPunchClock, aTablet, type Tablet } from '../../../test/tablet.ts';

let api: TestApi;
let company: CompanyRow;
let manager: EmployeeRow;
let employee: EmployeeRow;
let tablet: Tablet;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(async () => {
  api.time.advance({ hours: 1 });
  ({ company, manager, employee, tablet } = await aPunchClock(api));
});

const authOf = (id: StationOperationId) => (stationOperations[id] as Operation).auth;
/** A tablet that is no device yet shows its word in the place of a token. */
const ids = (Object.keys(stationOperations) as StationOperationId[]).filter((id) => authOf(id) !== 'none');
const signedIds = ids.filter((id) => authOf(id) !== 'device');
const bodyOf = (id: StationOperationId) => {
  const { example, body } = stationOperations[id] as Operation;
  return body === undefined ? undefined : example.body;
};

type Parts = {
  readonly at?: number;
  readonly nonce?: string;
  readonly target?: string;
  readonly body?: string;
  readonly keyEpoch?: number;
  readonly key?: Tablet['key'];
};

/** A signature over a request for the time, with these changes. */
function signatureOver({ at, nonce, target, body = '', keyEpoch = 1, key = tablet.key }: Parts = {}): string {
  const parts = {
    keyEpoch,
    sentAtMs: at ?? api.time.clock(),
    nonce: nonce ?? toBase64Url(randomBytes(16)),
  };
  const text = stationRequestText({
    ...parts,
    method: 'GET',
    target: target ?? '/api/station/v1/people',
    bodyDigest: createHash('sha256').update(body).digest('base64url'),
  });
  return formatStationSignature({ ...parts, signature: toBase64Url(signed(key, text)) });
}

const people = (signature: string) => tablet.call('listStationPeople', { signature });

it('asks everybody for a device but who pairs a tablet', () => {
  const open = Object.keys(stationOperations).filter((id) => authOf(id as StationOperationId) === 'none');
  expect(open).toEqual(['pairTablet', 'tellArrival']);
});

describe('200', () => {
  it('lets a signed request through, five minutes early or late', async () => {
    const off = [-300_000, 0, 300_000].map((ms) => signatureOver({ at: api.time.clock() + ms }));

    for (const signature of off) expect((await people(signature)).status).toBe(200);
  });

  it('tells the time to a tablet that does not know it', async () => {
    const signature = signatureOver({ at: 0, target: '/api/station/v1/time' });

    const answer = await tablet.call('getServerTime', { signature });

    expect(answer.data.station.serverTimeUtc).toBe(new Date(api.time.clock()).toISOString());
  });

  it('binds the same key as often as it is sent, in one epoch', async () => {
    const again = await tablet.call('registerDeviceKey', { body: { publicKey: tablet.publicKey } });

    expect(again.data).toMatchObject({ keyEpoch: 1, deviceId: tablet.deviceId, companyId: company.id });
  });

  it('lets the key in force hand over to a new key, whose numbers begin at one', async () => {
    const next = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { kty, crv, x = '', y = '' } = next.publicKey.export({ format: 'jwk' });
    const text = deviceKeyText({ deviceId: tablet.deviceId, x, y });
    const body = {
      publicKey: { kty, crv, x, y },
      previousKeySignature: toBase64Url(signed(tablet.key, text)),
    };

    const { data } = await tablet.call('registerDeviceKey', { body });
    const withNew = await people(signatureOver({ key: next.privateKey, keyEpoch: 2 }));

    expect(data).toMatchObject({ keyEpoch: 2, station: { keyEpoch: 2, highestSequence: 0 } });
    expect(withNew.status).toBe(200);
  });
});

describe('400', () => {
  it('refuses a key that is no point of the curve', async () => {
    const fresh = await api.given.aDevice(manager);
    const publicKey = { ...tablet.publicKey, x: 'A'.repeat(43) };

    const answer = await tablet.call('registerDeviceKey', { body: { publicKey }, token: fresh.token });

    expect([answer.status, answer.codes]).toEqual([400, ['request.invalid']]);
  });

  it.each([
    ['no punch', []],
    ['more punches than fit', Array.from({ length: 51 }, () => ({}))],
    ['punches that are none', [1, null, {}]],
  ])('refuses a batch of %s', async (_, items) => {
    const answer = await tablet.call('sendPunchBatch', { body: { items } });

    expect(answer.status).toBe(400);
    expect(answer.errors[0]?.field).toMatch(/^items/);
  });
});

describe('401', () => {
  it.each(ids)('%s asks for a device', async (id) => {
    const answer = await tablet.call(id, { body: bodyOf(id), token: null });

    expect([answer.status, answer.codes]).toEqual([401, ['auth.token_missing']]);
  });

  it.each(signedIds)('%s refuses a copied token without a signature', async (id) => {
    const answer = await tablet.call(id, { body: bodyOf(id), signature: null });

    expect([answer.status, answer.codes]).toEqual([401, ['station.signature_invalid']]);
  });

  it.each(signedIds)('%s refuses the signature of another request', async (id) => {
    const answer = await tablet.call(id, {
      body: bodyOf(id),
      signature: signatureOver({ target: '/api/station/v1/elsewhere' }),
    });

    expect(answer.codes).toEqual(['station.signature_invalid']);
  });

  it.each(signedIds.filter((id) => (stationOperations[id] as Operation).auth === 'stationEmployee'))(
    '%s asks for the employee as well',
    async (id) => {
      const without = await tablet.call(id, { body: bodyOf(id) });
      const employeeToken = await tablet.signIn(employee, PIN);
      api.time.advance({ minutes: 2 });
      const late = await tablet.call(id, { body: bodyOf(id), employeeToken });

      expect(without.codes).toEqual(['kiosk.employee_token_invalid']);
      expect(late.codes).toEqual(['kiosk.employee_token_expired']);
    },
  );

  it('refuses the key of another device, another body and a broken header', async () => {
    const other = await aTablet(api, manager);
    const signatures = [
      signatureOver({ key: other.key }),
      signatureOver({ body: '{}' }),
      signatureOver().replace('v=1', 'v=2'),
      `${signatureOver()}, ${signatureOver()}`,
    ];

    for (const signature of signatures)
      expect((await people(signature)).codes).toEqual(['station.signature_invalid']);
  });

  it('takes a signature once', async () => {
    const signature = signatureOver();

    expect((await people(signature)).status).toBe(200);
    expect((await people(signature)).codes).toEqual(['station.signature_invalid']);
  });

  it('refuses a signature that is too old or of the future', async () => {
    for (const ms of [-300_001, 300_001]) {
      const answer = await people(signatureOver({ at: api.time.clock() + ms }));
      expect(answer.codes).toEqual(['station.signature_expired']);
    }
  });

  it('refuses a signature of a device that has bound no key', async () => {
    const fresh = await api.given.aDevice(manager);

    const answer = await tablet.call('getServerTime', {
      token: fresh.token,
      signature: signatureOver({ target: '/api/station/v1/time' }),
    });

    expect(answer.codes).toEqual(['station.key_missing']);
  });

  it.each(ids)('%s refuses a device that has been revoked', async (id) => {
    await api.deps.database.knex('devices').where({ id: tablet.deviceId }).update({ revoked_at: 1 });

    const answer = await tablet.call(id, { body: bodyOf(id) });

    expect([answer.status, answer.codes]).toEqual([401, ['kiosk.device_revoked']]);
  });
});

describe('409', () => {
  it('lets nobody replace a key without having it', async () => {
    const { kty, crv, x, y } = generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey.export({
      format: 'jwk',
    });
    const forged = toBase64Url(randomBytes(64));

    for (const previousKeySignature of [undefined, forged]) {
      const body = { publicKey: { kty, crv, x, y }, previousKeySignature };
      const answer = await tablet.call('registerDeviceKey', { body });
      expect([answer.status, answer.codes]).toEqual([409, ['station.key_not_replaceable']]);
    }
  });

  it('takes one upload of a device at a time, and asks the tablet to try again soon', async () => {
    const items = await Promise.all([tablet.tap({ employee, action: 'start', pin: PIN })]);
    const send = () => tablet.call('sendPunchBatch', { body: { items } });

    const answers = await Promise.all([send(), send(), send()]);

    const refused = answers.filter(({ status }) => status === 409);
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(1);
    for (const { codes, headers } of refused)
      expect([codes, headers.get('Retry-After')]).toEqual([['station.upload_in_progress'], '2']);
  });
});

describe('413', () => {
  it('takes a megabyte of punches, and no more', async () => {
    const item = {
      ...(await tablet.tap({ employee, action: 'start', pin: PIN })),
      more: 'x'.repeat(1_000_000),
    };
    const large = await tablet.call('sendPunchBatch', { body: { items: [item] } });
    const tooLarge = await tablet.call('sendPunchBatch', {
      body: { items: [{ ...item, most: 'x'.repeat(60_000) }] },
    });

    expect(large.status).toBe(200);
    expect([tooLarge.status, tooLarge.codes]).toEqual([413, ['request.too_large']]);
  });
});

describe('the table of routes', () => {
  it('serves its own description, and says which methods an address takes', async () => {
    const base = new URL('/api/station/v1/', api.baseUrl);
    const described = (await (await fetch(new URL('openapi.json', base))).json()) as {
      paths: Record<string, Record<string, { operationId: string }>>;
    };
    const wrong = await fetch(new URL('punch-batches', base));

    const ids = Object.values(described.paths).flatMap((methods) =>
      Object.values(methods).map(({ operationId }) => operationId),
    );
    expect(ids.sort()).toEqual(Object.keys(stationOperations).sort());
    expect([wrong.status, wrong.headers.get('Allow')]).toEqual([405, 'POST']);
    expect(ERROR_CODES['route.method_not_allowed'].status).toBe(405);
  });
});
