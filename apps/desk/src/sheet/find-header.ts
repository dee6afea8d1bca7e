// Where the rows of people begin: below the header, which may stand below a title, or in two rows; and which rows sum up.
import type { ImportColumn } from '@stimpill/api-types/manage';
import { toSearchKey } from '@stimpill/words/search-key.ts';
import { columnOfHeader } from './guess-columns.ts';
import { isData, meaningsOf } from './cell-meanings.ts';
import { isDateLike } from './sheet-dates.ts';
import type { Line } from './split-cells.ts';
import { isOfNobody, isSum } from './sums.ts';

/** A title and a header stand at the top. */
const ROWS_OF_A_HEAD = 10;

export type SheetParts = {
  /** What each column is called; none where there is no header. */
  readonly header: readonly string[] | undefined;
  readonly people: readonly Line[];
  /** Rows that are nobody: a title above the header, the header wherever it stands, what sums up. */
  readonly above: readonly Line[];
  readonly head: readonly Line[];
  readonly totals: readonly Line[];
};

/** @param hasHeader what somebody said of the first row; undefined: it is found out */
export function findHeader(lines: readonly Line[], hasHeader: boolean | undefined): SheetParts {
  const { from, to } = hasHeader === undefined ? foundHead(lines) : { from: 0, to: hasHeader ? 1 : 0 };
  const head = lines.slice(from, to);
  const header = head.length === 0 ? undefined : joined(head);
  const isAgain = (line: Line) =>
    head.some((each) => isSameRow(each, line)) || (header !== undefined && saysTheSame(line, header));
  const again = lines.slice(to).filter(isAgain);
  const below = lines.slice(to).filter((line) => !again.includes(line));
  const isBareSum = bareSumsIn(below, header);
  const totals = below.filter((line) => isSum(line.cells) || isBareSum(line));
  return {
    header,
    people: below.filter((line) => !totals.includes(line)),
    above: lines.slice(0, from),
    head: [...head, ...again],
    totals,
  };
}

/** What nobody sums up. */
const OF_SOMEBODY: readonly (ImportColumn | null)[] = [
  'employeeNumber',
  'phone',
  'email',
  'kennitala',
  'birthDate',
];

/** Numbers alone, where others have words: a sum below its columns, unless one of them is a number of somebody, or may be a telephone. */
function bareSumsIn(lines: readonly Line[], header: readonly string[] | undefined): (line: Line) => boolean {
  const hasWord = ({ cells }: Line) => cells.some((cell) => /\p{L}/u.test(cell));
  if (lines.filter(hasWord).length * 2 <= lines.length) return () => false;
  const held = (header ?? []).map(columnOfHeader);
  const isOfSomebody = (cell: string, place: number) =>
    cell !== '' &&
    (OF_SOMEBODY.includes(held[place] ?? null) || meaningsOf([cell]).includes('phone') || isDateLike(cell));
  return (line) =>
    header !== undefined && !hasWord(line) && !line.cells.some(isOfSomebody) && isOfNobody(line.cells);
}

type Span = { readonly from: number; readonly to: number };

/** From the first row of the header to the one after it; both 0 where there is none. */
function foundHead(lines: readonly Line[]): Span {
  const top = lines.slice(0, ROWS_OF_A_HEAD);
  const known = top.map((line) => (line.cells.some(isData) ? 0 : headWordsIn(line, lines)));
  const most = Math.max(0, ...known);
  if (most === 0) return { from: 0, to: isOfAnotherSort(lines) ? 1 : 0 };
  return widened(top, known.indexOf(most));
}

/** A word that other rows have in the same column is what people are, and no header. */
function headWordsIn(line: Line, lines: readonly Line[]): number {
  const stands = (cell: string, place: number) =>
    lines.some((other) => isSameCell(other.cells[place], cell) && !isSameRow(line, other));
  return line.cells.filter((cell, place) => columnOfHeader(cell) !== null && !stands(cell, place)).length;
}

/** The rows around a header that say more of it. */
function widened(top: readonly Line[], best: number): Span {
  let from = best;
  let to = best + 1;
  while (top.slice(to, to + 1).some((line) => addsTo(top.slice(from, to), line))) to += 1;
  while (top.slice(from - 1, from).some((line) => from > 0 && addsTo(top.slice(from, to), line))) from -= 1;
  return { from, to };
}

/** Most of its cells are words of a header, and say nothing that is said already: else it is somebody. */
function addsTo(head: readonly Line[], { cells }: Line): boolean {
  const filled = cells.filter((cell) => cell !== '');
  const known = filled.map(columnOfHeader).filter((column) => column !== null);
  const said = new Set(head.flatMap((line) => line.cells.map(columnOfHeader)));
  return (
    known.length * 2 > filled.length && !filled.some(isData) && !known.some((column) => said.has(column))
  );
}

/** The header once more, in other words or another language. */
function saysTheSame({ cells }: Line, header: readonly string[]): boolean {
  const filled = cells.flatMap((cell, place) => (cell === '' ? [] : [{ cell, place }]));
  return (
    filled.length > 0 &&
    filled.every(({ cell, place }) => {
      const column = columnOfHeader(cell);
      return column !== null && column === columnOfHeader(header[place] ?? '');
    })
  );
}

/** Words that no header is known by are one where a column below holds numbers, days or addresses alone. */
function isOfAnotherSort([first, ...others]: readonly Line[]): boolean {
  if (first === undefined || others.length < 2 || first.cells.some(isData)) return false;
  return first.cells.some((cell, place) => {
    const below = others.map(({ cells }) => cells[place] ?? '').filter((each) => each !== '');
    return cell !== '' && below.length > 1 && below.every(isData) && meaningsOf(below).length > 0;
  });
}

/** Of two rows the lower one says more, where it says anything that is known. */
function joined(head: readonly Line[]): readonly string[] {
  const width = Math.max(...head.map(({ cells }) => cells.length));
  return Array.from({ length: width }, (_, place) => {
    const said = head.map(({ cells }) => cells[place] ?? '').filter((cell) => cell !== '');
    return said.findLast((cell) => columnOfHeader(cell) !== null) ?? said.at(-1) ?? '';
  });
}

/** Ends at the first cell that is another: there may be ten thousand rows. */
function isSameRow({ cells }: Line, other: Line): boolean {
  const [longer, shorter] = cells.length > other.cells.length ? [cells, other.cells] : [other.cells, cells];
  return longer.every((cell, place) => isSameCell(shorter[place], cell));
}

const isSameCell = (one: string | undefined, other: string) =>
  one === other || toSearchKey(one ?? '') === toSearchKey(other);
