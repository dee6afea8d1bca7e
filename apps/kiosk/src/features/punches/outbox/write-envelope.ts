// A punch becomes the bytes that the server will verify: header, seal bound to the header, proof, link in the chain, signature.
// From here on the bytes never change, however often they are sent.
import {
  chainLink,
  encodePunchDetails,
  encodePunchEnvelope,
  encodePunchHeader,
  fromBase64Url,
  toBase64Url,
  type ClockReadings,
  type PunchDetails,
  type PunchHeader,
  type PunchProof,
} from '@stimpill/api-types/signing';
import { sha256 } from '#api/sha-256.ts';
import type { ChainHead, OutboxPunch } from '#storage/outbox-database.ts';
import type { ChainOf } from './chain-head.ts';

/** None was asked for or wanted, the camera failed, or the picture; its digest is signed with the punch. */
type PunchedPhoto =
  | { readonly kind: 'none' | 'failed' }
  | { readonly kind: 'taken'; readonly digest: string; readonly jpeg: Uint8Array };

/** What a person did, before it has a number. */
export type NewPunch = {
  /** Made by the caller; the same punch keeps it for ever. */
  readonly punchId: string;
  readonly employeeId: string;
  readonly action: 'start' | 'stop';
  readonly projectId: string | null;
  readonly subProjectId: string | null;
  /** The readings at the moment of the punch. */
  readonly clock: ClockReadings;
  /** The same moment by the server's time as the tablet knew it; for people, not signed. */
  readonly at: number;
  /** The session that a right PIN opened, or the PIN itself when nobody could check it. */
  readonly proof: { readonly employeeToken: string } | { readonly pin: string };
  readonly photo: PunchedPhoto;
  readonly details: PunchDetails | null;
};

type SealedPin = { readonly keyId: string; readonly seal: Uint8Array };

export type EnvelopeDeps = {
  readonly chain: ChainOf;
  readonly sign: (bytes: Uint8Array) => Promise<Uint8Array>;
  readonly sealPin: (pin: string, header: Uint8Array) => Promise<SealedPin>;
};

/** The next row of the outbox after `head`. */
export async function writeEnvelope(
  deps: EnvelopeDeps,
  punch: NewPunch,
  head: ChainHead,
): Promise<OutboxPunch> {
  const header = await toHeader(deps.chain, punch, head.sequence + 1);
  const proof = await toProof(deps, punch, header);
  const envelope = encodePunchEnvelope({ header, proof: proof.signed });
  const hash = await sha256(chainLink(bytesOf(head.hash), envelope));
  return {
    punchId: punch.punchId,
    deviceId: head.deviceId,
    keyEpoch: head.keyEpoch,
    sequence: header.sequence,
    employeeId: punch.employeeId,
    action: punch.action,
    at: punch.at,
    envelope: toBase64Url(envelope),
    previousHash: head.hash,
    hash: toBase64Url(hash),
    signature: toBase64Url(await deps.sign(hash)),
    seal: proof.seal,
    employeeToken: proof.employeeToken,
    details: punch.details,
    ...NOT_SENT,
  };
}

const NOT_SENT = {
  status: 'waiting',
  tries: 0,
  lastError: null,
  verdict: null,
  outcome: null,
  reason: null,
  settledAt: 0,
  receipt: null,
  awaitsReceipt: 0,
} as const;

async function toHeader(chain: ChainOf, punch: NewPunch, sequence: number): Promise<PunchHeader> {
  const { punchId, employeeId, action, projectId, subProjectId, clock, photo, details } = punch;
  return {
    ...chain,
    sequence,
    punchId,
    employeeId,
    action,
    projectId,
    subProjectId,
    clock,
    photo: photo.kind,
    photoDigest: photo.kind === 'taken' ? photo.digest : null,
    detailsDigest: details && toBase64Url(await sha256(encodePunchDetails(details))),
  };
}

type WrittenProof = {
  readonly signed: PunchProof;
  readonly seal: string | null;
  readonly employeeToken: string | null;
};

async function toProof(deps: EnvelopeDeps, { proof }: NewPunch, header: PunchHeader): Promise<WrittenProof> {
  if ('employeeToken' in proof) {
    const sessionDigest = toBase64Url(await sha256(new TextEncoder().encode(proof.employeeToken)));
    return {
      signed: { sessionDigest, sealKeyId: null, sealDigest: null },
      seal: null,
      employeeToken: proof.employeeToken,
    };
  }
  const sealed = await deps.sealPin(proof.pin, encodePunchHeader(header)).catch(() => undefined);
  // A punch without proof is still a punch: a manager decides. A PIN that cannot be sealed is not kept in any other form.
  if (!sealed) return WITHOUT_PROOF;
  const { keyId, seal } = sealed;
  const sealDigest = toBase64Url(await sha256(seal));
  return {
    signed: { sessionDigest: null, sealKeyId: keyId, sealDigest },
    seal: toBase64Url(seal),
    employeeToken: null,
  };
}

const WITHOUT_PROOF: WrittenProof = {
  signed: { sessionDigest: null, sealKeyId: null, sealDigest: null },
  seal: null,
  employeeToken: null,
};

function bytesOf(text: string): Uint8Array {
  const bytes = fromBase64Url(text);
  if (!bytes) throw new Error('The head of the chain is not base64url.');
  return bytes;
}
