import type { Queryable } from '#database/database.ts';
import type { AttemptCounterRow } from '#database/tables.ts';

export type AttemptCounter = {
  readonly scope: string;
  readonly key: string;
  /** Epoch milliseconds of recent failures, oldest first. */
  readonly failedAt: readonly number[];
  readonly failuresInARow: number;
  readonly lockedUntil: number;
};

/** Reads a counter and keeps others from it until the transaction ends. */
export async function lockCounter(db: Queryable, scope: string, key: string): Promise<AttemptCounter> {
  // The row must exist before it can be locked.
  await db<AttemptCounterRow>('attempt_counters')
    .insert({ scope, key, failed_at: '[]', failures_in_a_row: 0, locked_until: 0 })
    .onConflict(['scope', 'key'])
    .ignore();
  const row = await db<AttemptCounterRow>('attempt_counters').where({ scope, key }).forUpdate().first();
  return {
    scope,
    key,
    failedAt: JSON.parse(row?.failed_at ?? '[]') as number[],
    failuresInARow: row?.failures_in_a_row ?? 0,
    lockedUntil: row?.locked_until ?? 0,
  };
}

export async function saveCounter(db: Queryable, counter: AttemptCounter): Promise<void> {
  await db<AttemptCounterRow>('attempt_counters')
    .where({ scope: counter.scope, key: counter.key })
    .update({
      failed_at: JSON.stringify(counter.failedAt),
      failures_in_a_row: counter.failuresInARow,
      locked_until: counter.lockedUntil,
    });
}

export async function removeCounters(db: Queryable, scope: string, keyEndsWith: string): Promise<void> {
  await db<AttemptCounterRow>('attempt_counters')
    .where({ scope })
    .whereLike('key', `%${keyEndsWith}`)
    .delete();
}
