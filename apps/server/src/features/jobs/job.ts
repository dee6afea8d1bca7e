// Work that the server does later by itself: at a time, or again and again until it succeeds.
import type { Queryable } from '#database/database.ts';

export type NewJob = {
  /** Says which work it is. A job with the id of another one, waiting or ended, is that one. */
  readonly id: string;
  readonly kind: string;
  /** What it needs to know; goes to the database as JSON, so nothing personal may stand in it in clear. */
  readonly details: Readonly<Record<string, string>>;
  /** Epoch milliseconds: not before then. */
  readonly dueAt: number;
  /** Epoch milliseconds: from then on it is not tried any more. */
  readonly giveUpAt: number;
};

export type Job = NewJob & {
  /** Counted up at the beginning of each try, so this tells one holder of the job from the next. */
  readonly tries: number;
  /** Why the last try failed, as a code; null when none has. */
  readonly lastFault: string | null;
};

/** Writes what the work came to, in the transaction that ends the job. */
export type Ending = (tx: Queryable) => Promise<void>;

/** How jobs of one kind are done. */
export type JobKind = {
  readonly kind: string;
  /**
   * One try. A failure that is thrown is retried later.
   * @param signal aborts when the server ends, or when another server may take the job over
   */
  readonly run: (job: Job, signal: AbortSignal) => Promise<Ending>;
  /** Writes that nobody tries any more, in the transaction that ends the job. */
  readonly givenUp?: (job: Job, tx: Queryable) => Promise<void>;
};

export type JobOutcome = 'done' | 'given up';

const MINUTE_MS = 60_000;
const LONGEST_WAIT_MS = 60 * MINUTE_MS;

/** A minute after the first failure, twice as long after each further one, an hour at most. */
export function waitAfter(tries: number): number {
  return Math.min(MINUTE_MS * 2 ** (tries - 1), LONGEST_WAIT_MS);
}
