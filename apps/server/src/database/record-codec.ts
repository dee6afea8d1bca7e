// Rows and the records that the rest of the server knows of them: both follow from the description of the table.
import { columnNamesOf, type RecordOf, type RowOf, type Table } from './table.ts';

/** Read with the names of the record: what becomes one without a second object, where very many are read. */
export type NamedValues = Record<string, unknown>;

/** Of a table with rows of companies: of all columns, or of those that are named. */
export function recordCodec<
  One extends Table,
  Name extends keyof RowOf<One> & string = keyof RowOf<One> & string,
>(table: One, names: readonly Name[] = columnNamesOf(table) as readonly Name[]) {
  const fields = names
    .filter((name) => name !== table.companyColumn)
    .map((name) => ({
      name,
      field: table.columns[name]?.field ?? camelCase(name),
      codec: table.columns[name]?.codec,
    }));
  const intoRow = (row: Record<string, unknown>, record: object) => {
    const values = record as Readonly<Record<string, unknown>>;
    for (const { name, field, codec } of fields) {
      const value = values[field];
      row[name] = codec === undefined ? value : codec.write(value as never);
    }
    return row;
  };
  const coded = fields.flatMap(({ field, codec }) => (codec === undefined ? [] : [{ field, codec }]));
  return {
    /** Columns by the names of the record, for a read that gives `NamedValues`. */
    asNamed: Object.fromEntries(fields.map(({ name, field }) => [field, name])),
    /** The same in the text of a statement. */
    asNamedText: fields.map(({ name, field }) => `${name} as "${field}"`).join(', '),
    /** The same object. */
    fromNamed: (values: NamedValues) => {
      for (const { field, codec } of coded) values[field] = codec.read(values[field] as never);
      return values as RecordOf<One, Name>;
    },
    toRecord: (row: Pick<RowOf<One>, Exclude<Name, 'company_id'>>) => {
      const values = row as Record<string, unknown>;
      const record: Record<string, unknown> = {};
      for (const { name, field, codec } of fields) {
        const value = values[name];
        record[field] = codec === undefined ? value : codec.read(value as never);
      }
      return record as RecordOf<One, Name>;
    },
    /** @returns all but the company, as the record of changes says it */
    toColumns: (record: RecordOf<One, Name>) =>
      intoRow({}, record) as Pick<RowOf<One>, Exclude<Name, 'company_id'>>,
    toRow: (companyId: string, record: RecordOf<One, Name>) =>
      intoRow({ company_id: companyId }, record) as Pick<RowOf<One>, Name>,
  };
}

function camelCase(name: string): string {
  return name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
