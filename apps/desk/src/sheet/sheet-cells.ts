// The XML of a sheet, pared down to the cells that have something in them. It is looked through as text, so that nothing is made for a
// cell before it is counted.
import { textOfOddCell } from './cell-dates.ts';
import { FileBounds } from './file-bounds.ts';
import { columnLetters } from './file-places.ts';
import { FileUnreadable } from './file-unreadable.ts';

/** What a cell begins with, or a row. */
const TAG = /<(row|c)(?=[\s/>])((?:"[^"]*"|'[^']*'|[^>"'])*)>/g;
const CELL_END = '</c>';
const LETTERS = 26;
const BEFORE_A = 64;

type FoundCell = {
  readonly line: number;
  /** From 0 on. */
  readonly column: number;
  readonly attributes: string;
  readonly content: string;
  /** All of it, with its place. */
  readonly xml: string;
};

/**
 * @param sharedLengths how many characters each text has that cells share
 * @throws FileUnreadable what the bounds of a file say, `damaged`
 */
export function pareSheet(xml: string, sharedLengths: readonly number[]): string {
  const head = /<worksheet(?:"[^"]*"|'[^']*'|[^>"'])*>/.exec(xml)?.[0];
  if (head === undefined) throw new FileUnreadable('damaged');
  const bounds = new FileBounds();
  const rows = new Map<number, string[]>();
  for (const { line, column, attributes, content, xml: cell } of cellsIn(xml)) {
    const length = lengthOf(content, attribute(attributes, 't'), sharedLengths);
    if (length === 0) continue;
    bounds.take(line, column, length);
    const cells = rows.get(line);
    if (cells === undefined) rows.set(line, [cell]);
    else cells.push(cell);
  }
  const pared = Array.from(rows, ([line, cells]) => `<row r="${line}">${cells.join('')}</row>`);
  return `${head}<sheetData>${pared.join('')}</sheetData></worksheet>`;
}

/** In the order of the sheet. A row or a cell that does not say where it is follows the one before. */
function* cellsIn(xml: string): Generator<FoundCell> {
  let line = 0;
  let column = -1;
  TAG.lastIndex = 0;
  for (let tag = TAG.exec(xml); tag !== null; tag = TAG.exec(xml)) {
    const [whole, name, attributes = ''] = tag;
    if (name === 'row') {
      line = Number(attribute(attributes, 'r') ?? line + 1);
      column = -1;
      continue;
    }
    const { text, end } = contentOf(xml, whole, TAG.lastIndex);
    TAG.lastIndex = end;
    const address = attribute(attributes, 'r');
    column = address === undefined ? column + 1 : columnOf(address);
    const place = `r="${columnLetters(column)}${line}"`;
    const odd = textOfOddCell(attribute(attributes, 't'), valueIn(text));
    const cell = xml.slice(tag.index, end);
    const placed = address === undefined ? cell.replace('<c', `<c ${place}`) : cell;
    const said = odd === undefined ? placed : `<c ${place} t="str"><v>${odd}</v></c>`;
    yield { line, column, attributes, content: text, xml: said };
  }
}

/** How many characters each shared text has, at most: letters that are written as entities count for more than one. */
export function sharedLengthsIn(xml: string): readonly number[] {
  return Array.from(xml.matchAll(/<si(?=[\s/>])[^>]*?(?:\/>|>([\s\S]*?)<\/si>)/g), ([, text = '']) =>
    textLength(text),
  );
}

function contentOf(xml: string, tag: string, start: number): { readonly text: string; readonly end: number } {
  if (tag.endsWith('/>')) return { text: '', end: start };
  const end = xml.indexOf(CELL_END, start);
  if (end === -1) throw new FileUnreadable('damaged');
  return { text: xml.slice(start, end), end: end + CELL_END.length };
}

/** How many characters a cell has; none where it has only a look, or a formula that came to nothing. */
function lengthOf(content: string, type: string | undefined, sharedLengths: readonly number[]): number {
  if (type === 'inlineStr') return textLength(content);
  // What a formula comes to that was never counted is for the reader to say.
  if (!/<v(?=[\s>/])/.test(content)) return /<f(?=[\s>/])/.test(content) ? 1 : 0;
  const value = valueIn(content);
  return type === 's' ? (sharedLengths[Number(value)] ?? value.length) : value.length;
}

function valueIn(content: string): string {
  return /<v(?=[\s>])[^>]*>([^<]*)<\/v>/.exec(content)?.[1]?.trim() ?? '';
}

function textLength(xml: string): number {
  let length = 0;
  for (const [, text = ''] of xml.matchAll(/<t(?=[\s>])[^>]*>([^<]*)<\/t>/g)) length += text.length;
  return length;
}

function attribute(attributes: string, name: string): string | undefined {
  return new RegExp(`(?:^|\\s)${name}\\s*=\\s*["']([^"']*)["']`).exec(attributes)?.[1];
}

/** `B7` is 1. */
export function columnOf(address: string): number {
  const letters = /^[A-Z]{1,3}(?=\d)/.exec(address)?.[0];
  if (letters === undefined) throw new FileUnreadable('damaged');
  const digits = Array.from(letters, (letter) => (letter.codePointAt(0) ?? 0) - BEFORE_A);
  return digits.reduce((sum, digit) => sum * LETTERS + digit, 0) - 1;
}
