// A machine that vanishes says nothing: it has lost its power, or its network. TCP waits a quarter of an hour for it, and a caller on one of its
// connections would wait as long, although a standby has taken its address. So a connection that has been silent for a while under a statement is
// looked into. Another connection to the same address asks whether PostgreSQL still knows the first one. A statement that only takes long goes on.
import type { Socket } from 'node:net';
import type { Knex } from 'knex';
import pg from 'pg';

type Patience = {
  /** So long a connection may be silent before it is looked into. */
  readonly silentMs: number;
  readonly lookEveryMs: number;
  /** A machine that gives no sign of life for so long is gone. */
  readonly answerMs: number;
};

export const PATIENCE: Patience = { silentMs: 10_000, lookEveryMs: 2_000, answerMs: 10_000 };

/** What the driver knows of a connection, beyond its types. */
type Open = { readonly processID: number; readonly connection: { readonly stream: Socket } };
type Heard = { readonly bytes: number; readonly at: number };
type Pool = {
  on(
    event: 'createSuccess' | 'acquireSuccess' | 'destroySuccess',
    tell: (id: number, connection: Open) => void,
  ): void;
  on(event: 'release', tell: (connection: Open) => void): void;
  on(event: 'poolDestroySuccess', tell: () => void): void;
};

export function giveUpVanished(knex: Knex, databaseUrl: string, patience: Patience): void {
  const { pool } = knex.client as { readonly pool: Pool };
  const all = new Set<Open>();
  const lent = new Map<Open, Heard | null>();
  pool.on('createSuccess', (_, connection) => all.add(connection));
  pool.on('acquireSuccess', (_, connection) => lent.set(connection, null));
  pool.on('release', (connection) => lent.delete(connection));
  pool.on('destroySuccess', (_, connection) => {
    all.delete(connection);
    lent.delete(connection);
  });
  let isLooking = false;
  const look = async () => {
    if (isLooking || !isOneSilent(lent, patience)) return;
    isLooking = true;
    await giveUpUnknown([...all], databaseUrl, patience).finally(() => (isLooking = false));
  };
  const timer = setInterval(() => void look(), patience.lookEveryMs);
  timer.unref();
  pool.on('poolDestroySuccess', () => clearInterval(timer));
}

function isOneSilent(lent: Map<Open, Heard | null>, { silentMs }: Patience): boolean {
  const silences = [...lent.keys()].map((connection) => silentForMs(lent, connection));
  return silences.some((ms) => ms >= silentMs);
}

/** Those that wait in the pool, used or not, went to the same machine: each of them would hold up anyone who gets it next. */
async function giveUpUnknown(all: readonly Open[], databaseUrl: string, { answerMs }: Patience) {
  const known = await backendsAt(databaseUrl, answerMs);
  if (known === null) return;
  for (const { processID, connection } of all)
    if (!known.has(processID)) connection.stream.destroy(new VanishedError());
}

/** Since something came from the other side, or since it was first looked at. */
function silentForMs(lent: Map<Open, Heard | null>, connection: Open): number {
  const bytes = connection.connection.stream.bytesRead;
  const heard = lent.get(connection);
  if (heard?.bytes === bytes) return performance.now() - heard.at;
  lent.set(connection, { bytes, at: performance.now() });
  return 0;
}

/** @returns the processes of PostgreSQL behind the address, none where nobody answers; null where they do not say */
async function backendsAt(databaseUrl: string, answerMs: number): Promise<ReadonlySet<number> | null> {
  const limits = { connectionTimeoutMillis: answerMs, query_timeout: answerMs };
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'stimpill', ...limits });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ pid: number; own: number }>(
      'select pid, pg_backend_pid() as own from pg_stat_activity',
    );
    // A pooler in between gives numbers of its own.
    const isItself = rows[0]?.own === (client as unknown as Open).processID;
    return isItself ? new Set(rows.map(({ pid }) => pid)) : null;
  } catch (error) {
    return error instanceof pg.DatabaseError ? null : new Set();
  } finally {
    (client as unknown as Open).connection.stream.destroy();
  }
}

class VanishedError extends Error {
  override readonly name = 'VanishedError';
  readonly code = 'ETIMEDOUT';

  constructor() {
    super('PostgreSQL has been silent on this connection, and does not know it any more.');
  }
}
