import type { AnyErrorCode } from '@stimpill/api-types';

/**
 * Why a call gave no data: four kinds, no more.
 * - `offline`: the request did not get through, or the connection broke before an answer.
 * - `timedOut`: no answer in time; the server may still have done what was asked.
 * - `refused`: the server understood and said no, with its codes.
 * - `broken`: an answer that the contract does not know, or a fault of the server itself.
 */
export type ApiFailure =
  | { readonly kind: 'offline' }
  | { readonly kind: 'timedOut' }
  | {
      readonly kind: 'refused';
      readonly status: number;
      readonly codes: readonly AnyErrorCode[];
      readonly retryAfterSeconds: number | undefined;
      /** After a wrong PIN: how many further wrong ones lock it. Undefined where the server does not say. */
      readonly triesLeft?: number | undefined;
      readonly requestId: string | undefined;
    }
  | {
      readonly kind: 'broken';
      readonly status: number;
      readonly retryAfterSeconds: number | undefined;
      readonly requestId: string | undefined;
    };

/** Nothing came back, or not in time. Whatever else went wrong, the server is there. */
export function isSilence({ kind }: ApiFailure): boolean {
  return kind === 'offline' || kind === 'timedOut';
}

/** Data or the reason why there is none. */
export type Answer<Data> =
  | { readonly ok: true; readonly data: Data }
  | { readonly ok: false; readonly failure: ApiFailure };

/** The minutes to wait, for a person to read: at least one, and one where the server does not say. */
export function minutesToWait({
  retryAfterSeconds = 60,
}: {
  readonly retryAfterSeconds?: number | undefined;
}): number {
  return Math.max(1, Math.ceil(retryAfterSeconds / 60));
}

/** Whether whoever is signed in must begin again with their PIN. */
export const isVisitOver = (failure: ApiFailure): boolean =>
  isRefusedWith(failure, 'kiosk.employee_token_expired', 'kiosk.employee_token_invalid');

/** Whether the failure carries one of these codes. */
export function isRefusedWith(failure: ApiFailure, ...codes: readonly AnyErrorCode[]): boolean {
  return failure.kind === 'refused' && failure.codes.some((code) => codes.includes(code));
}
