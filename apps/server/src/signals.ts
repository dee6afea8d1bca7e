// What happens inside, for anyone who counts it. A signal that nobody hears costs one comparison; only the metrics hear them.
import { channel, subscribe, unsubscribe } from 'node:diagnostics_channel';

export type Signal<Message> = {
  readonly send: (message: Message) => void;
  readonly isHeard: () => boolean;
  /** @returns a function that ends it */
  readonly hear: (listener: (message: Message) => void) => () => void;
};

/** A request was answered, or its client went away before (status `none`). */
export const requestEnded = signal<{
  /** Id of the operation; `none` for pages, documents and addresses that do not exist. */
  readonly operation: string;
  readonly status: string;
  readonly seconds: number;
}>('stimpill:request-ended');

/** The outcome of a punch when it was first judged, once that is committed. */
export const punchJudged = signal<{ readonly door: string; readonly verdict: string }>(
  'stimpill:punch-judged',
);

/** One try of a job. */
export const jobTried = signal<{
  readonly kind: string;
  readonly result: 'done' | 'failed' | 'given up';
}>('stimpill:job-tried');

/** A statement of the hot path was answered, or failed. knex tells of every other one itself. */
export const hotStatementEnded = signal<{ readonly seconds: number }>('stimpill:hot-statement-ended');

/** A transaction is kept: from the end of its work until the database had said so. */
export const transactionCommitted = signal<{ readonly seconds: number }>('stimpill:transaction-committed');

/** Lines in which requests stand inside this process. */
export type Line = 'hashing' | 'commit';

/** Somebody came to a line (1) or left it (-1). */
export const lineChanged = signal<{ readonly line: Line; readonly change: 1 | -1 }>('stimpill:line-changed');

/** Does work that first waits in a line. */
export async function inLine<Result>(line: Line, work: () => Promise<Result>): Promise<Result> {
  if (!lineChanged.isHeard()) return work();
  lineChanged.send({ line, change: 1 });
  try {
    return await work();
  } finally {
    lineChanged.send({ line, change: -1 });
  }
}

function signal<Message>(name: string): Signal<Message> {
  const inner = channel(name);
  return {
    send: (message) => {
      if (inner.hasSubscribers) inner.publish(message);
    },
    isHeard: () => inner.hasSubscribers,
    hear: (listener) => {
      const hears = (message: unknown) => {
        listener(message as Message);
      };
      subscribe(name, hears);
      return () => {
        unsubscribe(name, hears);
      };
    },
  };
}
