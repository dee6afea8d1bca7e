// A call of the station API, signed with the key of this device. Every good answer also tells the time of the server and up to
// which punch it holds; both are handed on, whatever was asked for. Apart from its ports it knows nothing of a browser.
import type { CallOf, DataOf } from '@stimpill/api-types';
import type { StationState } from '@stimpill/api-types/station';
import { TABLET_CALLS } from '@stimpill/api-types/tablet-calls';
import {
  formatStationSignature,
  STATION_SIGNATURE_HEADER,
  stationRequestText,
  toBase64Url,
} from '@stimpill/api-types/signing';
import { isRefusedWith, type Answer } from './api-failure.ts';
import { hasShape } from './answer-shape.ts';
import {
  STATION_OPERATIONS,
  STATION_STATE,
  type StationOperationId,
  type StationOperations,
} from './kiosk-operations.ts';
import { readAnswer } from './read-answer.ts';
import { sha256 } from './sha-256.ts';

/** As whom this tablet calls. The key itself never leaves its place; only this can use it. */
type StationIdentity = {
  readonly deviceToken: string;
  /** 0 until the server has bound the key. */
  readonly keyEpoch: number;
  readonly sign: (bytes: Uint8Array) => Promise<Uint8Array>;
};

/** One exchange with the server that told the time: what both clocks of the tablet said, and the state it answered with. */
export type StationExchange = {
  readonly askedAtMonotonicMs: number;
  readonly answeredAtMonotonicMs: number;
  readonly answeredAtWallMs: number;
  readonly state: StationState;
};

type StationInput<Id extends StationOperationId> = {
  readonly body?: CallOf<StationOperations[Id]>['body'];
  /** Of the person who is signed in, where the operation is about their own things. */
  readonly employeeToken?: string;
  /** Where nobody waits as long for it as for the operation otherwise. */
  readonly withinMs?: number;
};

/** Operation and input in, typed data or one of four failures out. */
export type CallStation = <Id extends StationOperationId>(
  id: Id,
  input?: StationInput<Id>,
) => Promise<Answer<DataOf<StationOperations[Id]>>>;

export type StationDeps = {
  readonly identity: () => StationIdentity;
  readonly fetch: typeof fetch;
  /** The server's time as this tablet knows it. */
  readonly serverNow: () => number;
  readonly clock: { readonly monotonicNow: () => number; readonly wallNow: () => number };
  readonly randomBytes: (length: number) => Uint8Array;
  readonly after: (milliseconds: number, work: () => void) => () => void;
  readonly onExchange: (exchange: StationExchange) => void;
  readonly onContact: (contact: StationContact) => void;
};

/**
 * Whether the server was reached at all, at what moment of the monotonic clock; `isSlow`: nothing came in time; `isQuestion`: the call
 * asked for nothing but the time, so that its failure is one of the line.
 */
export type StationContact =
  | { readonly reached: true; readonly at: number; readonly tookMs: number }
  | StationFailure;

type StationFailure = {
  readonly reached: false;
  readonly at: number;
  readonly isSlow: boolean;
  readonly isQuestion: boolean;
};

export function createCallStation(deps: StationDeps): CallStation {
  return async (id, input = {}) => {
    const answer = await callOnce(deps, id, input);
    if (answer.ok || !isRefusedWith(answer.failure, 'station.signature_expired')) return answer;
    // The tablet was wrong about the server's time. Asking for it is allowed at any time, and then the call is signed anew.
    const time = await callOnce(deps, 'getServerTime', {});
    return time.ok ? callOnce(deps, id, input) : answer;
  };
}

