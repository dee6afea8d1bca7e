import type { Database } from '#database/database.ts';

/** Every row of every table, as text with all its columns; sorted, because nobody promises an order, and several machines keep none. */
export async function readEveryTable(database: Database): Promise<string[]> {
  return await readTables(database, await tablesOf(database));
}

/**
 * Every row of a company, and of what is of no company every row in which it stands. The rows of other companies are not read: each test
 * adds some.
 */
export async function readRowsOf(database: Database, companyId: string): Promise<string[]> {
  const ofCompanies = await tablesOfCompanies(database);
  const ofNone = (await tablesOf(database)).filter((name) => !ofCompanies.includes(name));
  const named = (await readTables(database, ofNone)).filter((row) => row.includes(companyId));
  return [...(await ownRows(database, ofCompanies, companyId)), ...named].sort();
}

async function readTables({ knex }: Database, names: readonly string[]): Promise<string[]> {
  const rows: string[] = [];
  for (const name of names) rows.push(...asText(name, await knex<object>(name).select('*')));
  return rows.sort();
}

const asText = (name: string, rows: readonly object[]) => rows.map((row) => `${name} ${JSON.stringify(row)}`);

async function ownRows({ knex }: Database, names: readonly string[], companyId: string): Promise<string[]> {
  const rows: string[] = [];
  for (const name of names) {
    const found: object[] | { rows: object[] } = await knex.raw(
      `select * from ${name} where company_id = ?`,
      companyId,
    );
    rows.push(...asText(name, 'rows' in found ? found.rows : found));
  }
  return rows;
}

async function tablesOf({ engine, knex }: Database): Promise<string[]> {
  return engine === 'sqlite'
    ? await knex<{ name: string; type: string }>('sqlite_schema').where({ type: 'table' }).pluck('name')
    : await knex<{ tablename: string; schemaname: string }>('pg_tables')
        .where({ schemaname: 'public' })
        .pluck('tablename');
}

async function tablesOfCompanies({ engine, knex }: Database): Promise<string[]> {
  const names: string[] =
    engine === 'sqlite'
      ? await knex({ m: 'sqlite_schema' })
          .joinRaw('join pragma_table_info(m.name) c')
          .where({ 'm.type': 'table', 'c.name': 'company_id' })
          .pluck('m.name')
      : await knex({ t: 'pg_tables' })
          .joinRaw(`join pg_attribute c on c.attrelid = format('%I.%I', schemaname, tablename)::regclass`)
          .where({ schemaname: 'public', attname: 'company_id' })
          .pluck('tablename');
  return names;
}
