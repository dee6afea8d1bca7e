// Sheets of people that a real LibreOffice saved, as the import reads them.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { afterAll, describe, expect, it } from 'vitest';
import writeExcelFile from 'write-excel-file/node';
import { readFile } from '../../src/sheet/read-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'stimpill-libreoffice-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const text = (value: string) => ({ value, type: String });
const day = (iso: string) => ({ value: new Date(`${iso}T00:00:00Z`), type: Date, format: 'dd.mm.yyyy' });
const PEOPLE = [
  [text('Nafn'), text('Kennitala'), text('Starfsmannanúmer'), text('Hóf störf'), text('Starfshlutfall')],
  [text('Þórður "Doddi"'), text('0101302989'), text('007'), day('2024-02-29'), { value: 0.8, type: Number }],
  [text('Łukasz Ś; B'), text('0101303019'), text('12'), day('1904-01-02'), { value: 1, type: Number }],
];
const AS_WRITTEN = [
  ['Nafn', 'Kennitala', 'Starfsmannanúmer', 'Hóf störf', 'Starfshlutfall'],
  ['Þórður "Doddi"', '0101302989', '007', '2024-02-29', '0.8'],
  ['Łukasz Ś; B', '0101303019', '12', '1904-01-02', '1'],
];
const FIRST_DAYS_IN_CSV = ['29.02.2024', '02.01.1904'];

const workbook = async () => new Uint8Array(await writeExcelFile(PEOPLE).toBuffer());

/** The same workbook, whose days are counted from 1904. */
function from1904(bytes: Uint8Array): Uint8Array {
  const parts = unzipSync(bytes);
  const rewrite = (name: string, change: (xml: string) => string) =>
    [name, strToU8(change(strFromU8(parts[name] ?? new Uint8Array())))] as const;
  const sheet = rewrite('xl/worksheets/sheet1.xml', (xml) =>
    xml.replace('<v>45351</v>', '<v>43889</v>').replace('<v>1463</v>', '<v>1</v>'),
  );
  const book = rewrite('xl/workbook.xml', (xml) =>
    xml.replace(/<workbookPr[^>]*>|(?=<sheets>)/, '<workbookPr date1904="1"/>'),
  );
  return zipSync({ ...parts, ...Object.fromEntries([sheet, book]) });
}

/** What LibreOffice saves of it. @param form as `--convert-to` wants it, the extension first */
function saved(bytes: Uint8Array, form: string): File {
  writeFileSync(join(folder, 'people.xlsx'), bytes);
  const home = `-env:UserInstallation=file://${join(folder, 'home')}`;
  const args = [home, '--headless', '--convert-to', form, '--outdir', join(folder, 'saved')];
  execFileSync('soffice', [...args, join(folder, 'people.xlsx')], { stdio: 'ignore', timeout: 60_000 });
  const name = `people.${form.split(':')[0] ?? ''}`;
  return new File([readFileSync(join(folder, 'saved', name))], name);
}

const linesOf = async (file: File) =>
  (await readFile(file)).text.split('\n').map((line) => line.split('\t').map(unquoted));

const unquoted = (cell: string) => (cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell);

describe('what LibreOffice saves', () => {
  it('as a workbook has every cell as it was written', async () => {
    expect(await linesOf(saved(await workbook(), 'xlsx'))).toEqual(AS_WRITTEN);
  });

  it('as a workbook has the same days where it counts them from 1904', async () => {
    const file = saved(from1904(await workbook()), 'xlsx');

    expect(strFromU8(unzipSync(new Uint8Array(await file.arrayBuffer()))['xl/workbook.xml']!)).toContain(
      'date1904="true"',
    );
    expect(await linesOf(file)).toEqual(AS_WRITTEN);
  });

  it.each([
    ['UTF-8', 76],
    ['UTF-8 between commas', 76, 44],
  ])('as CSV in %s has every cell as it is shown', async (_, charset, separator = 59) => {
    const form = `csv:Text - txt - csv (StarCalc):${separator},34,${charset},1,,0,false,true`;

    const lines = await linesOf(saved(await workbook(), form));

    const shown = AS_WRITTEN.map((cells, row) =>
      cells.map((cell, column) => (column === 3 ? (FIRST_DAYS_IN_CSV[row - 1] ?? cell) : cell)),
    );
    expect(lines).toEqual(shown);
  });

  it.each([
    ['xls', 'oldExcel'],
    ['ods', 'damaged'],
  ])('as .%s is refused, and says why', async (form, fault) => {
    await expect(readFile(saved(await workbook(), form))).rejects.toMatchObject({ fault });
  });
});
