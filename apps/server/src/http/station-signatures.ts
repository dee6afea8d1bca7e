// A tablet signs each request with the key of its device: a copied device token alone gives no access here.
import { createHash, verify, type KeyObject } from 'node:crypto';
import {
  fromBase64Url,
  parseStationSignature,
  SIGNATURE_TOLERANCE_MS,
  STATION_SIGNATURE_HEADER,
  stationRequestText,
  type StationSignature,
} from '@stimpill/api-types/signing';
import type { Request, RequestHandler, Response } from 'express';
import type { Clock } from '#clock.ts';
import { DomainError } from '#errors/domain-error.ts';
import type { DeviceCaller } from './caller.ts';
import { stateOf } from './request-state.ts';

/** @returns the public key of that epoch, or undefined */
export type KeyOfDevice = (device: DeviceCaller, keyEpoch: number) => Promise<KeyObject | undefined>;

export type StationSignatures = {
  readonly require: (options: { readonly isAnyTimeGood: boolean }) => RequestHandler;
};

const FIELD = { field: `header.${STATION_SIGNATURE_HEADER}` };

export function createStationSignatures(deps: {
  readonly clock: Clock;
  readonly keyOf: KeyOfDevice;
}): StationSignatures {
  const isFresh = nonceMemory(deps.clock);
  return {
    require:
      ({ isAnyTimeGood }) =>
      async (request, response, next) => {
        const state = stateOf(response);
        const { caller } = state;
        if (caller.kind !== 'device') throw new DomainError('auth.token_invalid');
        const signature = signatureIn(request);
        const key = await deps.keyOf(caller, signature.keyEpoch);
        if (key === undefined) throw new DomainError('station.key_missing', FIELD);
        if (!isSignedBy(key, request, response, signature))
          throw new DomainError('station.signature_invalid', FIELD);
        const isTimely = Math.abs(deps.clock() - signature.sentAtMs) <= SIGNATURE_TOLERANCE_MS;
        if (!isTimely && !isAnyTimeGood) throw new DomainError('station.signature_expired', FIELD);
        if (!isFresh(`${caller.deviceId}|${signature.nonce}`))
          throw new DomainError('station.signature_invalid', FIELD);
        state.caller = { ...caller, keyEpoch: signature.keyEpoch };
        next();
      },
  };
}

function signatureIn(request: Request): StationSignature {
  const headers = request.headersDistinct[STATION_SIGNATURE_HEADER.toLowerCase()] ?? [];
  const [header] = headers;
  const signature = header === undefined || headers.length > 1 ? undefined : parseStationSignature(header);
  if (signature === undefined) throw new DomainError('station.signature_invalid', FIELD);
  return signature;
}

function isSignedBy(
  key: KeyObject,
  request: Request,
  response: Response,
  { signature, ...parts }: StationSignature,
): boolean {
  const bytes = fromBase64Url(signature);
  // Always ASCII: Node allows nothing else in a request line.
  const text = stationRequestText({
    ...parts,
    method: request.method === 'POST' ? 'POST' : 'GET',
    target: request.originalUrl,
    bodyDigest: createHash('sha256')
      .update(stateOf(response).rawBody ?? '')
      .digest('base64url'),
  });
  return bytes !== undefined && verify('sha256', text, { key, dsaEncoding: 'ieee-p1363' }, bytes);
}

/**
 * Remembers nonces as long as their signatures are accepted, in the memory of one process. That is enough: every request of a
 * tablet may come twice without harm, so a replay to another process gains nothing.
 */
function nonceMemory(clock: Clock): (nonce: string) => boolean {
  let current = new Set<string>();
  let former = new Set<string>();
  let turnedAt = clock();
  return (nonce) => {
    if (Math.abs(clock() - turnedAt) > 2 * SIGNATURE_TOLERANCE_MS) {
      [former, current] = [current, new Set()];
      turnedAt = clock();
    }
    if (current.has(nonce) || former.has(nonce)) return false;
    current.add(nonce);
    return true;
  };
}
