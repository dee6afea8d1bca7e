// What time it is by the clock of PostgreSQL, on a cluster by that of its coordinator, and how exactly that is known.
import type { OwnClocks } from '../clock.ts';
import type { Database } from './database.ts';
import type { Client } from './hot-connection.ts';

/** A look at the database's clock. Milliseconds. */
export type ClockLook = {
  /** By the steady clock of this process, when the answer was there. */
  readonly at: number;
  /** When the steady clock began, by the database's clock and by that of this machine. */
  readonly databaseBeganAt: number;
  readonly machineBeganAt: number;
  /** The database's clock was read some time between question and answer; in the middle, or so much from it. */
  readonly errorMs: number;
};

const QUESTION = 'select extract(epoch from now())::float8 * 1000 as at';

/** On a connection of its own: behind other statements the answer would come late, and say little. */
export async function lookAtClock({ knex }: Database, { wall, steady }: OwnClocks): Promise<ClockLook> {
  const client = knex.client as Client;
  const connection = await client.acquireConnection();
  try {
    const askedAt = steady();
    const { rows } = await connection.query<{ readonly at: number }>({ text: QUESTION });
    const at = steady();
    const errorMs = (at - askedAt) / 2;
    const databaseBeganAt = (rows[0]?.at ?? NaN) - askedAt - errorMs;
    return { at, databaseBeganAt, machineBeganAt: wall() - at, errorMs };
  } finally {
    await client.releaseConnection(connection);
  }
}
