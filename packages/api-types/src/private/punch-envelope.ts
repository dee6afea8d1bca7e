// What a tablet signs for one punch, byte for byte. The tablet writes these bytes and the server reads them with the same
// code; a released version is never changed, because signed punches of that version may still lie in tablets.
//
//   envelope = { formatVersion, header, proof }        JSON, keys in this order, ASCII, no white space
//   h(0)     = SHA-256(chainStart(device))             the chain of a signing key begins
//   h(i)     = SHA-256(chainLink(h(i-1), envelope))    each punch is chained to the one before
//   signature = ECDSA P-256 with SHA-256 over the 32 bytes of h(i), r and s of 32 bytes each (IEEE P1363)
//
// Secret and personal data is not in the signed bytes: the sealed PIN, the session token, the position, the photo. It is sent beside
// them, and the signed bytes contain only its digest. So it can be erased, and signature and chain can still be checked.

/** The version that {@link encodePunchEnvelope} writes. */
export const PUNCH_ENVELOPE_VERSION = 1;

/** One exchange with the server that told the time, as the tablet saw it. */
export type AnchorReading = {
  /** The anchor as the server gave it. */
  readonly anchor: string;
  /** The document (page load) in which the exchange happened. */
  readonly documentId: string;
  /** `performance.now()` when the request left, and when the answer was there; whole milliseconds. */
  readonly askedAtMonotonicMs: number;
  readonly answeredAtMonotonicMs: number;
  /** `Date.now()` when the answer was there. */
  readonly answeredAtWallMs: number;
};

/**
 * A time without a gap in the app's own regular clock check: same document, no more than 30 seconds from one check to the next on
 * either clock, and both clocks moved by the same amount within 2 seconds. When that fails, the stretch ends and the next one begins.
 */
export type ClockStretch = {
  readonly documentId: string;
  readonly fromMonotonicMs: number;
  readonly fromWallMs: number;
  readonly toMonotonicMs: number;
  readonly toWallMs: number;
};

/** How many stretches a punch carries at most: the first four and the last of the others. */
export const MAX_STRETCHES = 32;

/** What the clocks of the tablet said at a punch, and what happened to them since the server last told the time. */
export type ClockReadings = {
  readonly documentId: string;
  /** `performance.now()` and `Date.now()` at the moment of the punch; whole milliseconds. */
  readonly monotonicMs: number;
  readonly wallMs: number;
  /** The best of the last eight exchanges; null when the tablet has none. */
  readonly anchor: AnchorReading | null;
  /** Since that exchange (or since the tablet knows), oldest first. */
  readonly stretches: readonly ClockStretch[];
  /** There were more than {@link MAX_STRETCHES}; those between the fourth and the last were left out. */
  readonly hasLeftOutStretches: boolean;
};

/** The content of a punch. The sealed PIN is bound to its bytes. */
export type PunchHeader = {
  readonly companyId: string;
  readonly deviceId: string;
  /** Which signing key of the device; sequence numbers begin with 1 in each. */
  readonly keyEpoch: number;
  readonly sequence: number;
  /** Made by the tablet (UUID); the same punch keeps it for ever. */
  readonly punchId: string;
  readonly employeeId: string;
  readonly action: 'start' | 'stop';
  readonly projectId: string | null;
  readonly subProjectId: string | null;
  readonly clock: ClockReadings;
  readonly photo: 'none' | 'taken' | 'failed';
  /** SHA-256 of the JPEG, base64url; null unless one was taken. */
  readonly photoDigest: string | null;
  /** SHA-256 of {@link encodePunchDetails}, base64url; null without a position. */
  readonly detailsDigest: string | null;
};

/** What proves that it was this person: a live employee session, a sealed PIN, or both. */
export type PunchProof = {
  /** SHA-256 of the employee token, base64url. */
  readonly sessionDigest: string | null;
  /** Which sealing key the PIN was sealed for, and the SHA-256 of the seal, base64url. */
  readonly sealKeyId: string | null;
  readonly sealDigest: string | null;
};

