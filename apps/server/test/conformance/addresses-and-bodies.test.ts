// The rules of HTTP that hold for every operation alike: its address, its method, the form of its body.
import { type Operation } from '@stimpill/api-types';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aTenant, type Tenant } from '../a-tenant.ts';
import { rawRequest, type RawRequest } from '../raw-request.ts';
import { signedGoodCall } from './good-calls.ts';
import { addressOf, startPatientApi, type PatientCaller } from './patient-caller.ts';
import { basePathOf, describedOperations } from '../described-apis.ts';

let caller: PatientCaller;
let tenant: Tenant;
let sent = 0;

beforeAll(async () => {
  caller = await startPatientApi();
  tenant = await aTenant(caller.api);
});
afterAll(() => caller.api.stop());

const all = Object.values(describedOperations).map(
  (operation: Operation) => [operation.id, operation] as const,
);
const withBody = all.filter(([, { body }]) => body !== undefined);
const A_GUID = '3fa85f64-5717-4562-b3fc-2c963f66afa6';

function urlOf(operation: Operation): string {
  const path = operation.path.replaceAll('{companyId}', tenant.company.id).replaceAll(/\{\w+\}/g, A_GUID);
  return new URL(basePathOf(operation) + path, caller.api.baseUrl).href;
}

/** From another address each time, so that no limit answers first. */
async function codesOf(url: string, { headers, ...request }: RawRequest): Promise<string[]> {
  sent += 1;
  const answer = await rawRequest(url, {
    ...request,
    headers: { ...headers, 'X-Forwarded-For': addressOf(sent) },
  });
  return [String(answer.status), ...answer.codes];
}

describe('the address of an operation', () => {
  it.each(all)('%s takes the methods that are described and no other', async (_, operation) => {
    const own: readonly string[] = all
      .filter(([, { path }]) => path === operation.path)
      .map(([, { method }]) => method);
    const others = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter((method) => !own.includes(method));

    for (const method of others)
      expect([method, await codesOf(urlOf(operation), { method })]).toEqual([
        method,
        ['405', 'route.method_not_allowed'],
      ]);
  });

  it.each(all)('%s does not answer a longer address', async (_, operation) => {
    const { method } = operation;

    expect(await codesOf(`${urlOf(operation)}/much/more`, { method })).toEqual(['404', 'route.not_found']);
    expect(await codesOf(`${urlOf(operation)}%2fmore`, { method })).not.toContain('200');
  });
});

describe('the body of an operation', () => {
  const JSON_TYPE = { 'Content-Type': 'application/json' };
  const text = '{"action": "start"}';

  const bodies: readonly [string, RawRequest, string[]][] = [
    ['cut short', { headers: JSON_TYPE, body: '{"action": ' }, ['400', 'request.malformed_json']],
    ['of NaN', { headers: JSON_TYPE, body: '{"latitude": NaN}' }, ['400', 'request.malformed_json']],
    [
      'in UTF-16',
      { headers: JSON_TYPE, body: Buffer.from(text, 'utf16le') },
      ['400', 'request.malformed_json'],
    ],
    [
      'that is no UTF-8',
      { headers: JSON_TYPE, body: Buffer.from([0x7b, 0xff, 0x7d]) },
      ['400', 'request.malformed_json'],
    ],
    [
      'nested ten thousand deep',
      { headers: JSON_TYPE, body: '['.repeat(10_000) + ']'.repeat(10_000) },
      ['400', 'request.invalid'],
    ],
    ['of no type', { body: text }, ['415', 'request.unsupported_media_type']],
    [
      'of a form',
      { headers: { 'Content-Type': 'application/x-www-form-urlencoded' }, body: 'action=start' },
      ['415', 'request.unsupported_media_type'],
    ],
    [
      'in another character set',
      { headers: { 'Content-Type': 'application/json; charset=iso-8859-1' }, body: text },
      ['415', 'request.unsupported_media_type'],
    ],
  ];

  /** Over 64 KiB, or over what the operation says of itself. */
  const tooLarge = ({ maxBodyKiB = 64 }: Operation): [string, RawRequest, string[]] => [
    'that is too large',
    { headers: JSON_TYPE, body: JSON.stringify({ note: 'a'.repeat(maxBodyKiB * 1024) }) },
    ['413', 'request.too_large'],
  ];

  it.each(withBody)(
    '%s is refused in every form that is not JSON in UTF-8 of a fair size',
    async (id, operation) => {
      // One user sends all of them, and there are more operations than the limit of a minute has room for.
      caller.api.time.advance({ ms: 10_000 });
      const {
        token,
        desk,
        headers = {},
      } = await signedGoodCall(caller.api, tenant, id as keyof typeof describedOperations);
      const signed = {
        ...headers,
        'X-Stimpill': 'desk',
        'Sec-Fetch-Site': 'same-origin',
        ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
        ...(desk === undefined ? {} : { Cookie: `desk=${desk}` }),
      };

      for (const [says, request, expected] of [...bodies, tooLarge(operation)]) {
        const whole = { ...request, method: operation.method, headers: { ...signed, ...request.headers } };
        const [status, code] = await codesOf(urlOf(operation), whole);

        expect([says, status, code]).toEqual([says, ...expected]);
      }
    },
  );
});
