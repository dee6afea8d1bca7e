// The sheet of people of the first run, as it is read, and what is sent of it.
import type { ImportColumn } from '@stimpill/api-types/manage';
import { IMPORT_COLUMNS } from '#sheet/guess-columns.ts';
import { columnsOf, readSheet, type Sheet } from '#sheet/read-sheet.ts';
import { readLines } from '#sheet/row-source.tsx';
import { toImportRows } from '#sheet/import-rows.ts';
import { linesOf, type Answers } from './answers.ts';

/** There are no rules and no pay periods to name yet. */
export const FIRST_COLUMNS: readonly ImportColumn[] = IMPORT_COLUMNS.filter(
  (column) => column !== 'ruleSet' && column !== 'payPeriod',
);

type Asked = Pick<Answers, 'people' | 'sheet' | 'departments'>;

/** Each step asks for the same sheet, some of them for each letter. */
let last: { readonly asked: Asked; readonly read: Sheet } | undefined;

export function readFirstPeople({ people, sheet, departments }: Answers): Sheet {
  const isSame =
    last?.asked.people === people && last.asked.sheet === sheet && last.asked.departments === departments;
  if (last === undefined || !isSame) {
    const asked = { people, sheet, departments };
    last = { asked, read: freshlyRead(asked) };
  }
  return last.read;
}

function freshlyRead({ people, sheet, departments }: Asked): Sheet {
  const today = new Date().toISOString().slice(0, 10);
  return readSheet(readLines(people).lines, sheet, {
    ...{ departments: linesOf(departments), offered: FIRST_COLUMNS, today },
  });
}

/** @returns undefined where there is nobody */
export function firstRows(sheet: Sheet) {
  const cells = sheet.lines.map((line) => line.cells);
  const { columns, rows } = toImportRows(cells, columnsOf(sheet), true);
  return rows.length === 0 || columns.length === 0 ? undefined : { columns, rows };
}

/** Those who go on: without the rows that were left out. */
export function goodPeople(answers: Answers): Sheet {
  const sheet = readFirstPeople(answers);
  return { ...sheet, lines: sheet.lines.filter(({ number }) => !answers.leftOut.includes(number)) };
}

/** What the rows say in one column, by their number. */
export function cellsOf(sheet: Sheet, column: ImportColumn): ReadonlyMap<number, string> {
  const at = columnsOf(sheet).indexOf(column);
  return new Map(sheet.lines.map(({ number, cells }) => [number, cells[at] ?? '']));
}
