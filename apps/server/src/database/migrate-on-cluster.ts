// Migrations where the tables of companies are on the workers of a cluster. They are written as if there was one machine.
import type { Knex } from 'knex';
import { DatabaseRefused } from '../errors/refused.ts';
import { allowMoves, moveToItsPlace } from './distribute-tables.ts';
import type { Migration } from './migration.ts';

/**
 * Runs a migration in the transaction that is given. A new table stands where it belongs before it refers to others, because those are on
 * the workers.
 * @throws DatabaseRefused where Citus cannot do it
 */
export async function migrateOnCluster({ name, up }: Migration, tx: Knex): Promise<void> {
  await allowMoves(tx);
  try {
    await up(movingNewTables(tx), 'postgresql');
  } catch (error) {
    if (error instanceof DatabaseRefused) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new DatabaseRefused(
      `The migration ${name} cannot be done while the tables are spread over several machines: ${reason}. Nothing of it was kept. ` +
        `Make a backup, bring the tables together with "select undistribute_table('companies', cascade_via_foreign_keys => true)" on the ` +
        'coordinator, start this version, and say "stimpill database distribute" after it.',
      { cause: error },
    );
  }
}

type CreateTable = Knex.SchemaBuilder['createTable'];

function movingNewTables(tx: Knex): Knex {
  const createTable = (async (table, build) => {
    const [create, ...rest] = statementsOf(tx.schema.createTable(table, build));
    if (create !== undefined) await tx.raw(create.sql, create.bindings);
    await moveToItsPlace(tx, table);
    for (const { sql, bindings } of rest) await tx.raw(sql, bindings);
  }) as CreateTable;
  return new Proxy(tx, {
    get: (knex, property) =>
      property === 'schema'
        ? Object.assign(knex.schema, { createTable })
        : (Reflect.get(knex, property) as unknown),
  });
}

type Statement = { readonly sql: string; readonly bindings: Knex.RawBinding[] };

/** The table itself comes first, then its indexes and references. */
function statementsOf(schema: Knex.SchemaBuilder): readonly Statement[] {
  // The types of knex say that it is one.
  const statements = schema.toSQL() as unknown as (Pick<Statement, 'sql'> & Partial<Statement>)[];
  return statements.map(({ sql, bindings = [] }) => ({ sql, bindings }));
}
