// One transaction around a use case. Nothing slow goes inside: no hashing, no network, no waiting for anything but the database.
import type { Database, Queryable } from './database.ts';

/**
 * PostgreSQL: serialization failure, deadlock, and a row that another transaction wrote first (unique, exclusion). The
 * transaction left no trace, so running it again is safe, and then it sees what the other transaction wrote.
 */
const TRY_AGAIN = new Set(['40001', '40P01', '23505', '23P01']);
const MAX_TRIES = 5;

export async function inTransaction<Result>(
  database: Database,
  work: (tx: Queryable) => Promise<Result>,
): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await database.knex.transaction(work);
    } catch (error) {
      if (tries >= MAX_TRIES || !TRY_AGAIN.has(sqlStateOf(error))) throw error;
    }
  }
}

function sqlStateOf(error: unknown): string {
  if (typeof error !== 'object' || error === null || !('code' in error)) return '';
  return typeof error.code === 'string' ? error.code : '';
}
