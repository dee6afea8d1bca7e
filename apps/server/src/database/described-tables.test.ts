// What tables/ says of each table, held against the databases as all migrations leave them.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshDatabase, type TestDatabase } from '../../test/test-databases.ts';
import { ALL_TABLES, TABLES_OF_KNEX } from './all-tables.ts';
import { SQL_TYPES } from './columns.ts';
import type { Table } from './table.ts';

type Found = { readonly type: string; readonly isNullable: boolean };
type Schema = Readonly<Record<string, Readonly<Record<string, Found>>>>;
type FoundRow = { table: string; name: string; type: string; nullable: boolean | number; place: number };

let test: TestDatabase;
let found: readonly FoundRow[];
beforeAll(async () => {
  test = await freshDatabase();
  found = await columnsOfDatabase();
});
afterAll(() => test.drop());

const ON_SQLITE = `
  select m.name as "table", c.name, lower(c.type) as type, c."notnull" = 0 and c.pk = 0 as nullable, c.pk as place
  from sqlite_master m, pragma_table_info(m.name) c
  where m.type = 'table' and m.name not like 'sqlite_%'`;
const ON_POSTGRESQL = `
  select c.table_name as "table", c.column_name as name, c.is_nullable = 'YES' as nullable,
    case when c.data_type = 'character varying' then 'text' when c.data_type = 'ARRAY' then 'bigint[]' else c.data_type end as type,
    coalesce(k.ordinal_position, 0) as place
  from information_schema.columns c
  left join (information_schema.table_constraints t
    join information_schema.key_column_usage k using (constraint_name, table_name))
    on t.constraint_type = 'PRIMARY KEY' and k.table_name = c.table_name and k.column_name = c.column_name
  where c.table_schema = 'public'`;

async function columnsOfDatabase(): Promise<readonly FoundRow[]> {
  const { engine, knex } = test.database;
  const answer: FoundRow[] | { rows: FoundRow[] } = await knex.raw(
    engine === 'sqlite' ? ON_SQLITE : ON_POSTGRESQL,
  );
  const rows = Array.isArray(answer) ? answer : answer.rows;
  return rows.filter(({ table }) => !TABLES_OF_KNEX.includes(table));
}

/** In the words of the database. */
function described(table: Table): Schema[string] {
  const { engine } = test.database;
  return Object.fromEntries(
    Object.entries(table.columns).map(([name, { kind, isNullable }]) => [
      name,
      { type: SQL_TYPES[kind][engine], isNullable },
    ]),
  );
}

function foundOf(table: string): Schema[string] {
  return Object.fromEntries(
    found
      .filter((row) => row.table === table)
      .map(({ name, type, nullable }) => [name, { type: plain(type), isNullable: Boolean(nullable) }]),
  );
}

/** SQLite keeps the length in the name of a type: `varchar(10)` is a text, `char(36)` an id. */
const plain = (type: string) => type.replace(/^varchar.*/, 'text').replace(/\(.*/, '');

const ours = () => ALL_TABLES.filter(({ only = test.database.engine }) => only === test.database.engine);

describe('the descriptions of tables', () => {
  it('are of every table that the database has, and of no other', () => {
    expect(
      ours()
        .map(({ name }) => name)
        .sort(),
    ).toEqual([...new Set(found.map(({ table }) => table))].sort());
  });

  it.each(ALL_TABLES)('have each column of $name with its type, and whether it may be null', (table) => {
    if (ours().includes(table)) expect(described(table)).toEqual(foundOf(table.name));
  });

  it.each(ALL_TABLES)(
    'say the key of $name, which begins with the company where rows are of one',
    (table) => {
      const key = found
        .filter((row) => row.table === table.name && row.place > 0)
        .sort((a, b) => a.place - b.place)
        .map(({ name }) => name);

      if (ours().includes(table)) expect(key).toEqual(table.key);
      if (table.place === 'byCompany') expect(table.key[0]).toBe(table.companyColumn);
    },
  );
});

const FOLDER = new URL('../', import.meta.url).pathname;
const FILES = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /(?<![.]test)[.]ts$/.test(file) && !/^database[/](tables|migrations)[/]/.test(file),
);
const filesIn = (isMeant: (text: string) => boolean) =>
  FILES.filter((file) => isMeant(readFileSync(join(FOLDER, file), 'utf8'))).sort();

/** Fields that a file takes one by one from columns of the same name. */
function mapsByHand(text: string): boolean {
  const mapped = [...text.matchAll(/\b(\w+): row[.](\w+_\w+)\b/g)].filter(
    ([, field, column = '']) =>
      column.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()) === field,
  );
  return mapped.length > 3;
}

/** Their records have another shape than the rows, or are of joined rows. None may be added; whoever derives one takes it out. */
const OF_ANOTHER_SHAPE = [
  'auth/desk/desk-session-store.ts',
  'auth/session-store.ts',
  'tablets/wire/stored-punch-store.ts',
].map((file) => `features/${file}`);

describe('what a row is', () => {
  it('is said in tables/ and nowhere else in the server', () => {
    expect(FILES.length).toBeGreaterThan(500);
    expect(filesIn((text) => text.includes('readonly company_id: string'))).toEqual([]);
  });

  it('becomes a record as its table says, and no store takes it apart by hand', () => {
    const planted =
      'a: row.a, startAt: row.start_at, endAt: row.end_at, isDraft: row.is_draft, isOpen: row.is_open';

    expect(mapsByHand(planted)).toBe(true);
    expect(filesIn(mapsByHand)).toEqual(OF_ANOTHER_SHAPE);
  });
});
