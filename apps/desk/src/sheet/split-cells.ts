// Text from a spreadsheet as lines of cells: what is pasted from one has tabs, what is saved as CSV has commas or semicolons and quotes.

import { FileBounds, MOST_CHARACTERS, MOST_COLUMNS } from './file-bounds.ts';
import { FileUnreadable } from './file-unreadable.ts';
import { columnOfHeader } from './guess-columns.ts';
import { isTurned } from './turned-names.ts';

/** A row of a spreadsheet. Its number, from 1 on, counts the empty rows above it too. */
export type Line = {
  readonly number: number;
  readonly cells: readonly string[];
  /** Where it stands in the text. */
  readonly from: number;
  readonly to: number;
};

const HEAD_CHARACTERS = 4_000;
const HEAD_LINES = 20;
const SEPARATORS = ['\t', ';', ','] as const;

/**
 * @param text pasted, or the content of a CSV file; quotes as RFC 4180 has them, line ends of every system
 * @returns the lines that have anything in them, each with its cells without spaces around them
 * @throws FileUnreadable what the bounds of a file say
 */
export function splitCells(text: string): readonly Line[] {
  if (text.length > MOST_CHARACTERS) throw new FileUnreadable('tooLarge');
  return linesOf(text, separatorOf(text));
}

/** The one that most of the first lines have, outside of quotes; the first line alone may be a title. */
function separatorOf(text: string): string {
  const head = text.slice(0, HEAD_CHARACTERS).replace(/"[^"]*"/g, '');
  const lines = head.split(/[\r\n]+/).slice(0, HEAD_LINES);
  const counted = SEPARATORS.map((separator) => ({
    separator,
    count: lines.filter((line) => line.includes(separator)).length,
  }));
  const { separator } = counted.reduce((most, each) => (each.count > most.count ? each : most));
  return separator === ',' && areTurnedNames(text) ? '\t' : separator;
}

/** Each row is words, a comma and words: whether that is one name or two cells is for somebody to say. A header of two words says it. */
function areTurnedNames(text: string): boolean {
  const [first = '', ...others] = text.split(/[\r\n]+/).filter((line) => line.trim() !== '');
  const isHeader = first.split(',').some((cell) => columnOfHeader(cell.trim()) !== null);
  if (first.includes(',') && (isHeader || !isTurned(first))) return false;
  return [...(first.includes(',') ? [first] : []), ...others].every(isTurned);
}

/** Nothing is made of an empty line, nor of empty cells far to the right: a spreadsheet writes a million of them without being asked. */
function linesOf(text: string, separator: string): Line[] {
  const bounds = new FileBounds();
  const lines: Line[] = [];
  let number = 1;
  let at = text.startsWith('\uFEFF') ? 1 : 0;
  while (at < text.length) {
    const cells: string[] = [];
    const from = at;
    at = readLine(text, at, separator, (cell, column) => {
      if (cell !== '') bounds.take(number, column, cell.length);
      if (column < MOST_COLUMNS) cells.push(cell);
    });
    if (cells.some((cell) => cell !== '')) lines.push({ number, cells, from, to: at });
    number += 1;
  }
  return lines;
}

/** @returns where the next line begins */
function readLine(
  text: string,
  start: number,
  separator: string,
  onCell: (cell: string, column: number) => void,
): number {
  let at = start;
  for (let column = 0; ; column += 1) {
    const { cell, end } = cellAt(text, at, separator);
    onCell(cell, column);
    at = end;
    // A line that ends with the separator has one more, empty cell.
    if (text.charAt(at) !== separator) break;
    at += 1;
  }
  return text.startsWith('\r\n', at) ? at + 2 : at + 1;
}

type FoundCell = { readonly cell: string; readonly end: number };

function cellAt(text: string, start: number, separator: string): FoundCell {
  if (text.charAt(start) === '"') {
    const quoted = quotedCellAt(text, start, separator);
    if (quoted) return quoted;
  }
  let end = start;
  while (end < text.length && text.charAt(end) !== separator && !/[\r\n]/.test(text.charAt(end))) end += 1;
  return { cell: text.slice(start, end).trim(), end };
}

/** Undefined where the quote is a part of the text, such as `"Siggi" Jónsson`, or never ends. */
function quotedCellAt(text: string, start: number, separator: string): FoundCell | undefined {
  let end = start + 1;
  for (;;) {
    end = text.indexOf('"', end);
    if (end === -1) return undefined;
    if (text.charAt(end + 1) !== '"') break;
    end += 2;
  }
  const after = text.charAt(end + 1);
  if (after !== '' && after !== separator && after !== '\r' && after !== '\n') return undefined;
  return {
    cell: text
      .slice(start + 1, end)
      .replaceAll('""', '"')
      .trim(),
    end: end + 1,
  };
}
