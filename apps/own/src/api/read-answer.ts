// What a response means: data, or why there is none.
import type { AnyErrorCode } from '@stimpill/api-types';
import { showUnseen } from '@stimpill/api-types/plain-text';
import { PIN_TRIES_LEFT_HEADER } from '@stimpill/api-types/signing';

/**
 * - `offline`: the request did not get through, or the connection broke before an answer.
 * - `timedOut`: no answer in time.
 * - `refused`: the server understood and said no, with its code.
 * - `broken`: an answer that the contract does not know, or a fault of the server itself.
 */
export type Failure =
  | { readonly kind: 'offline' | 'timedOut' | 'broken' }
  | {
      readonly kind: 'refused';
      readonly code: AnyErrorCode;
      readonly retryAfterSeconds: number | undefined;
      /** After a wrong PIN: how many further wrong ones lock it. Undefined where the server does not say. */
      readonly triesLeft: number | undefined;
    };

/** `answeredAt`: by the clock of the server, which is right; undefined where it does not say. */
export type Answer<Data> =
  | { readonly ok: true; readonly data: Data; readonly answeredAt: number | undefined }
  | { readonly ok: false; readonly failure: Failure };

export async function readAnswer<Data>(response: Response): Promise<Answer<Data>> {
  const envelope = toJson(await response.text());
  if (response.ok && isRecord(envelope) && envelope['success'] === true) {
    const date = Date.parse(response.headers.get('date') ?? '');
    const answeredAt = Number.isNaN(date) ? undefined : date;
    return { ok: true, data: envelope['data'] as Data, answeredAt };
  }
  return { ok: false, failure: toFailure(response, envelope) };
}

function toFailure(response: Response, envelope: unknown): Failure {
  const code = codeIn(envelope);
  // A page of a proxy in between, or a fault of the server itself.
  if (code === undefined || response.ok || response.status >= 500) return { kind: 'broken' };
  return {
    kind: 'refused',
    code,
    retryAfterSeconds: countIn(response, 'retry-after'),
    triesLeft: countIn(response, PIN_TRIES_LEFT_HEADER),
  };
}

function toJson(body: string): unknown {
  try {
    return JSON.parse(showUnseen(body));
  } catch {
    return undefined;
  }
}

function codeIn(envelope: unknown): AnyErrorCode | undefined {
  if (!isRecord(envelope) || !Array.isArray(envelope['errors'])) return undefined;
  const [first] = envelope['errors'] as readonly unknown[];
  return isRecord(first) && typeof first['code'] === 'string' ? (first['code'] as AnyErrorCode) : undefined;
}

function countIn(response: Response, header: string): number | undefined {
  const count = Number.parseInt(response.headers.get(header) ?? '', 10);
  return Number.isNaN(count) || count < 0 ? undefined : count;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether the server refused with one of these codes. */
export const isRefusedWith = (failure: Failure, ...codes: readonly AnyErrorCode[]): boolean =>
  failure.kind === 'refused' && codes.includes(failure.code);

/** Whether the server knows of no such phone: it was never let in and has no cookie, or it has ended. */
export const isUnknownPhone = (failure: Failure): boolean =>
  isRefusedWith(failure, 'phone.unknown', 'auth.token_missing', 'auth.token_invalid');
