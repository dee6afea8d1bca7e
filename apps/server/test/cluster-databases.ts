// Fresh databases on a cluster. To distribute one takes seconds, so a database that a test has done with is emptied for the next.
import { randomUUID } from 'node:crypto';
import { openDatabase, type Database } from '#database/database.ts';
import { distributeTables } from '#database/distribute-tables.ts';
import { migrate } from '#database/migrate.ts';
import { TABLE_PLACES } from '#database/all-tables.ts';
import { createOnCluster } from './citus-cluster.ts';
import { TEST_SECRETS_ID } from './test-secrets.ts';

const KEPT = ['knex_migrations', 'knex_migrations_lock'];

const free: string[] = [];

/** @returns the address of a migrated and distributed database without rows; give it back with `giveBack` */
export async function takeClusterDatabase(urls: readonly string[]): Promise<string> {
  const used = free.pop();
  if (used !== undefined) return used;
  const databaseUrl = await prepareForCluster(urls, `test_${randomUUID().replaceAll('-', '')}`);
  await bindToTestSecrets(databaseUrl);
  return databaseUrl;
}

/** @returns the address of a distributed database that belongs to no secrets yet, so that a server with secrets of its own may begin with it */
export async function prepareForCluster(urls: readonly string[], name: string): Promise<string> {
  const databaseUrl = await createOnCluster({ urls }, name);
  const database = await open(databaseUrl);
  await migrate(database, { secretsId: TEST_SECRETS_ID, now: 0 });
  await distributeTables(database.knex);
  await database.knex('installation').delete();
  await database.close();
  return databaseUrl;
}

/** One that a test has broken, to see what is said of it, is left as it is. */
export async function giveBack(databaseUrl: string): Promise<void> {
  const database = await open(databaseUrl);
  const isWhole = await isUsable(database);
  if (isWhole) await emptyTables(database);
  await database.close();
  if (!isWhole) return;
  await bindToTestSecrets(databaseUrl);
  free.push(databaseUrl);
}

async function isUsable({ knex }: Database): Promise<boolean> {
  const there = await knex('pg_tables').where({ schemaname: 'public' }).pluck<string[]>('tablename');
  const { rows }: { rows: { transaction_read_only: string }[] } = await knex.raw(
    'show transaction_read_only',
  );
  return (
    rows[0]?.transaction_read_only === 'off' &&
    Object.keys(TABLE_PLACES).every((table) => there.includes(table))
  );
}

async function emptyTables(database: Database): Promise<void> {
  const tables = Object.keys(TABLE_PLACES).filter((table) => !KEPT.includes(table));
  await database.knex.transaction(async (tx) => {
    // Logs that never change are guarded by triggers; those are for servers, not for the next test. Here they would also keep Citus from
    // emptying more than the coordinator's own, empty copy, if it was told to truncate.
    await tx.raw(`set local citus.propagate_set_commands = 'local'`);
    await tx.raw('set local session_replication_role = replica');
    for (const table of tables) await tx(table).delete();
  });
}

async function bindToTestSecrets(databaseUrl: string): Promise<void> {
  const database = await open(databaseUrl);
  await migrate(database, { secretsId: TEST_SECRETS_ID, now: 0 });
  await database.close();
}

function open(databaseUrl: string): Promise<Database> {
  return openDatabase({ databaseUrl, dataDir: '', databasePoolSize: 2 });
}
