import type { SessionEnd } from '@stimpill/api-types/session-end';

/** One reason of a refusal: its stable code, and the field at fault where there is one. */
export type Fault = { readonly code: string; readonly field: string | undefined; readonly message: string };

/**
 * Why a call gave no data.
 * - `offline`: the request did not get through, or the connection broke before an answer.
 * - `timedOut`: no answer in time; the server may still have done what was asked.
 * - `refused`: the server understood and said no.
 * - `broken`: an answer that the contract does not know, or a fault of the server itself.
 */
export type ApiFailure =
  | {
      readonly kind: 'offline' | 'timedOut';
      /** It was sent, and the server may have done it: no answer came. */
      readonly mayBeDone: boolean;
    }
  | {
      readonly kind: 'refused';
      readonly status: number;
      readonly faults: readonly Fault[];
      readonly retryAfterSeconds: number | undefined;
      readonly requestId: string | undefined;
      /** Why the session has ended with which it was asked, where the server knows. */
      readonly sessionEnd?: SessionEnd | undefined;
    }
  | {
      readonly kind: 'broken';
      readonly status: number;
      readonly requestId: string | undefined;
      /** It was sent, and the server may have done it before it failed. */
      readonly mayBeDone: boolean;
    };

/** What every call of the API throws when it gave no data. */
export class CallFailed extends Error {
  override readonly name = 'CallFailed';
  readonly failure: ApiFailure;

  constructor(failure: ApiFailure) {
    super(failure.kind === 'refused' ? failure.faults.map(({ code }) => code).join(', ') : failure.kind);
    this.failure = failure;
  }
}

/** Whether the server refused with one of these codes. */
export function isRefusedWith(error: unknown, ...codes: readonly string[]): boolean {
  return error instanceof CallFailed && codesOf(error.failure).some((code) => codes.includes(code));
}

function codesOf(failure: ApiFailure): readonly string[] {
  return failure.kind === 'refused' ? failure.faults.map(({ code }) => code) : [];
}

/** Whether somebody else has changed it since it was seen. */
export function isChangedMeanwhile(error: unknown): boolean {
  return isRefusedWith(error, 'record.changed_meanwhile');
}

/** Whether what the page shows may be old by it: somebody else was faster, or nobody knows whether it was done. */
export function isOldNow(error: unknown): boolean {
  if (!(error instanceof CallFailed)) return false;
  const { failure } = error;
  return failure.kind === 'refused' ? failure.status === 412 : failure.mayBeDone;
}

/** Whether it was sent and no answer came, so that the server may have done it. */
export function mayBeDone(error: unknown): boolean {
  return error instanceof CallFailed && error.failure.kind !== 'refused' && error.failure.mayBeDone;
}

const SESSION_ENDED = [
  'auth.token_missing',
  'auth.token_invalid',
  'auth.token_expired',
  'auth.session_revoked',
];

/** Whether the session has ended, so that somebody must sign in again. A wrong password is something else. */
export function isSessionEnded(error: unknown): boolean {
  return endOfSession(error) !== undefined;
}

/** Why it has ended, as far as the server says; undefined where it goes on. */
export function endOfSession(error: unknown): SessionEnd | 'unknown' | undefined {
  if (!(error instanceof CallFailed) || error.failure.kind !== 'refused') return undefined;
  const isEnd = error.failure.status === 401 && isRefusedWith(error, ...SESSION_ENDED);
  return isEnd ? (error.failure.sessionEnd ?? 'unknown') : undefined;
}
