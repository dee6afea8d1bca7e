// From signed bytes back to a punch. Only the server reads envelopes, so the schema library stays out of the tablet.
import { z } from 'zod';
import {
  encodePunchEnvelope,
  MAX_STRETCHES,
  PUNCH_ENVELOPE_VERSION,
  type PunchEnvelope,
} from './punch-envelope.ts';

const id = z.string().regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
const digest = z.string().regex(/^[\w-]{43}$/);
const count = z.int().min(1).max(2_147_483_647);
/** Up to the year 9999 in milliseconds; `performance.now()` never gets there. */
const clockMs = z.int().min(0).max(253_402_300_799_999);
const anchorText = z
  .string()
  .min(1)
  .max(200)
  .regex(/^[\w.-]+$/);

const anchor = z.strictObject({
  anchor: anchorText,
  documentId: id,
  askedAtMonotonicMs: clockMs,
  answeredAtMonotonicMs: clockMs,
  answeredAtWallMs: clockMs,
});

const stretch = z.strictObject({
  documentId: id,
  fromMonotonicMs: clockMs,
  fromWallMs: clockMs,
  toMonotonicMs: clockMs,
  toWallMs: clockMs,
});

const clock = z.strictObject({
  documentId: id,
  monotonicMs: clockMs,
  wallMs: clockMs,
  anchor: anchor.nullable(),
  stretches: z.array(stretch).max(MAX_STRETCHES),
  hasLeftOutStretches: z.boolean(),
});

const envelope = z.strictObject({
  formatVersion: z.literal(PUNCH_ENVELOPE_VERSION),
  header: z.strictObject({
    companyId: id,
    deviceId: id,
    keyEpoch: count,
    sequence: count,
    punchId: id,
    employeeId: id,
    action: z.enum(['start', 'stop']),
    projectId: id.nullable(),
    subProjectId: id.nullable(),
    clock,
    photo: z.enum(['none', 'taken', 'failed']),
    photoDigest: digest.nullable(),
    detailsDigest: digest.nullable(),
  }),
  proof: z.strictObject({
    sessionDigest: digest.nullable(),
    sealKeyId: id.nullable(),
    sealDigest: digest.nullable(),
  }),
});

/** What the bytes of an envelope turned out to be. */
export type ReadEnvelope =
  | { readonly kind: 'punch'; readonly envelope: PunchEnvelope }
  /** Of a version that this server does not know yet. */
  | { readonly kind: 'unknown version'; readonly formatVersion: number }
  | { readonly kind: 'unreadable' };

/** Reads what {@link encodePunchEnvelope} wrote; any other bytes for the same punch are unreadable. */
export function readPunchEnvelope(bytes: Uint8Array): ReadEnvelope {
  const value = parsed(bytes);
  const formatVersion = versionOf(value);
  if (formatVersion === undefined) return { kind: 'unreadable' };
  if (formatVersion !== PUNCH_ENVELOPE_VERSION) return { kind: 'unknown version', formatVersion };
  const read = envelope.safeParse(value);
  if (!read.success || !isSame(encodePunchEnvelope(read.data), bytes)) return { kind: 'unreadable' };
  const { header, proof } = read.data;
  return { kind: 'punch', envelope: { header, proof } };
}

function parsed(bytes: Uint8Array): unknown {
  // In pieces, because every byte is an argument of the call.
  let text = '';
  for (let at = 0; at < bytes.length; at += 4_096)
    text += String.fromCharCode(...bytes.subarray(at, at + 4_096));
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function versionOf(value: unknown): number | undefined {
  const read = z.object({ formatVersion: count }).safeParse(value);
  return read.data?.formatVersion;
}

function isSame(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, index) => byte === b[index]);
}
