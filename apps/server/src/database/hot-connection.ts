// On which connection a statement of the hot path runs: that of its transaction, or one of the pool.
import type { Knex } from 'knex';
import type { Queryable } from './database.ts';

/** What knex has of a database: a pool, or the one connection of a transaction. */
export type Client = {
  readonly driverName: string;
  readonly acquireConnection: () => Promise<Connection>;
  readonly releaseConnection: (connection: Connection) => Promise<void>;
  readonly emit: (event: 'query', statement: object) => void;
};
export type Answer<Row> = { readonly rows: readonly Row[]; readonly rowCount: number | null };

/** A connection of the driver, which knex has numbered. */
export type Connection = {
  readonly __knexUid: string;
  readonly query: <Row>(statement: object) => Promise<Answer<Row>>;
};

type Work<Result> = (client: Client, connection: Connection) => Result | Promise<Result>;

/** @throws Error outside of a transaction: there, two writes would run on two connections, in any order */
export async function inItsTransaction<Result>(db: Queryable, work: Work<Result>): Promise<Result> {
  if (!isTransaction(db)) throw new Error('A write of the hot path belongs into a transaction.');
  const client = db.client as Client;
  const connection = await client.acquireConnection();
  // It has gone back to the pool, so the statement would run outside of its transaction.
  if (db.isCompleted()) throw new Error('A statement came after the end of its transaction.');
  return work(client, connection);
}

export const isTransaction = (db: Queryable): db is Knex.Transaction => db.isTransaction === true;

type Shared = { readonly connection: Promise<Connection>; users: number; isGoingBack: boolean };

const sharedOf = new WeakMap<Client, Shared>();

/**
 * Outside of a transaction, work that is under way at the same time shares a connection, so that PostgreSQL gets the reads of many
 * requests in one packet. Only for short reads that wait for no lock: one that waits would make the others wait.
 */
export async function onSharedConnection<Result>(db: Queryable, work: Work<Result>): Promise<Result> {
  if (isTransaction(db)) return inItsTransaction(db, work);
  const client = db.client as Client;
  const shared = sharedOf.get(client) ?? {
    connection: client.acquireConnection(),
    users: 0,
    isGoingBack: false,
  };
  sharedOf.set(client, shared);
  shared.users += 1;
  try {
    return await work(client, await shared.connection);
  } catch (error) {
    // The connection may be broken. What comes from now on gets another one.
    if (sharedOf.get(client) === shared) sharedOf.delete(client);
    throw error;
  } finally {
    shared.users -= 1;
    if (shared.users === 0) giveBackAfterThisTurn(client, shared);
  }
}

/** What asks in the same turn of the event loop, for whichever request, takes it too: to lend it anew costs more than a short read. */
function giveBackAfterThisTurn(client: Client, shared: Shared): void {
  if (shared.isGoingBack) return;
  shared.isGoingBack = true;
  setImmediate(() => {
    shared.isGoingBack = false;
    if (shared.users === 0) void giveBack(client, shared);
  });
}

async function giveBack(client: Client, shared: Shared): Promise<void> {
  if (sharedOf.get(client) === shared) sharedOf.delete(client);
  const connection = await shared.connection.catch(() => null);
  if (connection !== null) await client.releaseConnection(connection);
}
