// Text from a spreadsheet as lines of cells: what is pasted from one has tabs, what is saved as CSV has commas or semicolons and quotes.

/** A row of a spreadsheet. Its number, from 1 on, counts the empty rows above it too. */
export type Line = { readonly number: number; readonly cells: readonly string[] };

const SEPARATORS = ['\t', ';', ','] as const;

/**
 * @param text pasted, or the content of a CSV file; quotes as RFC 4180 has them, line ends of every system
 * @returns the lines that have anything in them, each with its cells without spaces around them
 */
export function splitCells(text: string): readonly Line[] {
  const clean = text.replace(/^\uFEFF/, '');
  const lines = linesOf(clean, separatorOf(clean)).map((cells, place) => ({ number: place + 1, cells }));
  return lines.filter(({ cells }) => cells.some((cell) => cell !== ''));
}

/** The one that stands most often in the first line, outside of quotes. */
function separatorOf(text: string): string {
  const head = (/^[^\n\r]*/.exec(text.trimStart())?.[0] ?? '').replace(/"[^"]*"/g, '');
  const counted = SEPARATORS.map((separator) => ({ separator, count: head.split(separator).length }));
  return counted.reduce((most, each) => (each.count > most.count ? each : most)).separator;
}

function linesOf(text: string, separator: string): string[][] {
  const lines: string[][] = [[]];
  let at = 0;
  while (at < text.length) {
    const { cell, end } = cellAt(text, at, separator);
    lines.at(-1)?.push(cell);
    at = end;
    if (text.startsWith(separator, at)) {
      at += 1;
      // A line that ends with the separator has one more, empty cell.
      if (at === text.length || /[\r\n]/.test(text.charAt(at))) lines.at(-1)?.push('');
    }
    const lineEnd = /^(?:\r\n|\r|\n)/.exec(text.slice(at, at + 2))?.[0];
    if (lineEnd !== undefined) {
      at += lineEnd.length;
      lines.push([]);
    }
  }
  return lines;
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
