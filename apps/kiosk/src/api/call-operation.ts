// A call of the API: operation and input in, typed data or one of four failures out. Nothing else in the kiosk calls fetch.
import type { CallOf, DataOf, ErrorCode } from '@stimpill/api-types';
import { hasAnswerShape, isRecord } from './answer-shape.ts';
import type { Answer, ApiFailure } from './api-failure.ts';
import { KIOSK_OPERATIONS, type KioskOperationId, type KioskOperations } from './kiosk-operations.ts';

const API_BASE = '/api/v1';

/** What a call needs beside the operation: the parts of the request, and whose tokens to send. */
export type CallInput<Id extends KioskOperationId> = {
  readonly query?: CallOf<KioskOperations[Id]>['query'];
  readonly body?: CallOf<KioskOperations[Id]>['body'];
  readonly deviceToken?: string;
  readonly employeeToken?: string;
};

export async function callOperation<Id extends KioskOperationId>(
  id: Id,
  input: CallInput<Id> = {},
): Promise<Answer<DataOf<KioskOperations[Id]>>> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), KIOSK_OPERATIONS[id].timeoutMs);
  try {
    const response = await fetch(addressOf(id, input), requestOf(id, input, abort.signal));
    return await toAnswer(id, response);
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
  if (input.deviceToken) headers.set('authorization', `Bearer ${input.deviceToken}`);
  if (input.employeeToken) headers.set('x-employee-token', input.employeeToken);
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

async function toAnswer<Id extends KioskOperationId>(
  id: Id,
  response: Response,
): Promise<Answer<DataOf<KioskOperations[Id]>>> {
  const envelope = toJson(await response.text());
  if (
    isRecord(envelope) &&
    response.ok &&
    envelope['success'] === true &&
    hasAnswerShape(id, envelope['data'])
  ) {
    return { ok: true, data: envelope['data'] as DataOf<KioskOperations[Id]> };
  }
  return { ok: false, failure: toFailure(response, envelope) };
}

function toJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

function toFailure(response: Response, envelope: unknown): ApiFailure {
  const requestId = response.headers.get('x-request-id') ?? undefined;
  const codes = codesOf(envelope);
  // A fault of the server is never a refusal: whether it did the work is not known.
  if (codes.length === 0 || response.ok || response.status >= 500) {
    return { kind: 'broken', status: response.status, requestId };
  }
  const retryAfter = Number.parseInt(response.headers.get('retry-after') ?? '', 10);
  return {
    kind: 'refused',
    status: response.status,
    codes,
    retryAfterSeconds: Number.isNaN(retryAfter) ? undefined : retryAfter,
    requestId,
  };
}

function codesOf(envelope: unknown): ErrorCode[] {
  if (!isRecord(envelope) || !Array.isArray(envelope['errors'])) return [];
  return envelope['errors'].flatMap((error: unknown) =>
    isRecord(error) && typeof error['code'] === 'string' ? [error['code'] as ErrorCode] : [],
  );
}
