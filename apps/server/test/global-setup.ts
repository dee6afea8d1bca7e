// Before any test: a real PostgreSQL on a free port, and one migrated database of each engine to copy from.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openDatabase, type DatabaseOptions } from '../src/database/database.ts';
import { migrate } from '../src/database/migrate.ts';
import { onServer, startPostgresqlServer, TEMPLATE_DATABASE } from './postgresql-server.ts';
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

/** Nothing is needed after the run, so nothing has to outlive a crash, be copied elsewhere, or be tidied. */
const SHORT_LIVED = [
  'fsync=off',
  'full_page_writes=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'autovacuum=off',
].flatMap((setting) => ['-c', setting]);

async function startPostgresql(): Promise<{ url: string; stop: () => Promise<void> }> {
  const server = await startPostgresqlServer(SHORT_LIVED, { isInMemory: true, isBySocket: true });
  await onServer(server.url, `create database ${TEMPLATE_DATABASE}`);
  const databaseUrl = new URL(TEMPLATE_DATABASE, server.url).href;
  await migrated({ databaseUrl, dataDir: '', databasePoolSize: 2 });
  return server;
}
