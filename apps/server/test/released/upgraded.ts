// The database of a release on the engine under test, brought to the schema of this version.
import Sqlite from 'better-sqlite3';
import type { Knex } from 'knex';
import { openDatabase, type Database } from '#database/database.ts';
import { migrate, schemaMoveText, type SchemaMove } from '#database/migrate.ts';
import { allMigrations } from '#database/migrations/all-migrations.ts';
import { readSecretsFile, secretsIdOf, secretsPath } from '../../src/secrets.ts';
import { databaseBefore } from '../database-before.ts';
import type { Release } from './released.ts';

export type Upgraded = {
  readonly database: Database;
  /** The migrations that ran. */
  readonly ran: readonly string[];
  /** What the person who starts the server reads. */
  readonly told: readonly string[];
  readonly drop: () => Promise<void>;
};

export async function upgraded(release: Release, engine: Database['engine']): Promise<Upgraded> {
  const { database, drop } = engine === 'sqlite' ? await openFile(release) : await copied(release);
  const secretsId = secretsIdOf(readSecretsFile(secretsPath(release.secretsDir)));
  const told: string[] = [];
  const onMove = (move: SchemaMove) => void told.push(schemaMoveText(move));
  const ran = await migrate(database, { secretsId, now: release.facts.recordedAt, onMove });
  return { database, ran, told, drop };
}

async function openFile({ dataDir }: Release): Promise<Pick<Upgraded, 'database' | 'drop'>> {
  const database = await openDatabase({ databaseUrl: null, dataDir, databasePoolSize: 1 });
  return { database, drop: database.close };
}

/** The schema of the release on PostgreSQL, with the rows of the recorded file. */
async function copied({ before, facts }: Release): Promise<Pick<Upgraded, 'database' | 'drop'>> {
  const next = allMigrations.find(({ name }) => !facts.migrations.includes(name))?.name ?? '9999';
  const { database, drop } = await databaseBefore(next);
  const file = new Sqlite(before, { readonly: true });
  await database.knex.transaction(async (trx) => {
    // Neither the order of the tables nor what guards them counts while a whole database is brought in.
    await trx.raw('set local session_replication_role = replica');
    for (const table of tablesOf(file)) await copyRows(trx, file, table);
  });
  file.close();
  return { database, drop };
}

/** Without what belongs to the engine and to the record of migrations. */
export function tablesOf(file: Sqlite.Database): readonly string[] {
  return file
    .prepare(
      "select name from sqlite_master where type = 'table' and name not like 'sqlite%' and name not like 'knex%'",
    )
    .pluck()
    .all() as string[];
}

async function copyRows(trx: Knex.Transaction, file: Sqlite.Database, table: string): Promise<void> {
  const columns = await trx(table).columnInfo();
  const rows = file.prepare(`select * from "${table}"`).all() as Record<string, unknown>[];
  const booleans = Object.keys(columns).filter((name) => columns[name]?.type === 'boolean');
  for (const row of rows)
    for (const name of booleans) if (row[name] !== null) row[name] = Number(row[name]) === 1;
  await trx(table).delete();
  await trx.batchInsert(table, rows, 50);
}
