import type { Database } from '#database/database.ts';

/** Every row of every table, as text with all its columns; sorted, because nobody promises an order, and several machines keep none. */
export async function readEveryTable({ engine, knex }: Database): Promise<string[]> {
  const names =
    engine === 'sqlite'
      ? await knex<{ name: string; type: string }>('sqlite_schema').where({ type: 'table' }).pluck('name')
      : await knex<{ tablename: string; schemaname: string }>('pg_tables')
          .where({ schemaname: 'public' })
          .pluck('tablename');
  const rows: string[] = [];
  for (const name of names) {
    for (const row of await knex<object>(name).select('*')) rows.push(`${name} ${JSON.stringify(row)}`);
  }
  return rows.sort();
}

/** Every row in which a company stands, such as all that is written of it. */
export async function readRowsOf(database: Database, companyId: string): Promise<string[]> {
  return (await readEveryTable(database)).filter((row) => row.includes(companyId));
}
