// Every station request is signed with the key of the device, so that a copied device token alone is useless.
//
//   X-Station-Signature: v=1,epoch=<key epoch>,at=<ms>,nonce=<16 bytes>,sig=<64 bytes>          bytes as base64url
//   sig = ECDSA P-256 with SHA-256 over stationRequestText(...), r and s of 32 bytes each (IEEE P1363)
import { toAscii } from './punch-envelope.ts';

/** The header that carries the signature. */
export const STATION_SIGNATURE_HEADER = 'X-Station-Signature';

/** How far the time of a request may be from the server's, except when asking for the time. */
export const SIGNATURE_TOLERANCE_MS = 5 * 60_000;

/** What of a request is signed. */
export type StationRequest = {
  readonly method: 'GET' | 'POST';
  /** Path and query as they are sent, such as `/api/station/v1/people`. */
  readonly target: string;
  /** SHA-256 of the bytes of the body (of no bytes where there is none), base64url. */
  readonly bodyDigest: string;
  readonly keyEpoch: number;
  /** The time of the server as the tablet knows it: epoch milliseconds. */
  readonly sentAtMs: number;
  /** 16 random bytes, base64url; never used twice. */
  readonly nonce: string;
};

/** A signature as it is sent. */
export type StationSignature = Pick<StationRequest, 'keyEpoch' | 'sentAtMs' | 'nonce'> & {
  /** 64 bytes, base64url. */
  readonly signature: string;
};

/** The bytes that are signed. */
export function stationRequestText(request: StationRequest): Uint8Array {
  const { method, target, bodyDigest, keyEpoch, sentAtMs, nonce } = request;
  return toAscii(['stimpill-request-v1', method, target, bodyDigest, keyEpoch, sentAtMs, nonce].join('\n'));
}

/**
 * The bytes that the key in force signs when another key replaces it. So nobody who copied only the token can bind a key.
 * `x` and `y` are those of the new key.
 */
export function deviceKeyText(key: { readonly deviceId: string; readonly x: string; readonly y: string }) {
  return toAscii(`stimpill-device-key-v1\n${key.deviceId}\n${key.x}\n${key.y}`);
}

/** The value of {@link STATION_SIGNATURE_HEADER}. */
export function formatStationSignature({ keyEpoch, sentAtMs, nonce, signature }: StationSignature): string {
  return `v=1,epoch=${keyEpoch},at=${sentAtMs},nonce=${nonce},sig=${signature}`;
}

const SIGNATURE = /^v=1,epoch=(\d{1,6}),at=(\d{1,16}),nonce=([\w-]{22}),sig=([\w-]{86})$/;

/** @returns the parts, or undefined for any text that {@link formatStationSignature} would not have written */
export function parseStationSignature(text: string): StationSignature | undefined {
  const [, epoch, at, nonce, signature] = SIGNATURE.exec(text) ?? [];
  if (epoch === undefined || at === undefined || nonce === undefined || signature === undefined)
    return undefined;
  const parts = { keyEpoch: Number(epoch), sentAtMs: Number(at), nonce, signature };
  return formatStationSignature(parts) === text ? parts : undefined;
}
