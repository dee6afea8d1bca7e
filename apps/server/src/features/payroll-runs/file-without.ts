// The file of a run without the name and number of somebody who was erased; everything else in it stays as it was, to the letter.
import { stringify } from 'csv-stringify/sync';
import iconv from 'iconv-lite';
import readSheets from 'read-excel-file/node';
import type { ExportSettings } from './export-profile.ts';
import type { Cell } from './file-rows.ts';
import { writeFile } from './write-file.ts';

/** By what the person is known in it, and what stands there instead of the name. */
export type WhoGoes = {
  readonly names: ReadonlySet<string>;
  readonly identities: ReadonlySet<string>;
  readonly standIn: string;
  /** Whether somebody else in the run has the same name; then their number decides. */
  readonly isNameShared: boolean;
};

/** @returns null where nobody in it is known so */
export async function fileWithout(
  file: Buffer,
  settings: ExportSettings,
  who: WhoGoes,
): Promise<Buffer | null> {
  return settings.format === 'xlsx'
    ? await workbookWithout(file, settings, who)
    : textWithout(file, settings, who);
}

function textWithout(file: Buffer, settings: ExportSettings, who: WhoGoes): Buffer | null {
  const { encoding, separator } = settings;
  const charset = encoding === 'utf-8-bom' ? 'utf-8' : encoding;
  const delimiter = separator === 'tab' ? '\t' : separator;
  const rows = cellsOf(iconv.decode(file, charset), delimiter);
  const after = rows.map((row) => rowWithout(row, settings, who));
  if (after.every((row, index) => row === rows[index])) return null;
  const text = stringify(after, { delimiter, record_delimiter: 'windows' });
  return iconv.encode(text, charset, { addBOM: encoding === 'utf-8-bom' });
}

async function workbookWithout(file: Buffer, settings: ExportSettings, who: WhoGoes): Promise<Buffer | null> {
  const [sheet] = await readSheets(file);
  const rows = sheet?.data ?? [];
  const after = rows.map((row) => rowWithout(row, settings, who));
  if (after.every((row, index) => row === rows[index])) return null;
  const toCell = (cell: unknown): Cell =>
    typeof cell === 'number' ? { number: String(cell) } : { text: typeof cell === 'string' ? cell : '' };
  return writeFile(
    after.map((row) => ({ person: null, cells: row.map(toCell) })),
    settings,
  );
}

/** @returns the same row where it is of somebody else */
function rowWithout<T>(row: readonly T[], { columns }: ExportSettings, who: WhoGoes): readonly T[] {
  const isIn = (texts: ReadonlySet<string>, content: string) =>
    columns.some((column, at) => column.content === content && texts.has(plain(row[at])));
  const isNamed = isIn(who.names, 'name') && (!who.isNameShared || !hasNumbers(columns));
  const isTheirs = isNamed || isIn(who.identities, 'identity');
  if (!isTheirs) return row;
  return row.map((cell, at) => {
    const content = columns[at]?.content;
    if (content === 'identity') return '' as T;
    return content === 'name' ? (who.standIn as T) : cell;
  });
}

function hasNumbers(columns: ExportSettings['columns']): boolean {
  return columns.some(({ content }) => content === 'identity');
}

/** Without the apostrophe that keeps a text from being a formula. */
function plain(cell: unknown): string {
  return typeof cell === 'string' ? cell.replace(/^'(?=[=+\-@\t\r\0])/, '') : '';
}

/** What `stringify` has written. */
function cellsOf(text: string, delimiter: string): string[][] {
  const rows: string[][] = [[]];
  let cell = '';
  let isQuoted = false;
  const endCell = () => {
    rows.at(-1)?.push(cell);
    cell = '';
  };
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at] ?? '';
    if (isQuoted && letter === '"' && text[at + 1] === '"') cell += text[(at += 1)] ?? '';
    else if (letter === '"' && (isQuoted || cell === '')) isQuoted = !isQuoted;
    else if (isQuoted) cell += letter;
    else if (letter === delimiter) endCell();
    else if (letter === '\r' && text[at + 1] === '\n') {
      endCell();
      rows.push([]);
      at += 1;
    } else cell += letter;
  }
  return rows.slice(0, -1);
}
