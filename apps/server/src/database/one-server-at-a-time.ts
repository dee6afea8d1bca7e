import type { Database } from './database.ts';

/**
 * Runs work under a name: only one server does it at a time, the others wait. The lock ends with its connection, so a killed server
 * keeps nobody waiting. It occupies one connection while the work lasts. SQLite has one server and needs no lock.
 */
export async function oneServerAtATime<Result>(
  { engine, knex }: Database,
  name: string,
  work: () => Promise<Result>,
): Promise<Result> {
  if (engine === 'sqlite') return work();
  return knex.transaction(async (tx) => {
    await tx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [name]);
    return work();
  });
}
