// A tablet of the demo: it is registered, signs its punches and hands them over as every tablet does, at moments that have passed.
import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import {
  chainLink,
  chainStart,
  encodePunchEnvelope,
  toBase64Url,
  type AnchorReading,
  type PunchHeader,
} from '@stimpill/api-types/signing';
import { companyScope } from '#database/company-scope.ts';
import { assertNeverHappens } from '#errors/domain-error.ts';
import { placeOf } from '#features/auth/token-digest.ts';
import type { PunchAction } from '#features/ledger/punch.ts';
import { signAnchor } from '#features/tablets/clocks/time-anchor.ts';
import { findDeviceByToken, noteDeviceSeen } from '#features/tablets/devices/device-store.ts';
import { registerDeviceKey } from '#features/tablets/devices/register-device-key.ts';
import { registerDevice, type RegisterDeviceDeps } from '#features/tablets/devices/register-device.ts';
import { reportHealth } from '#features/tablets/health/report-health.ts';
import { judgePunches, type JudgeDeps } from '#features/tablets/judging/judge-punches.ts';
import { signEmployeeToken } from '#features/tablets/people/employee-token.ts';
import { receivePunchBatch } from '#features/tablets/wire/receive-punch-batch.ts';
import { demoId } from './seeded.ts';

type TabletDeps = RegisterDeviceDeps & JudgeDeps & { readonly version: string };

type DemoPunch = {
  readonly employeeId: string;
  readonly action: PunchAction;
  /** Epoch milliseconds. */
  readonly at: number;
  /** False: the tablet was restarted without a network, so that only its wall clock tells the time. */
  readonly knowsTime?: boolean;
};

export type DemoTablet = {
  readonly deviceId: string;
  /** Makes a punch and hands it over at once. @returns its id */
  readonly punch: (punch: DemoPunch) => Promise<string>;
  /** Tells how it is. */
  readonly report: (at: number, waitingPunches: number) => Promise<void>;
};

type Hanging = {
  readonly name: string;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly by: { readonly email: string; readonly password: string };
};

const HALF_AN_HOUR_MS = 1_800_000;
const ON_THIS_MACHINE = '127.0.0.1';
const NOTHING_ELSE = {
  closingAnchor: undefined,
  closingStretches: undefined,
  chainHead: undefined,
  clientAddress: ON_THIS_MACHINE,
};

export async function hangUpTablet(deps: TabletDeps, { name, at, by }: Hanging): Promise<DemoTablet> {
  const { database } = deps;
  const then = { ...deps, clock: () => at };
  const { deviceToken } = await registerDevice(then, { ...by, deviceName: name, address: ON_THIS_MACHINE });
  const found = await findDeviceByToken(database.knex, placeOf(deviceToken));
  const { id: deviceId, companyId } = found ?? assertNeverHappens('a device that was registered just now');
  const device = { deviceId, companyId };
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const bound = { x, y, listMode: 'names', previous: undefined } as const;
  const key = { ...device, keyEpoch: await registerDeviceKey(then, device, bound) };
  const chain = { sequence: 0, hash: sha256(chainStart(key)) };

  return {
    deviceId,

    punch: async (punch) => {
      const { at: punchedAt, knowsTime = true } = punch;
      chain.sequence += 1;
      const punchId = demoId(`punch ${name} ${chain.sequence}`);
      const { token, envelope } = writeDown(deps, { ...key, sequence: chain.sequence, punchId }, punch);
      const previousHash = toBase64Url(chain.hash);
      chain.hash = sha256(chainLink(chain.hash, envelope));
      const signature = sign('sha256', chain.hash, { key: privateKey, dsaEncoding: 'ieee-p1363' });
      const item = {
        ...{ punchId, sequence: chain.sequence, previousHash, employeeToken: token },
        envelope: toBase64Url(envelope),
        signature: toBase64Url(signature),
        ...{ seal: undefined, details: undefined, receipt: undefined },
      };
      const later = { ...deps, clock: () => (knowsTime ? punchedAt : punchedAt + HALF_AN_HOUR_MS) };
      await receivePunchBatch(later, device, { ...NOTHING_ELSE, items: [item] });
      await judgePunches(later, companyId, [punchId]);
      return punchId;
    },

    report: async (reportedAt, waitingPunches) => {
      await noteDeviceSeen(companyScope(database.knex, companyId), deviceId, reportedAt);
      await reportHealth({ ...deps, clock: () => reportedAt }, key, {
        ...{ appVersion: deps.version, isStoragePersistent: true, freeStorageMiB: 9_412, alarm: null },
        ...{ waitingPunches, lastSequence: chain.sequence + waitingPunches, awaitedReceipts: [] },
        chainHead: { sequence: chain.sequence, hash: toBase64Url(chain.hash) },
      });
    },
  };
}

const NO_CHOICES = {
  projectId: null,
  subProjectId: null,
  photo: 'none',
  photoDigest: null,
  detailsDigest: null,
} as const;

type Place = Pick<PunchHeader, 'companyId' | 'deviceId' | 'keyEpoch' | 'sequence' | 'punchId'>;

/** In a session that begins with the punch. */
function writeDown(
  { secrets }: TabletDeps,
  place: Place,
  { employeeId, action, at, knowsTime = true }: DemoPunch,
): { readonly token: string; readonly envelope: Uint8Array } {
  const { token } = signEmployeeToken(secrets, { ...place, employeeId }, at);
  const clock = knowsTime ? sureOf(signAnchor(secrets, place, at), at) : unsure(at);
  const envelope = encodePunchEnvelope({
    header: { ...place, employeeId, action, clock, ...NO_CHOICES },
    proof: { sessionDigest: toBase64Url(sha256(token)), sealKeyId: null, sealDigest: null },
  });
  return { token, envelope };
}

const DOCUMENT = demoId('the page of a tablet');

/** The server told the time at this very moment. */
function sureOf(anchor: string, at: number) {
  const reading: AnchorReading = {
    ...{ anchor, documentId: DOCUMENT, askedAtMonotonicMs: at, answeredAtMonotonicMs: at },
    answeredAtWallMs: at,
  };
  return { ...unsure(at), anchor: reading };
}

function unsure(at: number) {
  return {
    ...{ documentId: DOCUMENT, monotonicMs: at, wallMs: at, anchor: null },
    ...{ stretches: [], hasLeftOutStretches: false },
  };
}

function sha256(value: string | Uint8Array): Uint8Array {
  return createHash('sha256').update(value).digest();
}
