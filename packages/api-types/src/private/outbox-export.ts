// Punches that a manager takes out of a tablet in a file, because the tablet cannot send them any more. Only the server can read
// it: the content is sealed as PINs are (HPKE, RFC 9180, base mode, DHKEM(P-256, HKDF-SHA256), HKDF-SHA256, AES-256-GCM).
//
//   file    = JSON of OutboxExport; `sealed` = the 65 bytes of the encapsulated key, then the ciphertext; base64url
//   info    = outboxExportInfo(keyId)      aad = outboxExportHead(file), so that nobody can pass it off as another device's
//   content = JSON of ExportedPunch[], oldest first, ASCII
import { fromBase64Url } from './base64url.ts';
import { ENCAPSULATED_KEY_BYTES } from './pin-seal.ts';
import { toAscii, type PunchDetails } from './punch-envelope.ts';

/** One punch of an export: what a batch item carries. */
export type ExportedPunch = {
  readonly punchId: string;
  readonly sequence: number;
  readonly envelope: string;
  readonly previousHash: string;
  readonly signature: string;
  readonly seal?: string;
  readonly employeeToken?: string;
  readonly details?: PunchDetails;
  readonly receipt?: string;
  /** Somebody said at the tablet that it is not theirs, or wrong. */
  readonly isDisputed?: true;
};

/** The file; everything but `sealed` may be read by anybody. */
export type OutboxExport = {
  readonly format: 'stimpill-outbox-export';
  readonly version: 1;
  readonly companyId: string;
  readonly deviceId: string;
  /** Which sealing key of the server opens it. */
  readonly keyId: string;
  readonly exportedAtUtc: string;
  readonly punches: number;
  readonly sealed: string;
};

/** Opens one HPKE message in base mode. */
export type OpenSealed = (message: {
  readonly keyId: string;
  readonly encapsulatedKey: Uint8Array;
  readonly ciphertext: Uint8Array;
  readonly info: Uint8Array;
  readonly aad: Uint8Array;
}) => Promise<Uint8Array>;

/** The `info` of an export: what it is for, and for which key. */
export function outboxExportInfo(keyId: string): Uint8Array {
  return toAscii(`stimpill-outbox-v1\n${keyId}`);
}

/** The additional data (AAD) of an export: the fields outside the seal. */
export function outboxExportHead(of: Omit<OutboxExport, 'sealed'>): Uint8Array {
  const { companyId, deviceId, keyId, exportedAtUtc, punches } = of;
  return toAscii(['stimpill-outbox-v1', companyId, deviceId, keyId, exportedAtUtc, punches].join('\n'));
}

/** The content of an export before it is sealed. */
export function encodeExportedPunches(punches: readonly ExportedPunch[]): Uint8Array {
  return toAscii(JSON.stringify(punches));
}

/** Reads an export back; throws when the seal does not open or the file is none of ours. */
export async function openOutboxExport(
  file: OutboxExport,
  open: OpenSealed,
): Promise<readonly ExportedPunch[]> {
  const sealed = fromBase64Url(file.sealed);
  if (!sealed) throw new Error('The sealed part of the file is not base64url.');
  const content = await open({
    keyId: file.keyId,
    encapsulatedKey: sealed.subarray(0, ENCAPSULATED_KEY_BYTES),
    ciphertext: sealed.subarray(ENCAPSULATED_KEY_BYTES),
    info: outboxExportInfo(file.keyId),
    aad: outboxExportHead(file),
  });
  const punches: unknown = JSON.parse(fromAscii(content));
  if (!Array.isArray(punches) || punches.length !== file.punches) {
    throw new Error('The file does not hold as many punches as it says.');
  }
  return punches as readonly ExportedPunch[];
}

function fromAscii(bytes: Uint8Array): string {
  // In pieces, because every byte is an argument of the call.
  let text = '';
  for (let at = 0; at < bytes.length; at += 4_096) {
    text += String.fromCharCode(...bytes.subarray(at, at + 4_096));
  }
  return text;
}
