// Where a row and a cell stand in the file that they were read from, as spreadsheets call the places.
import type { ImportColumn } from '@stimpill/api-types/manage';
import type { Columns } from './import-rows.ts';

export type FilePlaces = {
  readonly columns: Columns;
  /** For each row without the header, its number in the file. */
  readonly numbers: readonly number[];
};

const LETTERS = 26;
const BEFORE_A = 64;

/** @param line from 1 on, without the header */
export function rowNumber(places: FilePlaces | null, line: number): number {
  return places?.numbers[line - 1] ?? line;
}

/** @returns such as `C12`; undefined where the rows come from no file, or the column is left out */
export function cellPlace(places: FilePlaces | null, column: ImportColumn, line: number): string | undefined {
  const at = places?.columns.indexOf(column) ?? -1;
  return at === -1 ? undefined : `${columnLetters(at)}${rowNumber(places, line)}`;
}

/** A, B, …, Z, AA, AB, … */
export function columnLetters(place: number): string {
  const before = place < LETTERS ? '' : columnLetters(Math.floor(place / LETTERS) - 1);
  return before + String.fromCharCode(BEFORE_A + 1 + (place % LETTERS));
}
