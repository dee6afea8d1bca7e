// Before any test: one migrated database of each engine to copy from, and a real PostgreSQL on a free port.
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import type { DatabaseOptions } from '../src/database/database.ts';
import { kept } from './kept-for-tests.ts';
import { onServer, startPostgresqlServer, TEMPLATE_DATABASE } from './postgresql-server.ts';

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const sqliteFile = await kept('stimpill.sqlite', migrateSqlite);
  const postgresql = project.config.name === 'sqlite' ? null : await startPostgresql();
  project.provide('templates' as never, { sqliteFile, postgresqlUrl: postgresql?.url ?? null } as never);
  return async () => postgresql?.stop();
}

async function migrateSqlite(path: string): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'stimpill-templates-'));
  await migrated({ databaseUrl: null, dataDir, databasePoolSize: 1 });
  copyFileSync(join(dataDir, 'stimpill.sqlite'), path);
  rmSync(dataDir, { recursive: true });
}

/** Loaded only when there is something to migrate. */
async function migrated(options: DatabaseOptions): Promise<void> {
  const { openDatabase } = await import('../src/database/database.ts');
  const { migrate } = await import('../src/database/migrate.ts');
  const { TEST_SECRETS_ID } = await import('./test-secrets.ts');
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

const WHERE = { isInMemory: true, isBySocket: true };

async function startPostgresql() {
  const from = await kept('postgresql', makePostgresql);
  return startPostgresqlServer(SHORT_LIVED, { ...WHERE, from });
}

async function makePostgresql(path: string): Promise<void> {
  const server = await startPostgresqlServer(SHORT_LIVED, { ...WHERE, keptIn: path });
  await onServer(server.url, `create database ${TEMPLATE_DATABASE}`);
  const databaseUrl = new URL(TEMPLATE_DATABASE, server.url).href;
  await migrated({ databaseUrl, dataDir: '', databasePoolSize: 2 });
  await server.stop();
}
