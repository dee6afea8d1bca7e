// From lines of cells to what is sent.
import type { ImportColumn } from '@stimpill/api-types/manage';
import type { CallFor } from '#api/contract.ts';

/** Rows as an import takes them. */
export type ImportRows = CallFor<'importPeople'>['body'];
export type Columns = readonly (ImportColumn | null)[];

/** The most rows that one import takes. */
export const MOST_ROWS = 1_000;
/** The most characters that a cell may have on its way. */
export const LONGEST_CELL = 500;
const MOST_CELLS = 50;

/**
 * What stands beyond the last column goes along, so that a row with a separator too many is found to be faulty.
 * @param rows without the header
 */
export function toImportRows(
  rows: readonly (readonly string[])[],
  columns: Columns,
  createDepartments: boolean,
): ImportRows {
  const places = columns.flatMap((column, place) => (column === null ? [] : [{ column, place }]));
  return {
    columns: places.map(({ column }) => column),
    rows: rows.map((cells) => {
      const beyond = cells.slice(columns.length).filter((cell) => cell !== '');
      return [...places.map(({ place }) => cells[place] ?? ''), ...beyond].slice(0, MOST_CELLS);
    }),
    createDepartments,
  };
}

/** @returns the first row, from 1 on, that has a cell which is too long to be sent */
export function rowWithLongCell({ rows }: ImportRows): number | undefined {
  const at = rows.findIndex((cells) => cells.some((cell) => cell.length > LONGEST_CELL));
  return at === -1 ? undefined : at + 1;
}

export function hasTwice(columns: Columns): boolean {
  const used = columns.filter((column) => column !== null);
  return new Set(used).size < used.length;
}
