// A workbook of Excel -> the cells of its first sheet, each in its place. Loaded only when such a file is chosen.
import readSheets, { type CellValue } from 'read-excel-file/universal';
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

const SECOND_MS = 1_000;
/** What a number of Excel holds; the digits after these come from binary fractions. */
const EXCEL_DIGITS = 15;

/** @throws FileUnreadable what the bounds of a file say, `empty`, `damaged` */
export async function readWorkbook(bytes: Uint8Array): Promise<Workbook> {
  const { archive, otherSheets } = firstSheetOf(bytes);
  const [first] = await readSheets(archive).catch((error: unknown) => {
    throw new FileUnreadable('damaged', { cause: error });
  });
  const rows: readonly (readonly Cell[])[] = first?.data ?? [];
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

/** The reader makes all rows as wide as the widest, so a header would seem to have a column where only one row has a cell too many. */
function withoutEmptyEnd(cells: readonly string[]): readonly string[] {
  return cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1);
}

function toText(cell: Cell): string {
  if (cell === null) return '';
  if (cell instanceof Date) return toDayText(cell);
  return typeof cell === 'number' ? String(Number(cell.toPrecision(EXCEL_DIGITS))) : String(cell);
}

/** yyyy-MM-dd; with its time where it has one, so that it is found to be no date. Excel counts in fractions of days, so it is rounded. */
function toDayText(date: Date): string {
  const iso = new Date(Math.round(date.getTime() / SECOND_MS) * SECOND_MS).toISOString();
  return iso.endsWith('T00:00:00.000Z') ? iso.slice(0, 10) : iso.slice(0, 16).replace('T', ' ');
}
