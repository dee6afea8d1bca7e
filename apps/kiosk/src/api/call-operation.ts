// A call of the API: operation and input in, typed data or one of four failures out. Punches go another way,
// `call-station.ts`. Only this folder calls fetch.
import type { CallOf, DataOf } from '@stimpill/api-types';
import { hasShape } from './answer-shape.ts';
import type { Answer } from './api-failure.ts';
import { KIOSK_OPERATIONS, type KioskOperationId, type KioskOperations } from './kiosk-operations.ts';
import { readAnswer } from './read-answer.ts';

const API_BASE = '/api/v1';

/** What a call needs beside the operation: the parts of the request. */
export type CallInput<Id extends KioskOperationId> = {
  readonly query?: CallOf<KioskOperations[Id]>['query'];
  readonly body?: CallOf<KioskOperations[Id]>['body'];
  /** Of a user who has signed in. */
  readonly accessToken?: string;
  /** Where nobody waits as long for it as for the operation otherwise. */
  readonly withinMs?: number;
};

export async function callOperation<Id extends KioskOperationId>(
  id: Id,
  input: CallInput<Id> = {},
): Promise<Answer<DataOf<KioskOperations[Id]>>> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), input.withinMs ?? KIOSK_OPERATIONS[id].timeoutMs);
  try {
    const response = await fetch(addressOf(id, input), requestOf(id, input, abort.signal));
    return await readAnswer(response, (data) => hasShape(KIOSK_OPERATIONS[id].data, data));
  } catch {
    return { ok: false, failure: { kind: abort.signal.aborted ? 'timedOut' : 'offline' } };
  } finally {
    clearTimeout(timer);
  }
}

function addressOf<Id extends KioskOperationId>(id: Id, input: CallInput<Id>): string {
  const query = new URLSearchParams(input.query).toString();
  return `${API_BASE}${KIOSK_OPERATIONS[id].path}${query && `?${query}`}`;
}

function requestOf<Id extends KioskOperationId>(
  id: Id,
  input: CallInput<Id>,
  signal: AbortSignal,
): RequestInit {
  const headers = new Headers({ accept: 'application/json' });
  if (input.body !== undefined) headers.set('content-type', 'application/json');
  if (input.accessToken) headers.set('authorization', `Bearer ${input.accessToken}`);
  return {
    method: KIOSK_OPERATIONS[id].method,
    headers,
    ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
    cache: 'no-store',
    credentials: 'omit',
    redirect: 'error',
    referrerPolicy: 'no-referrer',
    signal,
  };
}
