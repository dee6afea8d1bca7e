// Text from a spreadsheet as lines of cells: what is pasted from one has tabs, what is saved as CSV has commas or semicolons and quotes.

import { FileBounds, MOST_CHARACTERS, MOST_COLUMNS } from './file-bounds.ts';
import { FileUnreadable } from './file-unreadable.ts';

/** A row of a spreadsheet. Its number, from 1 on, counts the empty rows above it too. */
export type Line = { readonly number: number; readonly cells: readonly string[] };

const SEPARATORS = ['\t', ';', ','] as const;

/**
 * @param text pasted, or the content of a CSV file; quotes as RFC 4180 has them, line ends of every system
 * @returns the lines that have anything in them, each with its cells without spaces around them
 * @throws FileUnreadable what the bounds of a file say
 */
export function splitCells(text: string): readonly Line[] {
  if (text.length > MOST_CHARACTERS) throw new FileUnreadable('tooLarge');
  const clean = text.replace(/^\uFEFF/, '');
  return linesOf(clean, separatorOf(clean));
}

/** The one that stands most often in the first line, outside of quotes. */
function separatorOf(text: string): string {
  const head = (/^[^\n\r]*/.exec(text.trimStart())?.[0] ?? '').replace(/"[^"]*"/g, '');
  const counted = SEPARATORS.map((separator) => ({ separator, count: countOf(head, separator) }));
  return counted.reduce((most, each) => (each.count > most.count ? each : most)).separator;
}

function countOf(text: string, separator: string): number {
  let count = 0;
  for (let at = text.indexOf(separator); at !== -1; at = text.indexOf(separator, at + 1)) count += 1;
  return count;
}

/** Nothing is made of an empty line, nor of empty cells far to the right: a spreadsheet writes a million of them without being asked. */
function linesOf(text: string, separator: string): Line[] {
  const bounds = new FileBounds();
  const lines: Line[] = [];
  let number = 1;
  let at = 0;
  while (at < text.length) {
    const cells: string[] = [];
    at = readLine(text, at, separator, (cell, column) => {
      if (cell !== '') bounds.take(number, column, cell.length);
      if (column < MOST_COLUMNS) cells.push(cell);
    });
    if (cells.some((cell) => cell !== '')) lines.push({ number, cells });
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
