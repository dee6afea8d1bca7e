// Spreads the tables of a database over the machines of a Citus cluster, each where it belongs.
import type { Knex } from 'knex';
import { Refused } from '../errors/refused.ts';
import { readCluster, type Cluster } from './cluster.ts';
import { companyColumnOf, TABLE_PLACES } from './all-tables.ts';

export type Distributed = {
  /** Tables that were moved now; empty where all stood right before. */
  readonly moved: readonly string[];
  readonly workers: number;
  readonly shards: number;
};

/**
 * All of it in one transaction: what fails leaves every table where it was. Tables that stand right are left alone.
 * @throws Refused where there is no cluster, or something stands in the way
 */
export async function distributeTables(knex: Knex): Promise<Distributed> {
  const { places } = await requireCoordinator(knex);
  const obstacles = await findObstacles(knex);
  if (obstacles.length > 0)
    throw new Refused(`The tables cannot be distributed. Nothing was moved.\n${obstacles.join('\n')}`);
  const tables = (await inOrderOfReferences(knex)).filter(
    (table) => (places.get(table) ?? 'onCoordinator') !== TABLE_PLACES[table],
  );
  await knex.transaction(async (tx) => {
    await allowMoves(tx);
    for (const table of tables) await moveToItsPlace(tx, table);
  });
  const after = await requireCoordinator(knex);
  return { moved: tables, workers: after.workers, shards: after.shards };
}

async function requireCoordinator(knex: Knex): Promise<Cluster> {
  const cluster = await readCluster(knex);
  if (cluster === null)
    throw new Refused(
      'This database has no Citus: there are no machines to spread its tables over. See docs/scale-out.md. Nothing was changed.',
    );
  if (!cluster.isCoordinator)
    throw new Refused(
      'DATABASE_URL names a worker of the cluster. Name the coordinator. Nothing was changed.',
    );
  if (cluster.workers === 0)
    throw new Refused(
      'No machine of the cluster holds rows yet. Add one with "select citus_add_node(\'address\', 5432)". Nothing was changed.',
    );
  return cluster;
}

/** For the transaction alone. */
export async function allowMoves(tx: Knex): Promise<void> {
  // The triggers of logs that never change look at nothing but the row that somebody wants to change.
  await tx.raw('set local citus.enable_unsafe_triggers = on');
  // Tables that refer to each other are moved one part at a time.
  await tx.raw(`set local citus.multi_shard_modify_mode = 'sequential'`);
  await tx.raw('set local client_min_messages = warning');
}

/** Leaves alone what belongs on the coordinator. */
export async function moveToItsPlace(tx: Knex, table: string): Promise<void> {
  if (TABLE_PLACES[table] === 'everywhere') {
    await tx.raw('select create_reference_table(?::regclass)', [table]);
    return;
  }
  if (!isByCompany(table)) return;
  const colocation = table === 'companies' ? 'default' : 'companies';
  await tx.raw('select create_distributed_table(?::regclass, ?::text, colocate_with => ?::text)', [
    table,
    companyColumnOf(table),
    colocation,
  ]);
}

type UniqueIndex = { readonly table: string; readonly index: string; readonly columns: readonly string[] };
type Reference = { readonly table: string; readonly target: string };

/** What keeps tables from being distributed, in sentences. Also right on a PostgreSQL without Citus. */
export async function findObstacles(knex: Knex): Promise<readonly string[]> {
  const tables = await listTables(knex);
  const { rows: indexes }: { rows: UniqueIndex[] } = await knex.raw(
    `select c.relname as table, i.relname as index,
       array(select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attnum = any(x.indkey)) as columns
     from pg_index x join pg_class c on c.oid = x.indrelid join pg_class i on i.oid = x.indexrelid
     where (x.indisunique or x.indisexclusion) and c.relnamespace = current_schema()::regnamespace`,
  );
  return [
    ...tables
      .filter((table) => !(table in TABLE_PLACES))
      .map((table) => `Nobody has said where the table ${table} belongs. Was it made by another program?`),
    ...indexes
      .filter(({ table, columns }) => isByCompany(table) && !columns.includes(companyColumnOf(table)))
      .map(({ table, index }) => `${index} on ${table} does not hold the company.`),
    ...(await referencesOf(knex))
      .filter(({ table, target }) => TABLE_PLACES[table] !== TABLE_PLACES[target])
      .map(({ table, target }) => `${table} refers to ${target}, which belongs elsewhere.`),
  ];
}

function isByCompany(table: string): boolean {
  return TABLE_PLACES[table] === 'byCompany';
}

async function listTables(knex: Knex): Promise<string[]> {
  const { rows }: { rows: { name: string }[] } = await knex.raw(
    `select tablename as name from pg_tables where schemaname = current_schema() order by 1`,
  );
  return rows.map(({ name }) => name);
}

async function referencesOf(knex: Knex): Promise<readonly Reference[]> {
  const { rows }: { rows: Reference[] } = await knex.raw(
    `select distinct c.relname as table, t.relname as target
     from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_class t on t.oid = k.confrelid
     where k.contype = 'f' and c.relnamespace = current_schema()::regnamespace and c.oid <> t.oid`,
  );
  return rows;
}

/** Our tables, each after those that it refers to. */
async function inOrderOfReferences(knex: Knex): Promise<readonly string[]> {
  const references = await referencesOf(knex);
  const ordered = new Set<string>();
  const add = (table: string) => {
    if (ordered.has(table)) return;
    for (const { target } of references.filter((each) => each.table === table)) add(target);
    ordered.add(table);
  };
  // The others stand with the companies, so those come first.
  for (const table of ['companies', ...Object.keys(TABLE_PLACES)]) add(table);
  return [...ordered];
}
