// What a table is, said once in tables/: its columns, where it stands on a cluster, what erasing a person does with it. The types of its
// rows, the statements that name all its columns, and every list of tables follow from that.
import type { ChangeSubject } from '@stimpill/api-types/change-subjects';
import type { SETTINGS } from '@stimpill/api-types/settings';
import { guid, type Column } from './columns.ts';
import type { Erasing } from './erasing.ts';

/**
 * Where it stands once a database is spread over the machines of a Citus cluster. On one machine it says nothing.
 *
 * `byCompany`: the rows of one company are together on one of the workers, with those of every other such table. Each unique index holds
 * the company.
 * `everywhere`: small and seldom written; every machine has all of it.
 * `onCoordinator`: of no company, or before anybody knows of which. Only statements that name no table of companies may use it.
 */
export type TablePlace = 'byCompany' | 'everywhere' | 'onCoordinator';

type Columns = Readonly<Record<string, Column>>;

/** A row is personal and goes by itself: so many days after a moment, or as many as each company says in a setting. */
type Passing<Name extends string> = { readonly since: Name } & (
  | { readonly days: number }
  | { readonly setting: keyof (typeof SETTINGS)['retentionDays']['settings'] }
);

export type Table<Has extends Columns = Columns> = {
  readonly name: string;
  readonly place: TablePlace;
  /** Says of which company a row is, where every row is of one. */
  readonly companyColumn?: string;
  /** The columns of the primary key. */
  readonly key: readonly string[];
  readonly columns: Has;
  readonly erasing: Erasing;
  readonly passes?: Passing<string>;
  /** What the record of changes calls a row; left out: no change of it is recorded. */
  readonly subject?: ChangeSubject;
  /** SQLite does without it. */
  readonly only?: 'postgresql';
};

export type ValueOf<One> = One extends Column<infer Value, unknown> ? Value : never;

type ReadOf<One> = One extends Column<unknown, infer Read> ? Read : never;

/** What is read of a table. */
export type RowOf<One extends Table> = {
  readonly [Name in keyof One['columns']]: ValueOf<One['columns'][Name]>;
};

type ColumnOf<One extends Table> = keyof One['columns'] & string;

/** What the rest of the server knows of a row, or of some columns of it: its fields by the names that code has for them. */
export type RecordOf<One extends Table, Name extends ColumnOf<One> = ColumnOf<One>> = {
  readonly [Each in Exclude<Name, 'company_id'> as FieldOf<Each, One['columns'][Each]>]: ReadOf<
    One['columns'][Each]
  >;
};

type FieldOf<Name extends string, One> = One extends { readonly field: infer Field extends string }
  ? Field
  : CamelCase<Name>;

type CamelCase<Name extends string> = Name extends `${infer First}_${infer Rest}`
  ? `${First}${Capitalize<CamelCase<Rest>>}`
  : Name;

type Said<Has extends Columns> = {
  /** Without the company; left out: an id. */
  readonly key?: readonly (keyof Has & string)[];
  readonly columns: Has;
  readonly passes?: Passing<keyof Has & string>;
} & Pick<Table, 'erasing' | 'subject'>;

/** A table with rows of companies, each of which begins its key. */
export function ofCompany<Has extends Columns>(
  name: string,
  { key = ['id'], columns, ...said }: Said<Has>,
): Table<{ readonly company_id: Column<string> } & Has> {
  return {
    ...{ name, place: 'byCompany', companyColumn: 'company_id', key: ['company_id', ...key], ...said },
    columns: { company_id: guid, ...columns },
  };
}

export function onCoordinator<Has extends Columns>(
  name: string,
  { key = ['id'], ...said }: Said<Has> & Pick<Table, 'only'>,
): Table<Has> {
  return { name, place: 'onCoordinator', key, ...said };
}

export function everywhere<Has extends Columns>(
  name: string,
  { key = ['id'], ...said }: Said<Has>,
): Table<Has> {
  return { name, place: 'everywhere', key, ...said };
}

export function columnNamesOf<One extends Table, Without extends ColumnOf<One> = never>(
  { columns }: One,
  without: readonly Without[] = [],
): readonly Exclude<ColumnOf<One>, Without>[] {
  return Object.keys(columns).filter(
    (name): name is Exclude<ColumnOf<One>, Without> => !(without as readonly string[]).includes(name),
  );
}

/** For the text of a statement: all columns, or all but some. */
export function columnsText(table: Table, without: readonly string[] = []): string {
  return columnNamesOf(table, without).join(', ');
}
