// Work that arrives together shares one transaction. So it shares one flush to the disk and, on PostgreSQL, the network round trips,
// which cost more than all the rest of a punch. Each item is answered only after the COMMIT that stores it.
import type { Database, Queryable } from './database.ts';
import { besideNothing } from './beside-transaction.ts';
import { inTransaction } from './in-transaction.ts';
import { isDatabaseUnavailable } from './is-database-unavailable.ts';

/** Results stand in the order of the items. */
type Batch<Item, Result> = (tx: Queryable, items: readonly Item[]) => Promise<readonly Result[]>;

type Member<Item, Result> = {
  readonly item: Item;
  readonly resolve: (result: Result) => void;
  readonly reject: (failure: unknown) => void;
};

/** More would occupy a connection for too long. */
const MOST_MEMBERS = 64;

/**
 * SQLite has one writer. PostgreSQL has many, and a group that waits for a row must not hold up the next one. But one large group costs far
 * less than several small ones, so the next one begins beside it only when it takes long.
 */
const MOST_GROUPS = { sqlite: 1, postgresql: 4 };
const LONG_MS = 100;

/**
 * So many turns of the event loop in which nobody joined pass before a group begins, after the turn in which it was asked for. While SQLite
 * writes, this thread reads no request, so requests that are on their way through the doors join first. PostgreSQL writes elsewhere: who
 * comes meanwhile is the next group.
 */
const QUIET_TURNS = { sqlite: 3, postgresql: 0 };

/** Where other work makes the turns long, a group begins after the first one. */
const MOST_GATHERING_MS = 5;

/** @param now in milliseconds */
export function createGroupCommit<Item, Result>(
  database: Database,
  batch: Batch<Item, Result>,
  now = () => performance.now(),
): (item: Item) => Promise<Result> {
  let waiting: Member<Item, Result>[] = [];
  let running = 0;
  /** Of the running ones, those that take long. */
  let slow = 0;

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      startNext();
    });

  function startNext(): void {
    if (waiting.length === 0 || running > slow || running === MOST_GROUPS[database.engine]) return;
    running += 1;
    gather(now() + MOST_GATHERING_MS);
  }

  function gather(until: number, quietTurns = QUIET_TURNS[database.engine]): void {
    const known = waiting.length;
    setImmediate(() => {
      const isOver = quietTurns === 0 || waiting.length >= MOST_MEMBERS || now() >= until;
      if (isOver) void commitWaiting();
      else gather(until, waiting.length > known ? undefined : quietTurns - 1);
    });
  }

  /** Work that arrives meanwhile is the next group. */
  async function commitWaiting(): Promise<void> {
    const members = waiting.slice(0, MOST_MEMBERS);
    waiting = waiting.slice(MOST_MEMBERS);
    const group = { isSlow: false };
    const timer = setTimeout(() => {
      group.isSlow = true;
      slow += 1;
      startNext();
    }, LONG_MS);
    await commit(members);
    clearTimeout(timer);
    running -= 1;
    if (group.isSlow) slow -= 1;
    startNext();
  }

  async function commit(members: readonly Member<Item, Result>[]): Promise<void> {
    try {
      const items = members.map(({ item }) => item);
      const results = await besideNothing(() => inTransaction(database, (tx) => batch(tx, items)));
      for (const [index, { resolve }] of members.entries()) resolve(results[index] as Result);
    } catch (failure) {
      if (members.length === 1 || isDatabaseUnavailable(failure)) {
        for (const { reject } of members) reject(failure);
        return;
      }
      // Nothing of the group was written. Runs each item alone, so that only the faulty one fails. A savepoint for each item would
      // do the same, but would cost time in every group.
      for (const member of members) await commit([member]);
    }
  }
}