async function callOnce<Id extends StationOperationId>(
  deps: StationDeps,
  id: Id,
  input: StationInput<Id>,
): Promise<Answer<DataOf<StationOperations[Id]>>> {
  const abort = new AbortController();
  const stop = deps.after(input.withinMs ?? STATION_OPERATIONS[id].timeoutMs, () => abort.abort());
  try {
    return await exchange(deps, id, await requestOf(deps, id, input, abort.signal));
  } catch {
    deps.onContact(failureOf(id, deps.clock.monotonicNow(), abort.signal.aborted));
    return { ok: false, failure: { kind: abort.signal.aborted ? 'timedOut' : 'offline' } };
  } finally {
    stop();
  }
}

async function exchange<Id extends StationOperationId>(
  { clock, fetch, onExchange, onContact }: StationDeps,
  id: Id,
  request: RequestInit,
): Promise<Answer<DataOf<StationOperations[Id]>>> {
  // Whole milliseconds, rounded as the heartbeat rounds, so that the two never seem to run backwards.
  const askedAt = Math.floor(clock.monotonicNow());
  const response = await fetch(TABLET_CALLS[id].path, request);
  const answer = await readAnswer<DataOf<StationOperations[Id]>>(response, (data) =>
    hasStationShape(id, data),
  );
  const answeredAt = Math.floor(clock.monotonicNow());
  if (answer.ok) {
    onExchange({
      askedAtMonotonicMs: askedAt,
      answeredAtMonotonicMs: answeredAt,
      answeredAtWallMs: Math.floor(clock.wallNow()),
      state: answer.data.station,
    });
  }
  onContact(
    isReached(answer)
      ? { reached: true, at: answeredAt, tookMs: answeredAt - askedAt }
      : failureOf(id, answeredAt, false),
  );
  return answer;
}

function failureOf(id: StationOperationId, at: number, isSlow: boolean): StationFailure {
  return { reached: false, at, isSlow, isQuestion: id === 'getServerTime' };
}

function hasStationShape(id: StationOperationId, data: unknown): boolean {
  return hasShape({ station: STATION_STATE }, data) && hasShape(STATION_OPERATIONS[id].data, data);
}

async function requestOf<Id extends StationOperationId>(
  deps: StationDeps,
  id: Id,
  input: StationInput<Id>,
  signal: AbortSignal,
): Promise<RequestInit> {
  const body = input.body === undefined ? undefined : JSON.stringify(input.body);
  return {
    method: TABLET_CALLS[id].method,
    headers: await headersOf(deps, id, input.employeeToken, body),
    ...(body === undefined ? {} : { body }),
    cache: 'no-store',
    credentials: 'omit',
    redirect: 'error',
    referrerPolicy: 'no-referrer',
    signal,
  };
}

/** Whether the server itself answered, even with a refusal. A page of a proxy, or of a server that is failing, does not count. */
function isReached(answer: Answer<unknown>): boolean {
  return answer.ok || answer.failure.kind === 'refused';
}

async function headersOf(
  deps: StationDeps,
  id: StationOperationId,
  employeeToken: string | undefined,
  body: string | undefined,
): Promise<Headers> {
  const identity = deps.identity();
  const headers = new Headers({
    accept: 'application/json',
    authorization: `Bearer ${identity.deviceToken}`,
  });
  if (body !== undefined) headers.set('content-type', 'application/json');
  if (employeeToken !== undefined) headers.set('x-employee-token', employeeToken);
  if (TABLET_CALLS[id].auth !== 'device') {
    headers.set(STATION_SIGNATURE_HEADER, await signatureOf(deps, id, body ?? ''));
  }
  return headers;
}

async function signatureOf(deps: StationDeps, id: StationOperationId, body: string): Promise<string> {
  const { keyEpoch, sign } = deps.identity();
  const { method, path } = TABLET_CALLS[id];
  const digest = await sha256(new TextEncoder().encode(body));
  const request = {
    method,
    target: path,
    bodyDigest: toBase64Url(digest),
    keyEpoch,
    sentAtMs: Math.round(deps.serverNow()),
    nonce: toBase64Url(deps.randomBytes(16)),
  };
  const signature = toBase64Url(await sign(stationRequestText(request)));
  return formatStationSignature({ ...request, signature });
}
