// What kind of value a fact of the record of changes has: that of its column, where the table of the subject has it.
import type { ChangeSubject } from '@stimpill/api-types/change-subjects';
import { ALL_TABLES } from '#database/all-tables.ts';
import type { ColumnKind } from '#database/columns.ts';

const COLUMNS = new Map(
  ALL_TABLES.flatMap(({ subject, columns }) => (subject === undefined ? [] : [[subject, columns] as const])),
);

/** @returns undefined for what is recorded under a name of its own */
export function kindOfFact(subject: ChangeSubject, name: string): ColumnKind | undefined {
  const column = COLUMNS.get(subject)?.[name];
  // Instead of the value there is one of a few words, such as `set`.
  return column?.withheldAs === undefined ? column?.kind : 'word';
}
