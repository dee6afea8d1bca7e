// Fresh, migrated databases for tests: a copied file on SQLite, a copied template on PostgreSQL.
import { copyFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { openDatabase, type Database } from '#database/database.ts';
import { createOnCluster } from './citus-cluster.ts';
import { giveBack, takeClusterDatabase } from './cluster-databases.ts';
import { leavingConnections } from './kept-connections.ts';
import { takeDatabase } from './postgresql-databases.ts';
import { onServer } from './postgresql-server.ts';

/** What the global set-up of a test run provides. */
type MigratedTemplates = {
  readonly sqliteFile: string;
  /** Null when this run tests only SQLite. */
  readonly postgresqlUrl: string | null;
  /** Only in a run on a cluster: the addresses of its coordinator and its workers. */
  readonly clusterUrls?: readonly string[];
};

export type TestDatabase = {
  readonly database: Database;
  /** To open further connections to the same data. */
  readonly open: () => Promise<Database>;
  /** The settings with which a program finds it. */
  readonly env: Readonly<Record<string, string>>;
  readonly drop: () => Promise<void>;
};

/** @returns an empty, migrated database of the engine this test project runs on */
export function freshDatabase(): Promise<TestDatabase> {
  // vitest types the provided values by merging interfaces, a feature that we do not use.
  const templates: MigratedTemplates = inject('templates' as never);
  const engine: Database['engine'] = inject('engine' as never);
  if (templates.clusterUrls !== undefined) return freshOnCluster(templates.clusterUrls);
  if (engine === 'sqlite') return freshSqlite(templates.sqliteFile);
  if (templates.postgresqlUrl === null) throw new Error('This run has no PostgreSQL.');
  return freshPostgresql(templates.postgresqlUrl);
}

/** For a second server: new connections on PostgreSQL; on SQLite, which has one process, the existing ones. */
export async function openBeside(first: TestDatabase): Promise<TestDatabase> {
  if (first.database.engine === 'sqlite') return { ...first, drop: () => Promise.resolve() };
  const database = await first.open();
  return { ...first, database, drop: () => database.close() };
}

export type EmptyDatabase = {
  /** The settings with which a program finds the place. */
  readonly env: Readonly<Record<string, string>>;
  readonly isUntouched: () => Promise<boolean>;
  readonly drop: () => Promise<void>;
};

/** A place without a database: on SQLite a folder without a file, on PostgreSQL a database without a table. */
export async function emptyDatabase(): Promise<EmptyDatabase> {
  const templates: MigratedTemplates = inject('templates' as never);
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const { clusterUrls, postgresqlUrl: serverUrl } = templates;
  if (clusterUrls !== undefined) return emptyDatabaseAt(await createOnCluster({ urls: clusterUrls }, name));
  if (serverUrl === null) return emptyFolder();
  await onServer(serverUrl, `create database ${name}`);
  return emptyDatabaseAt(new URL(name, serverUrl).href, () =>
    onServer(serverUrl, `drop database ${name} with (force)`),
  );
}

/** @param drop left out on a cluster, which ends with the run */
function emptyDatabaseAt(databaseUrl: string, drop = () => Promise.resolve()): EmptyDatabase {
  return {
    env: { DATABASE_URL: databaseUrl },
    isUntouched: async () => {
      const { knex, close } = await openDatabase({ databaseUrl, dataDir: '', databasePoolSize: 1 });
      const tables = await knex('pg_tables').where({ schemaname: 'public' });
      await close();
      return tables.length === 0;
    },
    drop,
  };
}

function emptyFolder(): EmptyDatabase {
  const dataDir = mkdtempSync(join(tmpdir(), 'stimpill-empty-'));
  return {
    env: { DATA_DIR: dataDir },
    isUntouched: () => Promise.resolve(readdirSync(dataDir).length === 0),
    drop: () => {
      rmSync(dataDir, { recursive: true, force: true });
      return Promise.resolve();
    },
  };
}

async function freshSqlite(template: string): Promise<TestDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), 'stimpill-test-'));
  copyFileSync(template, join(dataDir, 'stimpill.sqlite'));
  const open = () => openDatabase({ databaseUrl: null, dataDir, databasePoolSize: 1 });
  const database = await open();
  return {
    database,
    open,
    env: { DATA_DIR: dataDir },
    drop: async () => {
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function freshOnCluster(clusterUrls: readonly string[]): Promise<TestDatabase> {
  const databaseUrl = await takeClusterDatabase(clusterUrls);
  return openPostgresql(databaseUrl, () => giveBack(databaseUrl));
}

async function freshPostgresql(serverUrl: string): Promise<TestDatabase> {
  const { url, giveBack } = await takeDatabase(serverUrl);
  return openPostgresql(url, giveBack);
}

/** @param remove once its connections are closed */
async function openPostgresql(databaseUrl: string, remove: () => Promise<void>): Promise<TestDatabase> {
  const open = () => openDatabase({ databaseUrl, dataDir: '', databasePoolSize: 10 });
  const database = await open();
  return {
    database,
    open,
    env: { DATABASE_URL: databaseUrl },
    drop: async () => {
      await leavingConnections(databaseUrl, () => database.close());
      await remove();
    },
  };
}
