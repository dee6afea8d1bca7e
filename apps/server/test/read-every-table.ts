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
  const { engine } = database;
  const { ofCompanies, ofNone } = await (tables.get(database) ?? findTables(database));
  if (engine === 'postgresql') return await readAtOnce(database, { ofCompanies, ofNone }, companyId);
  const named = (await readTables(database, ofNone)).filter((row) => row.includes(companyId));
  return [...(await ownRows(database, ofCompanies, companyId)), ...named].sort();
}

type Tables = { readonly ofCompanies: readonly string[]; readonly ofNone: readonly string[] };

const tables = new WeakMap<Database, Promise<Tables>>();

function findTables(database: Database): Promise<Tables> {
  const found = Promise.all([tablesOf(database), tablesOfCompanies(database)]).then(([all, ofCompanies]) => ({
    ofCompanies,
    ofNone: all.filter((name) => !ofCompanies.includes(name)),
  }));
  tables.set(database, found);
  return found;
}

/** To ask for a hundred tables one by one takes longer than the call that a test is about. */
async function readAtOnce(
  { knex }: Database,
  { ofCompanies, ofNone }: Tables,
  companyId: string,
): Promise<string[]> {
  const line = (name: string) => `select '${name} ' || to_jsonb(t)::text as line from "${name}" t`;
  const parts = [
    ...ofCompanies.map((name) => `${line(name)} where company_id = :companyId`),
    ...ofNone.map((name) => `${line(name)} where t::text like '%' || :companyId || '%'`),
  ];
  const { rows } = await knex.raw<{ rows: { line: string }[] }>(parts.join(' union all '), { companyId });
  return rows.map(({ line: text }) => text).sort();
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
    rows.push(
      ...asText(name, await knex.raw<object[]>(`select * from ${name} where company_id = ?`, companyId)),
    );
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
