import type { Database } from './database.ts';

/** From now on this connection writes zeros over what it erases, so that no page of the file still holds it. */
export async function overwriteErased({ engine, knex }: Database): Promise<void> {
  if (engine === 'sqlite') await knex.raw('pragma secure_delete = on');
}

/** Empties the log beside the file, in which an erased row may still stand; as far as readers let it. */
export async function emptyLog({ engine, knex }: Database): Promise<void> {
  if (engine === 'sqlite') await knex.raw('pragma wal_checkpoint(truncate)');
}
