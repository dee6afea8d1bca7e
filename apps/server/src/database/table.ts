// What a table is, said once in tables/: its columns, where it stands on a cluster, what erasing a person does with it. The types of its
// rows, the statements that name all its columns, and every list of tables follow from that.
import type { ChangeSubject } from '@stimpill/api-types/change-subjects';
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

export type Table<Has extends Columns = Columns> = {
  readonly name: string;
  readonly place: TablePlace;
  /** Says of which company a row is, where every row is of one. */
  readonly companyColumn?: string;
  /** The columns of the primary key. */
  readonly key: readonly string[];
  readonly columns: Has;
  readonly erasing: Erasing;
  /** What the record of changes calls a row; left out: no change of it is recorded. */
  readonly subject?: ChangeSubject;
  /** SQLite does without it. */
  readonly only?: 'postgresql';
};

export type ValueOf<One> = One extends Column<infer Value> ? Value : never;

/** What is read of a table. */
export type RowOf<One extends Table> = {
  readonly [Name in keyof One['columns']]: ValueOf<One['columns'][Name]>;
};

type Said<Has extends Columns> = {
  /** Without the company; left out: an id. */
  readonly key?: readonly (keyof Has & string)[];
  readonly columns: Has;
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

export function columnNamesOf<One extends Table>({ columns }: One): readonly (keyof RowOf<One> & string)[] {
  return Object.keys(columns);
}

/** For the text of a statement: all columns, or all but some. */
export function columnsText(table: Table, without: readonly string[] = []): string {
  return columnNamesOf(table)
    .filter((name) => !without.includes(name))
    .join(', ');
}
