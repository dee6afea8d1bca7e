// One transaction around a use case. Nothing slow goes inside: no hashing, no network, no waiting for anything but the database.
import { transactionCommitted } from '#signals.ts';
import { withBeside } from './beside-transaction.ts';
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
  const whole = withBeside(work);
  for (let tries = 1; ; tries += 1) {
    try {
      return await commitTimed(database, whole);
    } catch (error) {
      if (tries >= MAX_TRIES || !TRY_AGAIN.has(sqlStateOf(error))) throw error;
    }
  }
}

/** Of a punch the commit is the dearest part: it waits for the disk. */
async function commitTimed<Result>(
  { knex }: Database,
  work: (tx: Queryable) => Promise<Result>,
): Promise<Result> {
  if (!transactionCommitted.isHeard()) return knex.transaction(work);
  let doneAt = 0;
  const result = await knex.transaction(async (tx) => {
    const done = await work(tx);
    doneAt = performance.now();
    return done;
  });
  transactionCommitted.send({ seconds: (performance.now() - doneAt) / 1_000 });
  return result;
}

function sqlStateOf(error: unknown): string {
  if (typeof error !== 'object' || error === null || !('code' in error)) return '';
  return typeof error.code === 'string' ? error.code : '';
}
