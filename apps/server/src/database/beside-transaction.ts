// Work can have something written beside it: in whatever transaction it opens, so that both are there after a crash, or neither.
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Queryable } from './database.ts';

/** Writes last of all in a transaction. */
type Beside = (tx: Queryable) => Promise<void>;

const besides = new AsyncLocalStorage<Beside>();

/** Each transaction that `work` opens also writes `beside`. */
export function writtenBeside<Result>(beside: Beside, work: () => Promise<Result>): Promise<Result> {
  return besides.run(beside, work);
}

/** For transactions that hold the work of several at once, and so belong to none of them. */
export function besideNothing<Result>(work: () => Promise<Result>): Promise<Result> {
  return besides.exit(work);
}

/** The work of a transaction with what is to be written beside it. */
export function withBeside<Result>(
  work: (tx: Queryable) => Promise<Result>,
): (tx: Queryable) => Promise<Result> {
  const beside = besides.getStore();
  if (beside === undefined) return work;
  return async (tx) => {
    const result = await work(tx);
    await beside(tx);
    return result;
  };
}
