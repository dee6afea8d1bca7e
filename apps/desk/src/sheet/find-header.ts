// Where the rows of people begin: below the header, which may stand below a title, or in two rows; and above totals.
import { columnOfHeader } from './guess-columns.ts';
import { isData, meaningsOf } from './cell-meanings.ts';
import type { Line } from './split-cells.ts';

/** A title and a header stand at the top. */
const ROWS_OF_A_HEAD = 10;
const TOTAL =
  /^(samtals|alls|heild|heildarfjöldi|fjöldi|total|totals|grand total|sum|summa|count|razem|suma|łącznie|ogółem)(\s*[:(]?\s*\d.*|\s*:)?$/iu;

export type SheetParts = {
  /** What each column is called; none where there is no header. */
  readonly header: readonly string[] | undefined;
  readonly people: readonly Line[];
  /** Rows that are nobody: a title above the header, the header once more, totals. */
  readonly above: readonly Line[];
  readonly totals: readonly Line[];
};

/** @param hasHeader what somebody said of the first row; undefined: it is found out */
export function findHeader(lines: readonly Line[], hasHeader: boolean | undefined): SheetParts {
  const { from, to } = hasHeader === undefined ? foundHead(lines) : { from: 0, to: hasHeader ? 1 : 0 };
  const head = lines.slice(from, to);
  const below = lines.slice(to).filter((line) => !head.some((each) => isSameRow(each, line)));
  const end = below.findLastIndex(({ cells }) => !isTotal(cells)) + 1;
  return {
    header: head.length === 0 ? undefined : joined(head),
    people: below.slice(0, end),
    above: lines.slice(0, from),
    totals: below.slice(end),
  };
}

const knownIn = ({ cells }: Line) => cells.filter((cell) => columnOfHeader(cell) !== null).length;
const isHeadLike = (line: Line) => knownIn(line) > 0 && !line.cells.some(isData);

/** From the first row of the header to the one after it; both 0 where there is none. */
function foundHead(lines: readonly Line[]): { readonly from: number; readonly to: number } {
  const top = lines.slice(0, ROWS_OF_A_HEAD);
  const most = Math.max(0, ...top.filter(isHeadLike).map(knownIn));
  if (most === 0) return { from: 0, to: isOfAnotherSort(lines) ? 1 : 0 };
  let from = top.findIndex((line) => isHeadLike(line) && knownIn(line) === most);
  let to = from + 1;
  while (top.slice(from - 1, from).some(isHeadLike)) from -= 1;
  while (top.slice(to, to + 1).some(isHeadLike)) to += 1;
  return { from, to };
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

const isSameRow = (one: Line, other: Line) => one.cells.join('\t') === other.cells.join('\t');

const isTotal = (cells: readonly string[]) => TOTAL.test(cells.find((cell) => cell !== '') ?? '');
