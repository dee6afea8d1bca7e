// What a response means: data, or a thrown failure. A page of a proxy in between is a failure as well, never a broken page of ours.
import { SESSION_END_HEADER, SESSION_ENDS } from '@stimpill/api-types/session-end';
import { showUnseen } from '@stimpill/api-types/plain-text';
import { CallFailed, type Fault } from './call-failed.ts';
import type { Fetched } from './contract.ts';

/** @param mayBeDone what was asked may have been done without a good answer @throws CallFailed */
export async function readAnswer<Data>(response: Response, mayBeDone: boolean): Promise<Fetched<Data>> {
  const envelope = toJson(await response.text());
  if (response.ok && isRecord(envelope) && envelope['success'] === true)
    return { data: envelope['data'] as Data, version: response.headers.get('etag') ?? undefined };
  const requestId = response.headers.get('x-request-id') ?? undefined;
  const faults = faultsOf(envelope);
  // A fault of the server is never a refusal: whether it did the work is not known.
  if (faults.length === 0 || response.ok || response.status >= 500)
    throw new CallFailed({ kind: 'broken', status: response.status, requestId, mayBeDone });
  const retryAfterSeconds = secondsIn(response.headers.get('retry-after'));
  const said = response.headers.get(SESSION_END_HEADER);
  const sessionEnd = SESSION_ENDS.find((end) => end === said);
  const { status } = response;
  throw new CallFailed({ kind: 'refused', status, faults, retryAfterSeconds, requestId, sessionEnd });
}

function toJson(body: string): unknown {
  try {
    return JSON.parse(showUnseen(body));
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function faultsOf(envelope: unknown): readonly Fault[] {
  if (!isRecord(envelope) || !Array.isArray(envelope['errors'])) return [];
  return envelope['errors'].flatMap((fault: unknown) => {
    if (!isRecord(fault) || typeof fault['code'] !== 'string') return [];
    const { code, field, message } = fault;
    return [
      {
        code,
        field: typeof field === 'string' ? field : undefined,
        message: typeof message === 'string' ? message : '',
      },
    ];
  });
}

function secondsIn(header: string | null): number | undefined {
  const seconds = Number.parseInt(header ?? '', 10);
  return Number.isNaN(seconds) || seconds < 0 ? undefined : seconds;
}
