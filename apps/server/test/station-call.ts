// A signed request of a tablet, over real HTTP; every answer is compared with its description.
import { createHash, randomBytes, sign, type KeyObject } from 'node:crypto';
import type { DataOf, Failure } from '@stimpill/api-types';
import { stationOperations, type StationOperationId } from '@stimpill/api-types/station';
import { formatStationSignature, stationRequestText, toBase64Url } from '@stimpill/api-types/signing';
import type { TestApi } from './api.ts';
import { send } from './send.ts';
import { expectDescribed } from './station-answer.ts';

type StationAnswer<Id extends StationOperationId> = {
  readonly status: number;
  readonly headers: Headers;
  readonly data: DataOf<(typeof stationOperations)[Id]>;
  readonly codes: readonly string[];
  readonly errors: Failure['errors'];
};

export type StationCall = {
  readonly body?: unknown;
  readonly employeeToken?: string;
  /** Sends what an honest tablet would not send. */
  readonly signature?: string | null;
  readonly token?: string | null;
  /** The body as it is, instead of JSON. */
  readonly text?: string;
  readonly contentType?: string;
  readonly sentAtMs?: number;
  readonly keyEpoch?: number;
  /** The name by which a trusted proxy was asked. */
  readonly host?: string;
};

export function signed(key: KeyObject, bytes: Uint8Array): Uint8Array {
  return sign('sha256', bytes, { key, dsaEncoding: 'ieee-p1363' });
}

export type StationCaller = {
  readonly api: TestApi;
  readonly token: string;
  readonly key: KeyObject;
};

export async function callStation<Id extends StationOperationId>(
  { api, token, key }: StationCaller,
  id: Id,
  input: StationCall,
): Promise<StationAnswer<Id>> {
  const { method, path } = stationOperations[id];
  const target = `/api/station/v1${path}`;
  const body = input.text ?? (input.body === undefined ? '' : JSON.stringify(input.body));
  const bodyDigest = toBase64Url(createHash('sha256').update(body).digest());
  const { keyEpoch = 1, sentAtMs = api.time.clock(), contentType = 'application/json' } = input;
  const parts = { keyEpoch, sentAtMs, nonce: toBase64Url(randomBytes(16)) };
  const own = formatStationSignature({
    ...parts,
    signature: toBase64Url(signed(key, stationRequestText({ ...parts, method, target, bodyDigest }))),
  });
  const signature = input.signature === undefined ? own : input.signature;
  const bearer = input.token === undefined ? token : input.token;
  return sendTo(api, id, body, {
    ...(input.host === undefined ? {} : { 'X-Forwarded-Host': input.host }),
    ...(body === '' ? {} : { 'Content-Type': contentType }),
    ...(bearer === null ? {} : { Authorization: `Bearer ${bearer}` }),
    ...(signature === null ? {} : { 'X-Station-Signature': signature }),
    ...(input.employeeToken === undefined ? {} : { 'X-Employee-Token': input.employeeToken }),
  });
}

/** Of a tablet that is none of the company yet. */
export function callUnsigned<Id extends 'tellArrival' | 'pairTablet'>(
  api: TestApi,
  id: Id,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<StationAnswer<Id>> {
  return sendTo(api, id, JSON.stringify(body), { 'Content-Type': 'application/json', ...headers });
}

async function sendTo<Id extends StationOperationId>(
  api: TestApi,
  id: Id,
  body: string,
  sent: Readonly<Record<string, string>>,
): Promise<StationAnswer<Id>> {
  const { method, path } = stationOperations[id];
  const { status, headers, text } = await send(new URL(`/api/station/v1${path}`, api.baseUrl), {
    ...{ method, headers: sent },
    body: body === '' ? undefined : body,
  });
  const envelope = JSON.parse(text) as { data: unknown; errors: Failure['errors'] | null };
  expectDescribed(id, status, envelope);
  return {
    status,
    headers,
    get data() {
      if (envelope.errors !== null) throw new Error(`${id} failed: ${JSON.stringify(envelope.errors)}`);
      return envelope.data as DataOf<(typeof stationOperations)[Id]>;
    },
    codes: (envelope.errors ?? []).map(({ code }) => code),
    errors: envelope.errors ?? [],
  };
}
