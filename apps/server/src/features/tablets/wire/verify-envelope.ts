// Is an item of a batch what it says? Decodes it, checks its signature and the digests of what is sent with it. Whether its chain
// and its number fit is checked against the database (classify-batch.ts).
import { createHash, verify, type KeyObject } from 'node:crypto';
import { readPunchEnvelope, type stationOperations } from '@stimpill/api-types/station';
import {
  chainLink,
  chainStart,
  encodePunchDetails,
  encodePunchHeader,
  ENCAPSULATED_KEY_BYTES,
  fromBase64Url,
  pinSealInfo,
  type PunchEnvelope,
  type PunchHeader,
} from '@stimpill/api-types/signing';
import type { RequestOf } from '@stimpill/api-types';
import type { PunchLocation } from '#features/ledger/punch.ts';
import type { HpkeMessage } from '#features/tablets/judging/open-hpke.ts';
import type { AnchoredDevice } from '#features/tablets/clocks/time-anchor.ts';

export type BatchItem = RequestOf<typeof stationOperations.sendPunchBatch>['body']['items'][number];

/** A punch whose bytes could be read. */
export type ReadPunch = {
  readonly item: BatchItem;
  readonly header: PunchHeader;
  /** What is wrong with it; it is kept all the same. */
  readonly fault: 'signature' | null;
  readonly fingerprint: string;
  readonly chainHash: string;
  /** Where the chain of its key begins. */
  readonly chainStart: string;
  readonly seal: { readonly keyId: string; readonly seal: string } | undefined;
  readonly employeeToken: string | undefined;
  readonly location: PunchLocation | undefined;
};

/** An item that cannot be stored as a punch. */
export type StrayEnvelope = {
  readonly item: BatchItem;
  readonly reason: 'unreadable' | 'unknown version' | 'not of this device';
  readonly fingerprint: string;
};

export function verifyEnvelope(
  item: BatchItem,
  device: AnchoredDevice,
  keys: ReadonlyMap<number, KeyObject>,
): ReadPunch | StrayEnvelope {
  const bytes = fromBase64Url(item.envelope);
  const fingerprint = digest(item.envelope);
  const read = bytes === undefined ? { kind: 'unreadable' as const } : readPunchEnvelope(bytes);
  if (bytes === undefined || read.kind === 'unreadable') return { item, reason: 'unreadable', fingerprint };
  if (read.kind === 'unknown version') return { item, reason: 'unknown version', fingerprint };
  const { header } = read.envelope;
  const isNamed = header.punchId === item.punchId && header.sequence === item.sequence;
  if (!isNamed) return { item, reason: 'unreadable', fingerprint };
  if (header.companyId !== device.companyId || header.deviceId !== device.deviceId)
    return { item, reason: 'not of this device', fingerprint };
  return {
    item,
    header,
    fingerprint,
    ...signed(item, bytes, keys.get(header.keyEpoch)),
    chainStart: digest(chainStart(header)),
    ...beside(item, read.envelope),
  };
}

export function isStray(item: ReadPunch | StrayEnvelope): item is StrayEnvelope {
  return 'reason' in item;
}

/** What is needed to open the seal of a stored envelope; undefined where it can never be opened. */
export function sealIn(
  envelope: string,
  { keyId, seal }: { readonly keyId: string; readonly seal: string },
): HpkeMessage | undefined {
  const [bytes, sealed] = [fromBase64Url(envelope), fromBase64Url(seal)];
  const read = bytes === undefined ? undefined : readPunchEnvelope(bytes);
  if (read?.kind !== 'punch' || sealed === undefined) return undefined;
  return {
    encapsulatedKey: sealed.slice(0, ENCAPSULATED_KEY_BYTES),
    ciphertext: sealed.slice(ENCAPSULATED_KEY_BYTES),
    aad: encodePunchHeader(read.envelope.header),
    info: pinSealInfo(keyId),
  };
}

export { fromPinBlock } from '@stimpill/api-types/signing';

function signed(item: BatchItem, bytes: Uint8Array, key: KeyObject | undefined) {
  const previous = fromBase64Url(item.previousHash);
  const signature = fromBase64Url(item.signature);
  const hash = createHash('sha256')
    .update(chainLink(previous ?? new Uint8Array(), bytes))
    .digest();
  const isGood =
    previous?.length === 32 &&
    signature !== undefined &&
    key !== undefined &&
    verify('sha256', hash, { key, dsaEncoding: 'ieee-p1363' }, signature);
  return { chainHash: hash.toString('base64url'), fault: isGood ? null : ('signature' as const) };
}

/** Left out where its digest is not the signed one: then it does not belong to this punch. */
function beside({ seal, employeeToken, details }: BatchItem, { header, proof }: PunchEnvelope) {
  const { sealKeyId, sealDigest, sessionDigest } = proof;
  const sealBytes = seal === undefined ? undefined : fromBase64Url(seal);
  const isOwnSeal = sealBytes !== undefined && digest(sealBytes) === sealDigest;
  const isOwnToken = employeeToken !== undefined && digest(employeeToken) === sessionDigest;
  const isOwnPlace = details !== undefined && digest(encodePunchDetails(details)) === header.detailsDigest;
  return {
    seal: isOwnSeal && seal !== undefined && sealKeyId !== null ? { keyId: sealKeyId, seal } : undefined,
    employeeToken: isOwnToken ? employeeToken : undefined,
    location: isOwnPlace ? { latitude: details.latitude, longitude: details.longitude } : undefined,
  };
}

function digest(value: string | Uint8Array): string {
  return createHash('sha256').update(value).digest('base64url');
}
