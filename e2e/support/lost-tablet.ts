// A tablet as the server knows it, whose punches are signed here: each round under a key of its own, with numbers from 1 on.
import { randomUUID } from 'node:crypto';
import {
  chainLink,
  chainStart,
  deviceKeyText,
  encodePunchEnvelope,
  toBase64Url,
  type PunchHeader,
} from '@stimpill/api-types/signing';
import type { Fates, Row, Stores, Written } from './write-stores.ts';

type Bound = { readonly deviceId: string; readonly companyId: string; readonly keyEpoch: number };
type Key = {
  readonly privateKey: CryptoKey;
  readonly publicKey: { readonly x: string; readonly y: string };
  readonly bound: Bound;
};

const CURVE = { name: 'ECDSA', namedCurve: 'P-256' };
const SIGNING = { name: 'ECDSA', hash: 'SHA-256' };

const sha256 = async (bytes: Uint8Array) =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', new Uint8Array(bytes)));

const signWith = async ({ privateKey }: Pick<Key, 'privateKey'>, bytes: Uint8Array) =>
  toBase64Url(new Uint8Array(await crypto.subtle.sign(SIGNING, privateKey, new Uint8Array(bytes))));

export type LostTablet = {
  /** What it has stored after so many punches that the server does not have, under a new key. */
  readonly punches: (fates: Fates, count: number, employeeId: string) => Promise<Stores>;
  /** Up to which number of the present key the server has every punch. */
  readonly highest: () => Promise<number>;
};

export async function aLostTablet(
  origin: string,
  manager: { readonly email: string; readonly password: string },
  written: Written,
): Promise<LostTablet> {
  const deviceToken = await register(origin, manager);
  const record = { ...written.record, deviceToken };
  let key: Key | undefined;
  return {
    highest: async () => (key ? (await bind(origin, deviceToken, key.publicKey)).station.highestSequence : 0),
    punches: async (fates, count, employeeId) => {
      key = await nextKey(origin, deviceToken, key);
      const rows = await rowsUnder(key, { count, employeeId, like: written.row });
      const heads = rows.map(({ deviceId, keyEpoch, sequence, hash }) => {
        return { ...written.head, deviceId, keyEpoch, sequence, hash };
      });
      const privateKey = await crypto.subtle.exportKey('jwk', key.privateKey);
      return { fates, record, key: { ...key, privateKey }, rows, heads };
    },
  };
}

async function post<Data>(url: string, body: object, token?: string): Promise<Data> {
  const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const headers = { 'content-type': 'application/json', ...authorization };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  return ((await response.json()) as { readonly data: Data }).data;
}

async function register(origin: string, manager: object): Promise<string> {
  const body = { ...manager, deviceName: 'Back door' };
  return (await post<{ deviceToken: string }>(`${origin}/api/v1/kiosk/register-device`, body)).deviceToken;
}

function bind(origin: string, token: string, { x, y }: Key['publicKey'], previousKeySignature?: string) {
  const publicKey = { kty: 'EC', crv: 'P-256', x, y };
  const body = { publicKey, ...(previousKeySignature === undefined ? {} : { previousKeySignature }) };
  const url = `${origin}/api/station/v1/device-key`;
  return post<Bound & { readonly station: { readonly highestSequence: number } }>(url, body, token);
}

/** The key before says that it may. */
async function nextKey(origin: string, token: string, before: Key | undefined): Promise<Key> {
  const { privateKey, publicKey } = await crypto.subtle.generateKey(CURVE, true, ['sign', 'verify']);
  const { x = '', y = '' } = await crypto.subtle.exportKey('jwk', publicKey);
  const leave = before && (await signWith(before, deviceKeyText({ deviceId: before.bound.deviceId, x, y })));
  const { deviceId, companyId, keyEpoch } = await bind(origin, token, { x, y }, leave);
  return { privateKey, publicKey: { x, y }, bound: { deviceId, companyId, keyEpoch } };
}

type Round = { readonly count: number; readonly employeeId: string; readonly like: Row };

/** As the app writes them, of which `like` is one. */
async function rowsUnder(key: Key, { count, employeeId, like }: Round): Promise<readonly Row[]> {
  const { deviceId, keyEpoch } = key.bound;
  const rows: Row[] = [];
  let reached = await sha256(chainStart(key.bound));
  for (let sequence = 1; sequence <= count; sequence += 1) {
    const header = headerOf(key, sequence, employeeId);
    const proof = { sessionDigest: null, sealKeyId: null, sealDigest: null };
    const envelope = encodePunchEnvelope({ header, proof });
    const previousHash = toBase64Url(reached);
    reached = await sha256(chainLink(reached, envelope));
    const { punchId, action, clock } = header;
    rows.push({
      ...{ ...like, seal: null, employeeToken: null, tries: 0, lastError: null },
      ...{ punchId, deviceId, keyEpoch, sequence, employeeId, action, previousHash, at: clock.wallMs },
      ...{ envelope: toBase64Url(envelope), hash: toBase64Url(reached) },
      signature: await signWith(key, reached),
    });
  }
  return rows;
}

function headerOf({ bound }: Key, sequence: number, employeeId: string): PunchHeader {
  const readings = { documentId: randomUUID(), monotonicMs: sequence, wallMs: Date.now() };
  return {
    ...bound,
    ...{ sequence, punchId: randomUUID(), employeeId, action: sequence % 2 === 1 ? 'start' : 'stop' },
    ...{ projectId: null, subProjectId: null },
    clock: { ...readings, anchor: null, stretches: [], hasLeftOutStretches: false },
    ...{ photo: 'none', photoDigest: null, detailsDigest: null },
  };
}
