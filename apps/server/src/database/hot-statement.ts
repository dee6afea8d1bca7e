// Statements that run for every punch. The text of one never changes, whatever it is given, so a connection prepares it once; the
// query builder would put the text together anew each time. Each value is sent with its type: then a PostgreSQL that is spread over
// machines can pass the statement on. run-hot-statement.ts runs them.
import { SQL_TYPES, type Column, type ColumnKind } from './columns.ts';
import { columnNamesOf, type RowOf, type Table } from './table.ts';

/** As PostgreSQL calls them. SQLite takes values as they are. */
type SqlType = (typeof SQL_TYPES)[ColumnKind]['postgresql'];

/** A place in the text of a read for a value, or for many. */
type Place = { readonly sqlite: string; readonly postgresql: (position: number) => string };

/** What is read of one company. The first value is the id of the company, then the others in the order of their places. */
export type HotRead<Row> = {
  /** Only a type: what a row of the answer is. */
  readonly row?: Row;
  readonly sqlite: string;
  readonly postgresql: string;
  /** The same text for one server process, so that its connections know a prepared statement by it. */
  readonly name: string;
};

/** What is written for many rows of one company. SQLite runs it once for each row, which costs it less than one long statement. */
export type HotWrite<Row> = HotRead<never> & {
  /** In the order in which SQLite is given the values of a row. */
  readonly inSqlite: readonly (keyof Row & string)[];
  /** PostgreSQL is given the company, and then a list of values for each of these columns. */
  readonly inPostgresql: readonly (keyof Row & string)[];
};

/** One value. */
export const value = (type: SqlType): Place => ({
  sqlite: '?',
  postgresql: (position) => `$${position}::${type}`,
});

/** A condition on the column before it: that it is one of a list, of any length. */
export const among = (type: SqlType): Place => ({
  sqlite: 'in (select value from json_each(?))',
  postgresql: (position) => `= any($${position}::${type}[])`,
});

/** The place of the company in a read. */
export const company = value('uuid');

let named = 0;
const nextName = () => `hot_${(named += 1)}`;

/**
 * A read: `hotRead<Row>()` before its text, whose first place is that of the company. A text in a place, such as a list of columns, is a
 * part of the statement. The columns are named one by one: a statement that was prepared for all columns fails once there are more.
 */
export function hotRead<Row>(lock: 'for update' | '' = '') {
  return (parts: TemplateStringsArray, ...places: readonly (Place | string)[]): HotRead<Row> => {
    const textOf = (write: (place: Place, position: number) => string) => {
      let position = 0;
      const written = places.map((place) =>
        typeof place === 'string' ? place : write(place, (position += 1)),
      );
      return String.raw({ raw: parts.raw }, ...written);
    };
    return {
      name: nextName(),
      sqlite: textOf(({ sqlite }) => sqlite),
      postgresql: `${textOf((place, position) => place.postgresql(position))} ${lock}`,
    };
  };
}

type Names<One extends Table> = readonly (keyof RowOf<One> & string)[];

export function hotInsert<One extends Table>(table: One): HotWrite<RowOf<One>> {
  const all: Names<One> = columnNamesOf(table);
  const columns = all.filter((column) => column !== 'company_id');
  const names = all.join(', ');
  return {
    name: nextName(),
    sqlite: `insert into ${table.name} (${names}) values (${all.map(() => '?').join(', ')})`,
    postgresql: `insert into ${table.name} (${names}) select $1::uuid, given.* from ${given(table, columns)}`,
    inSqlite: all,
    inPostgresql: columns,
  };
}

/** Changes columns of rows that are found by their id and a condition. */
export function hotUpdate<One extends Table<{ readonly company_id: Column; readonly id: Column }>>(
  table: One,
  columns: Names<One>,
  condition: string,
): HotWrite<RowOf<One>> {
  const set = (value: (column: string) => string) =>
    columns.map((column) => `${column} = ${value(column)}`).join(', ');
  const { name } = table;
  return {
    name: nextName(),
    sqlite: `update ${name} set ${set(() => '?')} where company_id = ? and id = ? and ${condition}`,
    postgresql:
      `update ${name} set ${set((column) => `given.${column}`)} from ${given(table, [...columns, 'id'])} ` +
      `where ${name}.company_id = $1::uuid and ${name}.id = given.id and ${condition}`,
    inSqlite: [...columns, 'company_id', 'id'],
    inPostgresql: [...columns, 'id'],
  };
}

/** The lists that PostgreSQL is given, as a table named `given`. */
function given({ columns }: Table, names: readonly string[]): string {
  const types = names.map((name) => SQL_TYPES[columns[name]?.kind ?? 'text'].postgresql);
  const lists = types.map((type, index) => `$${index + 2}::${type}[]`);
  return `unnest(${lists.join(', ')}) as given (${names.join(', ')})`;
}
