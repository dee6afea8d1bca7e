// An error with a code from the contract's list. Use cases throw it; the error handler answers it.
import { ALL_ERROR_CODES, type AnyErrorCode } from '@stimpill/api-types';
import type { SessionEnd } from '@stimpill/api-types/session-end';

export type Fault = {
  readonly code: AnyErrorCode;
  readonly message: string;
  /** JSON path, `query.<name>`, `route.<name>` or `header.<name>`. */
  readonly field?: string;
};

export type DomainErrorDetails = {
  readonly field?: string;
  /** Replaces the code's own sentence where the place of the fault can say it better. */
  readonly message?: string;
  readonly retryAfterSeconds?: number;
  /** After a wrong PIN: how many further wrong ones lock. */
  readonly triesLeft?: number;
  /** Why the session of the desk has ended that the request came with. */
  readonly sessionEnd?: SessionEnd;
  /** The error to log, where this one is only thrown in its place. */
  readonly cause?: unknown;
};

export class DomainError extends Error {
  override readonly name = 'DomainError';
  readonly code: AnyErrorCode;
  readonly faults: readonly Fault[];
  readonly retryAfterSeconds: number | undefined;
  readonly triesLeft: number | undefined;
  readonly sessionEnd: SessionEnd | undefined;

  constructor(code: AnyErrorCode, details: DomainErrorDetails = {}, faults?: readonly Fault[]) {
    const message = details.message ?? ALL_ERROR_CODES[code].message;
    super(message, { cause: details.cause });
    this.code = code;
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.triesLeft = details.triesLeft;
    this.sessionEnd = details.sessionEnd;
    this.faults = faults ?? [
      { code, message, ...(details.field === undefined ? {} : { field: details.field }) },
    ];
  }

  /** Of the answer, as the contract has it. Not called `status`: a parser of bodies writes that into every error that passes through it. */
  get answerStatus(): number {
    return ALL_ERROR_CODES[this.code].status;
  }
}

/** Several faults of one request, all of the same status. */
export function domainErrorOf(faults: readonly [Fault, ...Fault[]]): DomainError {
  return new DomainError(faults[0].code, {}, faults);
}

/** Throws where only a fault in our own code can lead; the request then answers 500 with its id. */
export function assertNeverHappens(what: string): never {
  throw new Error(`This cannot happen: ${what}`);
}

/**
 * Refuses a change of what another person has changed since the caller saw it. It belongs inside the transaction that writes.
 * @param seen undefined: the caller does not say what they saw
 * @throws DomainError `record.changed_meanwhile`
 */
export function refuseUnseen<Value>(seen: Value | undefined, now: Value): void {
  if (seen !== undefined && seen !== now) throw new DomainError('record.changed_meanwhile');
}

/** Refuses with the first fault and all others of its kind, where there is any. */
export function refuseAll(faults: readonly Fault[]): void {
  const [first, ...rest] = faults;
  if (first === undefined) return;
  throw domainErrorOf([first, ...rest.filter(({ code }) => code === first.code)]);
}