/** One punch, whole. */
export type PunchEnvelope = { readonly header: PunchHeader; readonly proof: PunchProof };

/** Where a punch was made. The salt (16 random bytes, base64url) keeps its digest from being guessed. */
export type PunchDetails = {
  readonly salt: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly accuracyMeters: number | null;
};

/** The bytes of a header: the additional data (AAD) of the sealed PIN. */
export function encodePunchHeader(header: PunchHeader): Uint8Array {
  return toAscii(JSON.stringify(inOrder(header)));
}

/** The bytes that are chained and signed. */
export function encodePunchEnvelope({ header, proof }: PunchEnvelope): Uint8Array {
  const { sessionDigest, sealKeyId, sealDigest } = proof;
  return toAscii(
    JSON.stringify({
      formatVersion: PUNCH_ENVELOPE_VERSION,
      header: inOrder(header),
      proof: { sessionDigest, sealKeyId, sealDigest },
    }),
  );
}

/** The bytes whose SHA-256 stands in the header as `detailsDigest`. */
export function encodePunchDetails({ salt, latitude, longitude, accuracyMeters }: PunchDetails): Uint8Array {
  return toAscii(JSON.stringify({ salt, latitude, longitude, accuracyMeters }));
}

/** The bytes whose SHA-256 is h(0), where the chain of a signing key begins. */
export function chainStart(of: Pick<PunchHeader, 'companyId' | 'deviceId' | 'keyEpoch'>): Uint8Array {
  return toAscii(`stimpill-chain-v1\n${of.companyId}\n${of.deviceId}\n${of.keyEpoch}`);
}

/** The bytes whose SHA-256 is h(i). */
export function chainLink(previousHash: Uint8Array, envelope: Uint8Array): Uint8Array {
  const link = new Uint8Array(previousHash.length + envelope.length);
  link.set(previousHash);
  link.set(envelope, previousHash.length);
  return link;
}

/** Text that every program encodes in the same way: we sign only ids, digests and whole numbers. */
export function toAscii(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => {
    const code = character.codePointAt(0) ?? 0;
    if (code > 127) throw new Error('Only ASCII is signed.');
    return code;
  });
}

/** Built key by key, because the order of the keys is part of the format, whatever order the caller's object has. */
function inOrder(header: PunchHeader): PunchHeader {
  const { companyId, deviceId, keyEpoch, sequence, punchId, employeeId, action } = header;
  const { projectId, subProjectId, clock, photo, photoDigest, detailsDigest } = header;
  return {
    companyId,
    deviceId,
    keyEpoch,
    sequence,
    punchId,
    employeeId,
    action,
    projectId,
    subProjectId,
    clock: readingsInOrder(clock),
    photo,
    photoDigest,
    detailsDigest,
  };
}

function readingsInOrder(readings: ClockReadings): ClockReadings {
  const { documentId, monotonicMs, wallMs, anchor, stretches, hasLeftOutStretches } = readings;
  return {
    documentId,
    monotonicMs,
    wallMs,
    anchor: anchor && anchorInOrder(anchor),
    stretches: stretches.map(stretchInOrder),
    hasLeftOutStretches,
  };
}

function anchorInOrder(reading: AnchorReading): AnchorReading {
  const { anchor, documentId, askedAtMonotonicMs, answeredAtMonotonicMs, answeredAtWallMs } = reading;
  return { anchor, documentId, askedAtMonotonicMs, answeredAtMonotonicMs, answeredAtWallMs };
}

function stretchInOrder(stretch: ClockStretch): ClockStretch {
  const { documentId, fromMonotonicMs, fromWallMs, toMonotonicMs, toWallMs } = stretch;
  return { documentId, fromMonotonicMs, fromWallMs, toMonotonicMs, toWallMs };
}
