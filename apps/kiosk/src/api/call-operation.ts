// A call of the API: operation and input in, typed data or one of four failures out. Punches go another way,
// `call-station.ts`. Only this folder calls fetch.
import type { CallOf, DataOf } from '@stimpill/api-types';
import { TABLET_CALLS } from '@stimpill/api-types/tablet-calls';
import { hasShape } from './answer-shape.ts';
import type { Answer } from './api-failure.ts';
import { KIOSK_OPERATIONS } from './kiosk-operations.ts';
import {
  PAIRING_OPERATIONS,
  type UnsignedOperationId,
  type UnsignedOperations,
} from './pairing-operations.ts';
import { readAnswer } from './read-answer.ts';

const OPERATIONS = { ...KIOSK_OPERATIONS, ...PAIRING_OPERATIONS };

/** What a call needs beside the operation: the parts of the request. */
export type CallInput<Id extends UnsignedOperationId> = {
  readonly query?: CallOf<UnsignedOperations[Id]>['query'];
  readonly body?: CallOf<UnsignedOperations[Id]>['body'];
  /** Of a user who has signed in. */
  readonly accessToken?: string;
  /** Where nobody waits as long for it as for the operation otherwise. */
  readonly withinMs?: number;
};

export async function callOperation<Id extends UnsignedOperationId>(
  id: Id,
  input: CallInput<Id> = {},
): Promise<Answer<DataOf<UnsignedOperations[Id]>>> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), input.withinMs ?? OPERATIONS[id].timeoutMs);
  try {
    const response = await fetch(addressOf(id, input), requestOf(id, input, abort.signal));
    return await readAnswer(response, (data) => hasShape(OPERATIONS[id].data, data));
  } catch {
    return { ok: false, failure: { kind: abort.signal.aborted ? 'timedOut' : 'offline' } };
  } finally {
    clearTimeout(timer);
  }
}

function addressOf<Id extends UnsignedOperationId>(id: Id, input: CallInput<Id>): string {
  const query = new URLSearchParams(input.query).toString();
  return `${TABLET_CALLS[id].path}${query && `?${query}`}`;
}

function requestOf<Id extends UnsignedOperationId>(
  id: Id,
  input: CallInput<Id>,
  signal: AbortSignal,
): RequestInit {
  const headers = new Headers({ accept: 'application/json' });
  if (input.body !== undefined) headers.set('content-type', 'application/json');
  if (input.accessToken) headers.set('authorization', `Bearer ${input.accessToken}`);
  return {
    method: TABLET_CALLS[id].method,
    headers,
    ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
    cache: 'no-store',
    credentials: 'omit',
    redirect: 'error',
    referrerPolicy: 'no-referrer',
    signal,
  };
}
