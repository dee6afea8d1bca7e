// What erasing somebody does with each table, as its description says. docs/operations.md tells it in words.
import { ALL_TABLES } from '#database/all-tables.ts';
import type { Column } from '#database/columns.ts';
import type { FoundBy, OfPerson } from '#database/erasing.ts';
import type { Table } from '#database/table.ts';
import { employees } from '#database/tables/people.ts';

type Becomes = { readonly becomes: Readonly<Record<string, string | boolean | null>> };

export type PersonTable = FoundBy &
  Pick<OfPerson, 'subject' | 'then'> & {
    readonly table: Table;
    /** `stay`: it has no text about a person. */
    readonly now: 'go' | 'stay' | 'byHand' | Becomes;
  };

/** Those with something about a person, in the order in which rows go. */
export const TABLES_OF_PERSON: readonly PersonTable[] = ALL_TABLES.flatMap((table) =>
  'nobody' in table.erasing ? [] : [{ table, ...table.erasing, now: nowOf(table, table.erasing) }],
);

function nowOf(table: Table, { now }: OfPerson): PersonTable['now'] {
  if (now !== 'empty') return now;
  const becomes = emptyOf(table);
  return Object.keys(becomes).length === 0 ? 'stay' : { becomes };
}

/** What happens to the columns that say so. */
function emptyOf({ columns }: Table): Becomes['becomes'] {
  return Object.fromEntries(
    Object.entries(columns).flatMap(([name, { emptyAs }]) =>
      emptyAs === undefined ? [] : [[name, emptyAs]],
    ),
  );
}

/** What happens to the columns of `employees`. Those that say how the time that stays is counted stay with it. */
export const EMPTY_RECORD = emptyOf(employees);

/** Columns of `employees` that stay: ids, and what the calculation of the time that is kept needs. */
export const KEPT_OF_RECORD: readonly string[] = Object.entries<Column>(employees.columns).flatMap(
  ([name, { isKept }]) => (isKept ? [name] : []),
);
