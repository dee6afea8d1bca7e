// A workbook of Excel -> the cells of its first sheet, each in its place. Loaded only when such a file is chosen.
import readSheets, { type CellValue } from 'read-excel-file/universal';
import { toDayText, type DateSystem } from './cell-dates.ts';
import { FileUnreadable } from './file-unreadable.ts';
import { guessColumns } from './guess-columns.ts';
import { firstSheetOf } from './workbook-parts.ts';

export type Workbook = {
  readonly lines: readonly (readonly string[])[];
  /** The name of the sheet that was read. */
  readonly sheet: string;
  readonly otherSheets: number;
  /** Employee numbers stand as numbers, so zeros before them would be lost. */
  readonly hasBareNumbers: boolean;
};

type Cell = CellValue | null;

/** What a number of Excel holds; the digits after these come from binary fractions. */
const EXCEL_DIGITS = 15;

/** @throws FileUnreadable what the bounds of a file say, `empty`, `damaged` */
export async function readWorkbook(bytes: Uint8Array): Promise<Workbook> {
  const { archive, otherSheets, dateSystem, merged } = firstSheetOf(bytes);
  const toText = (cell: Cell) => textOf(cell, dateSystem);
  const [first] = await readSheets(archive).catch((error: unknown) => {
    throw new FileUnreadable('damaged', { cause: error });
  });
  const rows = withMerged(first?.data ?? [], merged);
  const header = rows.find((cells) => cells.some((cell) => cell !== null));
  if (first === undefined || header === undefined) throw new FileUnreadable('empty');
  const numbersAt = guessColumns(header.map(toText)).indexOf('employeeNumber');
  return {
    lines: rows.map((cells) => withoutEmptyEnd(cells.map(toText))),
    sheet: first.sheet,
    otherSheets,
    hasBareNumbers: rows.some((cells) => typeof cells[numbersAt] === 'number'),
  };
}

/** Excel keeps the text of merged cells in the first of them alone; of a department beside six people, say, each has it. */
function withMerged(
  rows: readonly (readonly Cell[])[],
  merged: ReturnType<typeof firstSheetOf>['merged'],
): readonly (readonly Cell[])[] {
  if (merged.length === 0) return rows;
  const filled = rows.map((cells) => [...cells]);
  for (const { column, from, to } of merged)
    for (const cells of filled.slice(from + 1, to + 1)) cells[column] = filled[from]?.[column] ?? null;
  return filled;
}

/** The reader makes all rows as wide as the widest, so a header would seem to have a column where only one row has a cell too many. */
function withoutEmptyEnd(cells: readonly string[]): readonly string[] {
  return cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1);
}

function textOf(cell: Cell, dateSystem: DateSystem): string {
  if (cell === null) return '';
  if (cell instanceof Date) return toDayText(cell, dateSystem);
  return typeof cell === 'number' ? String(Number(cell.toPrecision(EXCEL_DIGITS))) : String(cell);
}
