// Connections to the databases of tests, kept from one server under test to the next: PostgreSQL begins a process for each, and what that reads of
// its catalogues for the first statements costs more than most tests ask of it.
import PostgresqlOfKnex from 'knex/lib/dialects/postgres/index.js';
import type pg from 'pg';

/** What the driver and knex know of a connection, beyond its types. */
type Connection = pg.Client & {
  readonly _queryable: boolean;
  readonly processID: number;
  readonly getTransactionStatus: () => string | null;
  __knex__disposed?: unknown;
};

/** All that a session keeps for itself, but for what it has prepared: that depends on the tables alone, which stay. */
const BEGIN_ANEW = 'reset all; select pg_advisory_unlock_all(); unlisten *';

type Shelf = { readonly connections: Set<Connection>; isForNext: boolean };

/** By the address of a database, as long as its connections are kept. */
const shelves = new Map<string, Shelf>();
const shelfOf = ({ connectionSettings: { connectionString = '' } }: PostgresqlOfKnex) =>
  shelves.get(connectionString);

const { _acquireOnlyConnection: connect, destroyRawConnection: disconnect } = PostgresqlOfKnex.prototype;

Object.assign(PostgresqlOfKnex.prototype, {
  async _acquireOnlyConnection(this: PostgresqlOfKnex) {
    const connections = shelfOf(this)?.connections;
    const kept = [...(connections ?? [])].find(isWell);
    if (kept === undefined) return await connect.call(this);
    connections?.delete(kept);
    return heardAnew(kept);
  },
  async destroyRawConnection(this: PostgresqlOfKnex, connection: Connection) {
    const shelf = shelfOf(this);
    if (shelf?.isForNext === true && (await hasBegunAnew(connection))) shelf.connections.add(connection);
    else {
      await disconnect.call(this, connection);
      if (shelf !== undefined) await emptied(shelf);
    }
  },
});

/** Who ends a connection while the test still runs wants others, which know what has been set for the database since. */
async function emptied({ connections }: Shelf): Promise<void> {
  const all = [...connections];
  connections.clear();
  await Promise.all(all.map((connection) => connection.end()));
}

/** Only the server that has it now hears of its end. */
function heardAnew(connection: Connection): Connection {
  connection.removeAllListeners();
  for (const event of ['error', 'end'] as const)
    connection.on(event, (error?: Error) => (connection.__knex__disposed = error ?? event));
  return connection;
}

async function hasBegunAnew(connection: Connection): Promise<boolean> {
  if (!isWell(connection)) return false;
  await connection.query(BEGIN_ANEW).catch(() => undefined);
  return isWell(connection);
}

const isWell = (connection: Connection) =>
  connection._queryable &&
  connection.__knex__disposed === undefined &&
  connection.getTransactionStatus() === 'I';

export function keepConnections(url: string): void {
  shelves.set(url, { connections: new Set(), isForNext: false });
}

/** @param close ends the connections of a test that is over */
export async function leavingConnections(url: string, close: () => Promise<void>): Promise<void> {
  const shelf = shelves.get(url);
  if (shelf !== undefined) shelf.isForNext = true;
  try {
    await close();
  } finally {
    if (shelf !== undefined) shelf.isForNext = false;
  }
}

/** The processes of PostgreSQL behind those that nobody has now. */
export const keptProcesses = (url: string): readonly number[] =>
  Array.from(shelves.get(url)?.connections ?? [], ({ processID }) => processID);

export async function endConnections(url: string): Promise<void> {
  const shelf = shelves.get(url);
  shelves.delete(url);
  if (shelf !== undefined) await emptied(shelf);
}
