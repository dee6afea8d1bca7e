// Only counters with failures have a row. A row can be removed while an attempt waits for its lock. So an attempt never reads a row
// first and locks it later: it finds or inserts the row in one statement.
import type { Database, Queryable } from '#database/database.ts';
import type { AttemptCounterRow } from '#database/tables/sign-in.ts';
import { assertNeverHappens } from '#errors/domain-error.ts';
import { hasFailures, NO_FAILURES, type AttemptCounter } from './attempt-counter.ts';

/**
 * Reads a counter and locks it until the transaction ends. It inserts the row where there was none, so `saveCounter` must follow.
 */
export async function lockCounter(db: Queryable, scope: string, key: string): Promise<AttemptCounter> {
  const [row] = await db<AttemptCounterRow>('attempt_counters')
    .insert({ scope, key, ...toColumns(NO_FAILURES) })
    .onConflict(['scope', 'key'])
    // Writes the value that is already there: an ignored conflict would neither lock the row nor return it.
    .merge(['scope'])
    .returning('*');
  return row ? toCounter(row) : assertNeverHappens('an upsert without a row');
}

/** The counter must be locked. */
export async function saveCounter(
  db: Queryable,
  scope: string,
  key: string,
  counter: AttemptCounter,
): Promise<void> {
  const row = db<AttemptCounterRow>('attempt_counters').where({ scope, key });
  if (hasFailures(counter)) await row.update(toColumns(counter));
  else await row.delete();
}

export async function removeCounters(db: Queryable, scope: string, keyEndsWith: string): Promise<void> {
  await db<AttemptCounterRow>('attempt_counters')
    .where({ scope })
    .whereLike('key', `%${keyEndsWith}`)
    .delete();
}

/** The locks that are in force under keys that begin so. */
export async function listLocks(
  db: Queryable,
  scope: string,
  keyBeginsWith: string,
  now: number,
): Promise<{ readonly key: string; readonly lockedUntil: number }[]> {
  const rows = await db<AttemptCounterRow>('attempt_counters')
    .where({ scope })
    .where('locked_until', '>', now)
    .whereLike('key', `${keyBeginsWith}%`);
  return rows.map(({ key, locked_until }) => ({ key, lockedUntil: locked_until }));
}

/** Removes counters whose failures no longer count. */
export async function removeForgottenCounters({ engine, knex }: Database, now: number): Promise<void> {
  const forgotten = knex<AttemptCounterRow>('attempt_counters').where('forgotten_at', '<=', now);
  if (engine === 'sqlite') {
    await forgotten.delete();
    return;
  }
  // A row that an attempt has locked is removed next time: waiting for it while other rows are locked could end in a deadlock.
  const free = forgotten.select('scope', 'key').forUpdate().skipLocked();
  await knex<AttemptCounterRow>('attempt_counters').whereIn(['scope', 'key'], free).delete();
}

function toCounter(row: AttemptCounterRow): AttemptCounter {
  return {
    failedAt: JSON.parse(row.failed_at) as number[],
    failuresInARow: row.failures_in_a_row,
    lockedUntil: row.locked_until,
    forgottenAt: row.forgotten_at,
  };
}

function toColumns({ failedAt, failuresInARow, lockedUntil, forgottenAt }: AttemptCounter) {
  return {
    failed_at: JSON.stringify(failedAt),
    failures_in_a_row: failuresInARow,
    locked_until: lockedUntil,
    forgotten_at: forgottenAt,
  };
}
