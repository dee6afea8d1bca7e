// A tablet as a test sees one: it has a key that signs, a chain, clocks of its own, and talks to the server over HTTP.
import { createHash, generateKeyPairSync, randomUUID, type KeyObject } from 'node:crypto';
import { Aes256Gcm, CipherSuite, DhkemP256HkdfSha256, HkdfSha256 } from '@hpke/core';
import type { StationOperationId } from '@stimpill/api-types/station';
import {
  chainLink,
  chainStart,
  encodeExportedPunches,
  encodePunchEnvelope,
  encodePunchHeader,
  outboxExportHead,
  outboxExportInfo,
  pinSealInfo,
  toBase64Url,
  toPinBlock,
  type AnchorReading,
  type ClockReadings,
  type OutboxExport,
  type PunchDetails,
  type PunchHeader,
} from '@stimpill/api-types/signing';
import type { EmployeeRow } from '#database/tables/people.ts';
import type { TestApi } from './api.ts';
import { PIN } from './given.ts';
import { callStation, signed, type StationCall } from './station-call.ts';

export type BatchItem = {
  punchId: string;
  sequence: number;
  envelope: string;
  previousHash: string;
  signature: string;
  seal?: string;
  employeeToken?: string;
  details?: PunchDetails;
  receipt?: string;
  /** Only in a file; online a dispute is an operation of its own. */
  isDisputed?: true;
};

export type Tap = {
  readonly employee: Pick<EmployeeRow, 'id'>;
  readonly action: 'start' | 'stop';
  /** A live session, or the PIN that was typed offline. */
  readonly employeeToken?: string;
  readonly pin?: string;
  readonly header?: Partial<PunchHeader>;
};

const SUITE = new CipherSuite({
  kem: new DhkemP256HkdfSha256(),
  kdf: new HkdfSha256(),
  aead: new Aes256Gcm(),
});

const sha256 = (value: string | Uint8Array): Uint8Array => createHash('sha256').update(value).digest();

export type Tablet = Awaited<ReturnType<typeof aTablet>>;

type Given = TestApi['given'];

type PunchClockOf = {
  readonly company?: Parameters<Given['aCompany']>[0];
  readonly employee?: Parameters<Given['anEmployee']>[1];
};

/** What most tests with a tablet need: a company, its manager, somebody with a PIN, and the tablet. */
export async function aPunchClock(api: TestApi, of: PunchClockOf = {}) {
  const company = await api.given.aCompany(of.company);
  const manager = await api.given.anEmployee(company, { role: 'manager' });
  const employee = await api.given.anEmployee(company, { pin: PIN, ...of.employee });
  return { company, manager, employee, tablet: await aTablet(api, manager) };
}

/** A tablet that is registered, has bound its key and knows the time. */
export async function aTablet(api: TestApi, registrar: EmployeeRow) {
  const { id: deviceId, token } = await api.given.aDevice(registrar);
  const { privateKey: key, publicKey: point } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { kty, crv, x, y } = point.export({ format: 'jwk' });
  const publicKey = { kty, crv, x, y };
  const call = <Id extends StationOperationId>(id: Id, input: StationCall = {}) =>
    callStation({ api, token, key }, id, input);
  await call('registerDeviceKey', { body: { publicKey }, signature: null });
  const { sealingKeys } = (await call('getStationSettings')).data;
  const own = { companyId: registrar.company_id, deviceId, keyEpoch: 1 };
  const clocks = clocksOf(api);
  const askTime = async () => clocks.reading((await call('getServerTime')).data.station.anchor);
  const chain = { sequence: 0, hash: sha256(chainStart(own)), anchor: await askTime() };

  return {
    deviceId,
    token,
    key,
    publicKey,
    sealingKeys,
    chain,
    call,
    askTime,
    /** What the clocks show now, for a punch that is written down later. */
    readClocks: () => clocks.now(chain.anchor),
    /** Makes a punch, offline or not, without sending anything. */
    tap: (tap: Tap) => {
      chain.sequence += 1;
      const header = headerOf(tap, { ...own, sequence: chain.sequence, clock: clocks.now(chain.anchor) });
      return writeDown(header, tap, { chain, key, sealingKey: inForce(sealingKeys, api.time.clock()) });
    },
    /** Asks for the time and hands over, as a tablet does after every reconnection. */
    send: async (items: readonly BatchItem[]) => {
      const closingAnchor = await askTime();
      return (await call('sendPunchBatch', { body: { closingAnchor, items } })).data.results;
    },
    /** What a manager takes out of the tablet. */
    exportFile: async (items: readonly BatchItem[]): Promise<OutboxExport> => {
      const sealingKey = inForce(sealingKeys, api.time.clock());
      const { keyId } = sealingKey;
      const exportedAtUtc = new Date(api.time.clock()).toISOString();
      const format = 'stimpill-outbox-export' as const;
      const { companyId } = own;
      const head = {
        format,
        version: 1 as const,
        companyId,
        deviceId,
        keyId,
        exportedAtUtc,
        punches: items.length,
      };
      const content = encodeExportedPunches(items);
      const sealed = await seal(sealingKey, outboxExportInfo(keyId), content, outboxExportHead(head));
      return { ...head, sealed: toBase64Url(sealed) };
    },
    signIn: async (employee: Pick<EmployeeRow, 'id'>, pin: string) => {
      const answer = await call('authenticateStationPin', { body: { employeeId: employee.id, pin } });
      return answer.data.session.employeeToken;
    },
  };
}

