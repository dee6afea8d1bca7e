import type { Queryable } from '#database/database.ts';
import type { AttemptCounterRow } from '#database/tables.ts';
import { assertNeverHappens } from '#errors/assert-never-happens.ts';
import { NO_FAILURES, type AttemptCounter } from './attempt-counter.ts';

/** Reads a counter and keeps others from it until the transaction ends. */
export async function lockCounter(db: Queryable, scope: string, key: string): Promise<AttemptCounter> {
  // The row must exist before it can be locked.
  await db<AttemptCounterRow>('attempt_counters')
    .insert({ scope, key, ...toColumns(NO_FAILURES) })
    .onConflict(['scope', 'key'])
    .ignore();
  const row = await db<AttemptCounterRow>('attempt_counters').where({ scope, key }).forUpdate().first();
  return row ? toCounter(row) : assertNeverHappens('a counter that was removed');
}

export async function saveCounter(
  db: Queryable,
  scope: string,
  key: string,
  counter: AttemptCounter,
): Promise<void> {
  await db<AttemptCounterRow>('attempt_counters').where({ scope, key }).update(toColumns(counter));
}

/** Rows are emptied, never removed: an attempt that waits for the lock of a row must find it afterwards. */
export async function emptyCounters(db: Queryable, scope: string, keyEndsWith: string): Promise<void> {
  await db<AttemptCounterRow>('attempt_counters')
    .where({ scope })
    .whereLike('key', `%${keyEndsWith}`)
    .update(toColumns(NO_FAILURES));
}

function toCounter(row: AttemptCounterRow): AttemptCounter {
  return {
    failedAt: JSON.parse(row.failed_at) as number[],
    failuresInARow: row.failures_in_a_row,
    lockedUntil: row.locked_until,
  };
}

function toColumns({ failedAt, failuresInARow, lockedUntil }: AttemptCounter) {
  return {
    failed_at: JSON.stringify(failedAt),
    failures_in_a_row: failuresInARow,
    locked_until: lockedUntil,
  };
}
