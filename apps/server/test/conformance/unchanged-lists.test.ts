// Every list of the contract, asked for again with every form of `If-None-Match`, with a matching ETag and without one.
import { tellsState, type Operation } from '@stimpill/api-types';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aTenant, type Tenant } from '../a-tenant.ts';
import type { Call } from '../api.ts';
import { signedGoodCall } from './good-calls.ts';
import { startPatientApi, type PatientCaller } from './patient-caller.ts';
import { describedOperations, type DescribedOperationId } from '../described-apis.ts';

let caller: PatientCaller;
let tenant: Tenant;

beforeAll(async () => {
  caller = await startPatientApi();
  tenant = await aTenant(caller.api);
});
afterAll(() => caller.api.stop());

const all: readonly Operation[] = Object.values(describedOperations);
const lists = all.filter(tellsState).map(({ id }) => id as DescribedOperationId);

/** The request's own `Cache-Control` is meant for caches on the way. Node's `fetch` adds the first by itself. */
const CACHE_CONTROLS = ['no-cache', 'no-store', 'max-age=0', 'no-cache, no-store, must-revalidate'];

/** The same state, in all ways in which RFC 9110 lets a client name it. */
const SAME: Readonly<Record<string, (etag: string) => string>> = {
  'the tag': (etag) => etag,
  'the tag as a strong one': (etag) => etag.slice(2),
  'one of several tags': (etag) => `"another", W/"a, comma" ,${etag}`,
  'any state': () => '*',
};

const OTHER: Readonly<Record<string, (etag: string) => string>> = {
  'another tag': () => 'W/"another"',
  'a part of the tag': (etag) => `${etag.slice(0, -2)}"`,
  'the tag without its quotes': (etag) => etag.slice(3, -1),
  'an empty text': () => '',
};

async function ask(id: DescribedOperationId, call: Call, header: string | undefined, cacheControl?: string) {
  const headers = {
    ...(header === undefined ? {} : { 'If-None-Match': header }),
    ...(cacheControl === undefined ? {} : { 'Cache-Control': cacheControl }),
  };
  return caller.send(id, { ...call, headers });
}

const callOf = (id: DescribedOperationId) => signedGoodCall(caller.api, tenant, id);

it('is tested for more than ten lists', () => {
  expect(lists.length).toBeGreaterThan(10);
});

describe.each(lists)('%s', (id) => {
  let call: Call;
  let etag: string;
  beforeAll(async () => {
    call = await callOf(id);
    etag = (await ask(id, call, undefined)).headers.get('ETag') ?? '';
  });

  it.each(Object.entries(SAME))(
    'is not sent again to a client that names %s, whatever the Cache-Control',
    async (_, name) => {
      for (const cacheControl of CACHE_CONTROLS) {
        const { status, text, headers } = await ask(id, call, name(etag), cacheControl);

        expect([cacheControl, status, text]).toEqual([cacheControl, 304, '']);
        expect([headers.get('ETag'), headers.get('Cache-Control')]).toEqual([etag, 'private, no-cache']);
      }
    },
  );

  it.each(Object.entries(OTHER))('is sent whole to a client that sends %s', async (_, name) => {
    const { status, text } = await ask(id, call, name(etag), 'no-cache');

    expect([status, JSON.parse(text)]).toMatchObject([200, { success: true }]);
  });
});
