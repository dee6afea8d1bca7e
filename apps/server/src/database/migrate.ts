// Brings a database to the schema of this version, and refuses one that belongs to somebody else or to the future.
import type { Knex } from 'knex';
import { isSpread } from './cluster.ts';
import type { Database } from './database.ts';
import { refuseNewer, refuseOtherSecrets } from './foreign-database.ts';
import { migrateOnCluster } from './migrate-on-cluster.ts';
import type { Migration } from './migration.ts';
import { allMigrations } from './migrations/all-migrations.ts';
import { keepStatistics } from './sqlite-statistics.ts';
import type { InstallationRow } from './tables/installation.ts';

/** A version of the schema is the number of its last migration, such as `0052`. */
export type SchemaMove = {
  readonly from: string;
  readonly to: string;
  readonly migrations: number;
  /** Null: it begins now. */
  readonly tookMs: number | null;
};

const SECOND_MS = 1_000;

export function schemaMoveText({ from, to, migrations, tookMs }: SchemaMove): string {
  const count = migrations === 1 ? '1 migration' : `${migrations} migrations`;
  return tookMs === null
    ? `The database moves from schema ${from} to ${to}: ${count}. Tablets keep their punches meanwhile.\n`
    : `The database has schema ${to}. That took ${(tookMs / SECOND_MS).toFixed(1)} s.\n`;
}

/** @param migration such as `0052-overlap-constraint` */
function schemaOf(migration: string | undefined): string {
  return migration?.slice(0, 4) ?? '0000';
}

export type MigrateOptions = {
  /** Fingerprint of the secrets. PINs and tokens can be checked only with the secrets that they were made with. */
  readonly secretsId: string;
  readonly now: number;
  /** Told before and after an existing database is changed; not of a new one, nor where nothing is missing. */
  readonly onMove?: ((move: SchemaMove) => void) | undefined;
};

/**
 * Runs what is missing, each migration in a transaction of its own.
 * @returns the names of the migrations that ran
 * @throws DatabaseRefused when the schema is newer than the program, or the secrets are not those of the database
 */
export async function migrate(database: Database, options: MigrateOptions): Promise<readonly string[]> {
  const missing = await findMissing(database.knex);
  refuseOtherSecrets(await secretsOf(database.knex), options.secretsId);
  const ran = missing.length === 0 ? [] : await move(database, missing, options);
  await bindToSecrets(database.knex, options);
  await tellPlanner(database);
  return ran;
}

async function move(
  { knex, engine }: Database,
  missing: readonly string[],
  { onMove }: MigrateOptions,
): Promise<readonly string[]> {
  const isNew = missing.length === allMigrations.length;
  const last = allMigrations.findLast(({ name }) => !missing.includes(name))?.name;
  const way = { from: schemaOf(last), to: schemaOf(missing.at(-1)), migrations: missing.length };
  const startedAt = performance.now();
  if (!isNew) onMove?.({ ...way, tookMs: null });
  const up = engine === 'postgresql' && (await isSpread(knex)) ? migrateOnCluster : onOneMachine(engine);
  const [, ran] = (await knex.migrate.latest({ migrationSource: migrationSource(up) })) as [
    batch: number,
    names: string[],
  ];
  if (!isNew) onMove?.({ ...way, tookMs: performance.now() - startedAt });
  return ran;
}

/** PostgreSQL gathers its statistics by itself. */
async function tellPlanner({ engine, knex }: Database): Promise<void> {
  if (engine === 'sqlite') await keepStatistics(knex);
}

type Up = (migration: Migration, knex: Knex) => Promise<void>;

function onOneMachine(engine: Database['engine']): Up {
  return (migration, knex) => migration.up(knex, engine);
}

function migrationSource(up: Up): Knex.MigrationSource<Migration> {
  return {
    getMigrations: () => Promise.resolve([...allMigrations]),
    getMigrationName: (migration) => migration.name,
    getMigration: (migration) =>
      Promise.resolve({ up: (knex: Knex) => up(migration, knex), down: refuseDown }),
  };
}

function refuseDown(): Promise<void> {
  return Promise.reject(new Error('Migrations only go forward. Restore a backup instead.'));
}

/** Whether the database has no table of Stimpill. */
export async function isEmpty(knex: Knex): Promise<boolean> {
  return !(await knex.schema.hasTable('knex_migrations'));
}

/**
 * The names of the migrations that have to run. Writes nothing, so that one command can read while another writes.
 * @throws DatabaseRefused when the schema is newer than the program
 */
export async function findMissing(knex: Knex): Promise<readonly string[]> {
  const known = allMigrations.map(({ name }) => name);
  if (await isEmpty(knex)) return known;
  const done = await knex<{ name: string }>('knex_migrations').select('name').orderBy('id');
  refuseNewer(done.map(({ name }) => name));
  return known.filter((name) => !done.some((each) => each.name === name));
}

async function bindToSecrets(knex: Knex, { secretsId, now }: MigrateOptions): Promise<void> {
  if ((await secretsOf(knex)) !== undefined) return;
  await knex<InstallationRow>('installation')
    .insert({ id: 1, secrets_id: secretsId, created_at: now, trial_writes: 0 })
    .onConflict('id')
    .ignore();
  // Another server may have been quicker.
  refuseOtherSecrets(await secretsOf(knex), secretsId);
}

/** Undefined: it is not bound to any yet. */
async function secretsOf(knex: Knex): Promise<string | undefined> {
  if (!(await knex.schema.hasTable('installation'))) return undefined;
  return (await knex<InstallationRow>('installation').first('secrets_id'))?.secrets_id;
}
