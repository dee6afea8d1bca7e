// What a Citus cluster says of itself. Citus is an extension of PostgreSQL that spreads tables over several machines.
import type { Knex } from 'knex';
import { companyColumnOf, TABLE_PLACES } from './all-tables.ts';
import type { TablePlace } from './table.ts';

export type Cluster = {
  readonly version: string;
  /** Whether this is the machine that takes the statements of clients. */
  readonly isCoordinator: boolean;
  /** Machines that hold rows. */
  readonly workers: number;
  /** Parts into which the tables of companies are cut; 0 while none is. */
  readonly shards: number;
  /** Of our tables that Citus knows, where they stand. */
  readonly places: ReadonlyMap<string, TablePlace | 'elsewhere'>;
};

/** @returns null where the database has no Citus */
export async function readCluster(knex: Knex): Promise<Cluster | null> {
  const extension = await knex<{ extname: string; extversion: string }>('pg_extension')
    .where({ extname: 'citus' })
    .first('extversion');
  if (extension === undefined) return null;
  const { rows }: { rows: { is_coordinator: boolean; workers: number }[] } = await knex.raw(
    `select citus_is_coordinator() as is_coordinator,
       (select count(*)::int from pg_dist_node where noderole = 'primary' and isactive and shouldhaveshards) as workers`,
  );
  const [facts] = rows;
  const tables = await readTables(knex);
  return {
    version: extension.extversion,
    isCoordinator: facts?.is_coordinator ?? false,
    workers: facts?.workers ?? 0,
    shards: Math.max(0, ...tables.map(({ shards }) => shards)),
    places: new Map(tables.map(({ name, place }) => [name, place])),
  };
}

type Standing = { readonly name: string; readonly place: TablePlace | 'elsewhere'; readonly shards: number };

async function readTables(knex: Knex): Promise<readonly Standing[]> {
  // Hash: cut by a column. Without a method: replicated to every machine, or on the coordinator and known to Citus.
  const { rows }: { rows: { name: string; column: string | null; kind: string; shards: number }[] } =
    await knex.raw(
      `select c.relname as name, column_to_column_name(p.logicalrelid, p.partkey) as column, concat(p.partmethod, p.repmodel) as kind,
         (select count(*)::int from pg_dist_shard s where s.logicalrelid = p.logicalrelid) as shards
       from pg_dist_partition p join pg_class c on c.oid = p.logicalrelid
       where c.relnamespace = current_schema()::regnamespace`,
    );
  return rows.map(({ name, column, kind, shards }) => {
    if (kind === 'nt') return { name, place: 'everywhere', shards: 0 };
    if (kind === 'ns') return { name, place: 'onCoordinator', shards: 0 };
    return { name, place: column === companyColumnOf(name) ? 'byCompany' : 'elsewhere', shards };
  });
}

/** Whether the tables of companies are on the workers. */
export async function isSpread(knex: Knex): Promise<boolean> {
  return ((await readCluster(knex))?.shards ?? 0) > 0;
}

/** Our tables that do not stand where they belong. */
export function findMisplaced({ places }: Cluster): readonly string[] {
  return Object.entries(TABLE_PLACES)
    .filter(([table, place]) => (places.get(table) ?? 'onCoordinator') !== place)
    .map(([table]) => table);
}
