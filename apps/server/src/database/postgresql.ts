// What PostgreSQL needs: instants as numbers, and a commit that means "on disk".
import knexFactory, { type Knex } from 'knex';
import pg from 'pg';
import { giveUpVanished, PATIENCE } from './give-up-vanished.ts';
import { noLogOfItsOwn } from './knex-log.ts';

// Epoch milliseconds fit a JavaScript number; the driver would give them as text.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** A request that would wait longer for a connection is told to try again later. */
const MAX_WAIT_FOR_CONNECTION_MS = 10_000;

export async function openPostgresql(
  databaseUrl: string,
  poolSize: number,
  isReadOnly = false,
  patience = PATIENCE,
): Promise<Knex> {
  // A pipeline: statements of one turn of the event loop are sent together, and each is answered in its turn.
  const connection: Knex.PgConnectionConfig & { readonly pipeline: boolean } = {
    connectionString: databaseUrl,
    application_name: 'stimpill',
    connectionTimeoutMillis: patience.answerMs,
    pipeline: true,
  };
  const knex = knexFactory({
    client: 'pg',
    connection,
    pool: { min: 0, max: poolSize, ...(isReadOnly ? { afterCreate: refuseWrites } : {}) },
    log: noLogOfItsOwn,
    acquireConnectionTimeout: MAX_WAIT_FOR_CONNECTION_MS,
  });
  giveUpVanished(knex, databaseUrl, patience);
  await refuseAsynchronousCommit(knex);
  return knex;
}

function refuseWrites(connection: pg.Client, done: (error: Error | null, connection: unknown) => void): void {
  connection.query('set default_transaction_read_only = on', (error: Error | null) =>
    done(error, connection),
  );
}

async function refuseAsynchronousCommit(knex: Knex): Promise<void> {
  const result: { rows: { synchronous_commit: string }[] } = await knex.raw('show synchronous_commit');
  const setting = result.rows[0]?.synchronous_commit;
  if (setting === 'off') {
    throw new Error(
      'PostgreSQL runs with synchronous_commit = off and could lose acknowledged punches. Turn it on.',
    );
  }
}
