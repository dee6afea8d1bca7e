// PostgreSQL checks its own pages where the server has checksums turned on. This tells what it has found.
import type { Knex } from 'knex';
import type { Database } from '#database/database.ts';
import { fault, ok, warning, type Finding } from './findings.ts';

const CHECK = 'integrity';
const STEPS =
  'In this order: 1. stop every server of Stimpill; 2. keep the files of PostgreSQL as they are; 3. pg_restore of the newest ' +
  'dump into a new database; 4. point DATABASE_URL there; 5. "stimpill doctor --deep"; 6. start the servers, and tablets hand ' +
  'over again what the dump lacks; 7. "stimpill call addTimeEntry" for what other programs had punched since';

type IndexRow = { readonly name: string };

/** @param isDeep also every B-tree index is compared with its table, where the extension amcheck is installed */
export async function examinePostgresqlIntegrity({ knex }: Database, isDeep: boolean): Promise<Finding[]> {
  const checksums = await examineChecksums(knex);
  return isDeep ? [checksums, await examineIndexes(knex)] : [checksums];
}

async function examineChecksums(knex: Knex): Promise<Finding> {
  const { rows }: { rows: { is_on: string; failures: number | null }[] } = await knex.raw(
    `select current_setting('data_checksums') as is_on, checksum_failures as failures
     from pg_stat_database where datname = current_database()`,
  );
  const [facts] = rows;
  if (facts?.is_on !== 'on')
    return warning(
      CHECK,
      'PostgreSQL has no checksums of its pages, so damage shows only where somebody reads it. Turn them on with pg_checksums --enable while it is stopped',
    );
  const failures = facts.failures ?? 0;
  return failures === 0
    ? ok(CHECK, 'PostgreSQL has found no wrong checksum')
    : fault(CHECK, `PostgreSQL has found wrong checksums: ${failures}. ${STEPS}`);
}

async function examineIndexes(knex: Knex): Promise<Finding> {
  const isInstalled = (await knex('pg_extension').where({ extname: 'amcheck' })).length > 0;
  if (!isInstalled)
    return warning(
      CHECK,
      'indexes were not looked at: as a superuser run "create extension amcheck" in this database, and try again',
    );
  const damage: string[] = [];
  for (const { name } of await indexesOf(knex)) {
    const said = await damageOf(knex, name);
    if (said === 'not allowed')
      return warning(
        CHECK,
        'indexes were not looked at: "grant execute on function bt_index_check(regclass, boolean) to" the user of DATABASE_URL',
      );
    if (said !== null) damage.push(`${name} (${said})`);
  }
  return damage.length === 0
    ? ok(CHECK, 'every index agrees with its table')
    : fault(CHECK, `damaged indexes: ${damage.join(', ')}. ${STEPS}`);
}

async function indexesOf(knex: Knex): Promise<readonly IndexRow[]> {
  const { rows }: { rows: IndexRow[] } = await knex.raw(
    `select c.oid::regclass::text as name from pg_index i
     join pg_class c on c.oid = i.indexrelid join pg_am a on a.oid = c.relam
     where a.amname = 'btree' and c.relnamespace = current_schema()::regnamespace and i.indisvalid order by 1`,
  );
  return rows;
}

/** @returns the error code of PostgreSQL only: its message would quote values */
async function damageOf(knex: Knex, index: string): Promise<string | null> {
  try {
    await knex.raw('select bt_index_check(?::regclass, true)', [index]);
    return null;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (code === '42501') return 'not allowed';
    // Data or index corrupted, or a page that cannot be read.
    if (code.startsWith('XX') || code.startsWith('58')) return code;
    throw error;
  }
}
