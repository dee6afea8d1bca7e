import type { Database } from './database.ts';

/**
 * Work under a name that only one server does at a time; another one waits for its turn. It ends with the connection, so a server that
 * was killed keeps nobody waiting. It takes a connection of its own for as long as the work lasts. SQLite has one server.
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
