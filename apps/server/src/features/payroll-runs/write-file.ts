// The rows of a file -> its bytes. The same rows give the same bytes, always.
import { stringify } from 'csv-stringify/sync';
import iconv from 'iconv-lite';
import writeXlsxFile from 'write-excel-file/node';
import { DomainError } from '#errors/domain-error.ts';
import type { ExportSettings } from './export-profile.ts';
import type { Cell, FilePerson, FileRow, FilePeriod } from './file-rows.ts';
import { isPlainLine } from '@stimpill/api-types/plain-text';
import type { PayrollRun } from './payroll-run.ts';

/** What a spreadsheet would take for a formula, or would not show. */
const DANGEROUS = /^[=+\-@\t\r\0]/;

/** @throws DomainError `payroll.not_writable` that names the person */
export async function writeFile(rows: readonly FileRow[], settings: ExportSettings): Promise<Buffer> {
  return settings.format === 'xlsx' ? await toWorkbook(rows, settings) : toText(rows, settings);
}

/** A text that the encoding of the file cannot write. */
export type UnwritableText = {
  /** From 1 on, the headings among them. */
  readonly row: number;
  readonly person: FilePerson | null;
  readonly text: string;
  /** Those of its letters that are lacking, each once. */
  readonly letters: string;
};

/** For what a run with these rows is refused; nothing where the file is a workbook. */
export function unwritableTexts(
  rows: readonly FileRow[],
  settings: Pick<ExportSettings, 'format' | 'encoding'>,
): readonly UnwritableText[] {
  if (settings.format === 'xlsx') return [];
  const charset = charsetOf(settings);
  const isLost = (text: string) => iconv.decode(iconv.encode(text, charset), charset) !== text;
  return rows.flatMap(({ person, cells }, place) =>
    cells.flatMap((cell) => {
      if (!('text' in cell) || !isLost(cell.text)) return [];
      const letters = [...new Set(cell.text.match(/./gsu))].filter(isLost).join('');
      return [{ row: place + 1, person, text: cell.text, letters }];
    }),
  );
}

/** The rows as somebody reads them. */
export function shownRows(rows: readonly FileRow[], { decimalMark }: ExportSettings): string[][] {
  return rows.map(({ cells }) =>
    cells.map((cell) => ('number' in cell ? cell.number.replace('.', decimalMark) : cell.text)),
  );
}

/** The media type of such a file. */
export function mediaTypeOf({ format, encoding }: ExportSettings): string {
  if (format === 'xlsx') return 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  return `text/csv; charset=${charsetOf({ encoding })}`;
}

function charsetOf({ encoding }: Pick<ExportSettings, 'encoding'>): string {
  return encoding === 'utf-8-bom' ? 'utf-8' : encoding;
}

function toText(rows: readonly FileRow[], settings: ExportSettings): Buffer {
  const { encoding, separator, decimalMark } = settings;
  refuseUnwritable(rows, settings);
  const texts = rows.map(({ cells }) =>
    cells.map((cell) => ('number' in cell ? cell.number.replace('.', decimalMark) : escaped(cell.text))),
  );
  const text = stringify(texts, {
    delimiter: separator === 'tab' ? '\t' : separator,
    record_delimiter: 'windows',
  });
  return iconv.encode(text, charsetOf(settings), { addBOM: encoding === 'utf-8-bom' });
}

/** A workbook says of each cell whether it is a text, so that a text in it is never a formula. */
async function toWorkbook(rows: readonly FileRow[], { decimals }: ExportSettings): Promise<Buffer> {
  const format = decimals === 0 ? '0' : `0.${'0'.repeat(decimals)}`;
  const toCell = (cell: Cell) => {
    if (!('number' in cell)) return cell.text === '' ? null : { value: cell.text, type: String };
    return { value: Number(cell.number), type: Number, format };
  };
  const sheet = rows.map(({ cells }) => cells.map(toCell));
  return withoutZipTimes(await writeXlsxFile(sheet).toBuffer());
}

function escaped(text: string): string {
  return DANGEROUS.test(text) ? `'${text}` : text;
}

function refuseUnwritable(rows: readonly FileRow[], settings: ExportSettings): void {
  const [lost] = unwritableTexts(rows, settings);
  if (lost === undefined) return;
  const { person, text, letters } = lost;
  const where = person === null ? 'the headings' : `the row of ${person.displayName}`;
  const message = `The encoding ${charsetOf(settings)} cannot write “${text}” (${letters}) in ${where}, so no file was made. Use another encoding, or write the name otherwise.`;
  throw new DomainError('payroll.not_writable', { message, field: 'profileKey' });
}

/** What the file of a run is called, without what no file system takes or what makes a name read as another. One that says everything anew says so. */
export function fileNameOf(
  settings: Pick<ExportSettings, 'fileName'>,
  { startDate, endDate }: FilePeriod,
  { number, kind }: Pick<PayrollRun, 'number' | 'kind'>,
): string {
  const template = kind === 'anew' ? settings.fileName.replace(/(\.[^.]*)?$/, '-anew$1') : settings.fileName;
  const name = template
    .replaceAll('{startDate}', startDate)
    .replaceAll('{endDate}', endDate)
    .replaceAll('{run}', String(number));
  return name.replaceAll(/./gsu, (character) =>
    isPlainLine(character) && !/[/\\:*?"<>|]/.test(character) ? character : '-',
  );
}

/** A ZIP file tells of each file in it when it was written, so that the same content would have other bytes two seconds later. */
const END = 0x06054b50;
const ENTRY = 0x02014b50;
const END_LENGTH = 22;
/** The first moment that the format knows: midnight of 1 January 1980. */
const FIRST_TIME = 0;
const FIRST_DATE = 0x21;

/** The same archive, with every time in it at the first that the format knows. */
function withoutZipTimes(zip: Buffer): Buffer {
  const copy = Buffer.from(zip);
  const end = findEnd(copy);
  let entry = copy.readUInt32LE(end + 16);
  for (let left = copy.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (copy.readUInt32LE(entry) !== ENTRY)
      throw new Error('The directory of the ZIP file is not where it should be.');
    writeTime(copy, entry + 12);
    writeTime(copy, copy.readUInt32LE(entry + 42) + 10);
    const lengths = [28, 30, 32].map((at) => copy.readUInt16LE(entry + at));
    entry += 46 + lengths.reduce((sum, length) => sum + length, 0);
  }
  return copy;
}

function findEnd(zip: Buffer): number {
  for (let at = zip.length - END_LENGTH; at >= 0; at -= 1) if (zip.readUInt32LE(at) === END) return at;
  throw new Error('This is no ZIP file.');
}

function writeTime(zip: Buffer, at: number): void {
  zip.writeUInt16LE(FIRST_TIME, at);
  zip.writeUInt16LE(FIRST_DATE, at + 2);
}