/** One page load, begun a minute ago; its clocks go with the clock of the test. */
function clocksOf(api: TestApi) {
  const documentId = randomUUID();
  const bornAt = api.time.clock() - 60_000;
  const monotonicMs = () => api.time.clock() - bornAt;
  return {
    now: (anchor: AnchorReading | null): ClockReadings => ({
      documentId,
      monotonicMs: monotonicMs(),
      wallMs: api.time.clock(),
      anchor,
      stretches: [],
      hasLeftOutStretches: false,
    }),
    reading: (anchor: string): AnchorReading => ({
      anchor,
      documentId,
      askedAtMonotonicMs: monotonicMs(),
      answeredAtMonotonicMs: monotonicMs(),
      answeredAtWallMs: api.time.clock(),
    }),
  };
}

type SealingKey = { readonly keyId: string; readonly publicKey: string; readonly useFromUtc: string };

function inForce(keys: readonly SealingKey[], now: number): SealingKey {
  const key = keys.findLast(({ useFromUtc }) => Date.parse(useFromUtc) <= now);
  if (key === undefined) throw new Error('No key to seal with is in force.');
  return key;
}

type Place = Pick<PunchHeader, 'companyId' | 'deviceId' | 'keyEpoch' | 'sequence' | 'clock'>;

function headerOf({ employee, action, header }: Tap, place: Place): PunchHeader {
  return {
    ...place,
    punchId: randomUUID(),
    employeeId: employee.id,
    action,
    projectId: null,
    subProjectId: null,
    photo: 'none',
    photoDigest: null,
    detailsDigest: null,
    ...header,
  };
}

type Pen = {
  readonly chain: { hash: Uint8Array };
  readonly key: KeyObject;
  readonly sealingKey: SealingKey;
};

/** Linked to the punch before it in the chain, and signed. */
async function writeDown(header: PunchHeader, { employeeToken, pin }: Tap, pen: Pen): Promise<BatchItem> {
  const seal = pin === undefined ? undefined : await sealPin(pen.sealingKey, header, pin);
  const envelope = encodePunchEnvelope({
    header,
    proof: {
      sessionDigest: employeeToken === undefined ? null : toBase64Url(sha256(employeeToken)),
      sealKeyId: seal === undefined ? null : pen.sealingKey.keyId,
      sealDigest: seal === undefined ? null : toBase64Url(sha256(seal)),
    },
  });
  const previousHash = toBase64Url(pen.chain.hash);
  pen.chain.hash = sha256(chainLink(pen.chain.hash, envelope));
  return {
    punchId: header.punchId,
    sequence: header.sequence,
    envelope: toBase64Url(envelope),
    previousHash,
    signature: toBase64Url(signed(pen.key, pen.chain.hash)),
    ...(seal === undefined ? {} : { seal: toBase64Url(seal) }),
    ...(employeeToken === undefined ? {} : { employeeToken }),
  };
}

function sealPin(key: SealingKey, header: PunchHeader, pin: string): Promise<Uint8Array> {
  return seal(key, pinSealInfo(key.keyId), toPinBlock(pin), encodePunchHeader(header));
}

async function seal(
  key: SealingKey,
  info: Uint8Array,
  content: Uint8Array,
  aad: Uint8Array,
): Promise<Uint8Array> {
  const point = Uint8Array.from(Buffer.from(key.publicKey, 'base64url'));
  const recipientPublicKey: unknown = await SUITE.kem.deserializePublicKey(point.buffer);
  const sealed = await SUITE.seal({ recipientPublicKey, info }, content, aad);
  return Buffer.concat([Buffer.from(sealed.enc), Buffer.from(sealed.ct)]);
}
