// Personal details beside the punch itself are erased when their time is over: by a running server (erase-regularly.ts), and by
// `stimpill erase-expired`. Sealed PINs are erased earlier, in the transaction that opens them (judge-punches.ts).
import { setImmediate as othersFirst } from 'node:timers/promises';
import type { Clock } from '#clock.ts';
import type { Database } from '#database/database.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { oneServerAtATime } from '#database/one-server-at-a-time.ts';
import { emptyLogIfFree } from '#database/overwrite-erased.ts';
import * as store from './expired-store.ts';
import { PERSONAL_KINDS, type PersonalCounts, type PersonalKind } from './personal-kinds.ts';

export type EraseDeps = { readonly database: Database; readonly clock: Clock };

/** Each batch is one transaction, of some 3 MB for photos: a punch waits for one batch at most. */
const AT_ONCE = 50;

const never = () => false;

/** How many items of each kind are over their time. */
export function countExpired({ database, clock }: EraseDeps): Promise<PersonalCounts> {
  const now = clock();
  return ofEachKind((kind) => store.countExpired(database.knex, kind, now));
}

/**
 * Erases them, and on SQLite empties the log as well.
 * @param isOver when it returns true, this run stops and the next one does the rest
 * @returns how many of each kind
 */
export async function eraseExpired(
  { database, clock }: EraseDeps,
  isOver: () => boolean = never,
): Promise<PersonalCounts> {
  const now = clock();
  const erased = await oneServerAtATime(database, 'erase what is over its time', () =>
    ofEachKind((kind) => eraseKind(database, kind, now, isOver)),
  );
  await emptyLogIfFree(database);
  return erased;
}

async function eraseKind(
  database: Database,
  kind: PersonalKind,
  now: number,
  isOver: () => boolean,
): Promise<number> {
  let erased = 0;
  let last = AT_ONCE;
  while (last === AT_ONCE && !isOver()) {
    last = await inTransaction(database, (tx) => store.eraseSomeExpired(tx, kind, { now, atMost: AT_ONCE }));
    erased += last;
    await othersFirst();
  }
  return erased;
}

async function ofEachKind(work: (kind: PersonalKind) => Promise<number>): Promise<PersonalCounts> {
  const counts = { coordinates: 0, photos: 0, pinSeals: 0, formerPins: 0 };
  for (const kind of PERSONAL_KINDS) counts[kind] = await work(kind);
  return counts;
}
