// @vitest-environment node
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import writeExcelFile from 'write-excel-file/node';
import { describe, expect, it } from 'vitest';
import { columnLetters } from './file-places.ts';
import { readWorkbook } from './read-workbook.ts';

type Cell = { readonly value: string | number | boolean | Date; readonly format?: string } | null;

const texts = (...values: readonly string[]) => values.map((value) => ({ value }));
const date = (iso: string) => ({ value: new Date(`${iso}Z`), format: 'dd.mm.yyyy' });

async function workbook(...sheets: readonly (readonly (readonly Cell[])[])[]): Promise<Uint8Array> {
  const named = sheets.map((data, at) => ({
    data: data.map((cells) => [...cells]),
    sheet: `Sheet ${at + 1}`,
  }));
  return new Uint8Array(await writeExcelFile(named).toBuffer());
}

/** The same workbook with one of its parts rewritten. */
function rewritten(bytes: Uint8Array, part: string, change: (xml: string) => string): Uint8Array {
  const parts = unzipSync(bytes);
  return zipSync({ ...parts, [part]: strToU8(change(strFromU8(parts[part] ?? new Uint8Array()))) });
}

const SHEET = 'xl/worksheets/sheet1.xml';

describe('the cells of a workbook', () => {
  it('keep their places, with empty rows and columns before and between them', async () => {
    const rows = [[], [null, ...texts('Nafn', 'Starf')], [], [null, ...texts('Anna')]];
    const { lines } = await readWorkbook(await workbook(rows));
    expect(lines.map((cells) => cells.join('|'))).toEqual(['', '|Nafn|Starf', '', '|Anna']);
  });

  it('that stand beyond the last header make the header no wider, so that the row is found to be faulty', async () => {
    const { lines } = await readWorkbook(await workbook([texts('Nafn'), texts('Anna', 'einn enn')]));
    expect(lines).toEqual([['Nafn'], ['Anna', 'einn enn']]);
  });

  it('are dates without their time, and days with a time where there is one', async () => {
    const rows = [texts('Nafn', 'Hóf störf'), [...texts('Anna'), date('2024-02-29T00:00:00')]];
    const late = [...texts('Þór'), date('2024-12-31T15:30:00')];
    const { lines } = await readWorkbook(await workbook([...rows, late]));
    expect(lines.map(([, day]) => day)).toEqual(['Hóf störf', '2024-02-29', '2024-12-31 15:30']);
  });

  it('are the same days where a workbook counts from 1904', async () => {
    const from1900 = await workbook([[date('2024-02-29T00:00:00')]]);
    const moved = rewritten(from1900, SHEET, (xml) => xml.replace('<v>45351</v>', '<v>43889</v>'));
    const from1904 = rewritten(moved, 'xl/workbook.xml', (xml) =>
      xml.replace(/<workbookPr[^>]*>|(?=<sheets>)/, '<workbookPr date1904="1"/>'),
    );
    expect((await readWorkbook(from1904)).lines).toEqual([['2024-02-29']]);
  });

  it('are the values of formulas, and numbers as people write them', async () => {
    const bytes = await workbook([[{ value: 7 }, { value: 0.1 + 0.2 }, { value: true }]]);
    const formula = rewritten(bytes, SHEET, (xml) => xml.replace('<v>7</v>', '<f>3+4</f><v>7</v>'));
    expect((await readWorkbook(formula)).lines).toEqual([['7', '0.3', 'true']]);
  });

  it('say where employee numbers may have lost their zeros', async () => {
    const rows = [texts('Nafn', 'Starfsmannanúmer'), [...texts('Anna'), { value: 118 }]];
    expect(await readWorkbook(await workbook(rows))).toMatchObject({ hasBareNumbers: true });
  });

  it('come from the first sheet; how many others there are is told', async () => {
    const read = await readWorkbook(await workbook([texts('Nafn')], [texts('Annað')], [texts('Þriðja')]));
    expect(read).toMatchObject({ lines: [['Nafn']], sheet: 'Sheet 1', otherSheets: 2 });
  });

  it('are read of a sheet that is long', async () => {
    const rows = Array.from({ length: 1_500 }, (_, at) =>
      texts(...Array.from({ length: 15 }, () => `${at} `.repeat(9))),
    );
    const bytes = await workbook(rows);
    expect(unzipSync(bytes)[SHEET]?.length).toBeGreaterThan(524_288);
    expect((await readWorkbook(bytes)).lines).toHaveLength(1_500);
  });
});

const PEOPLE = [texts('Nafn', 'Starf'), texts('Anna', 'bakari')];
const LINES = [
  ['Nafn', 'Starf'],
  ['Anna', 'bakari'],
];
const text = (address: string) => `<c r="${address}" t="inlineStr"><is><t>x</t></is></c>`;
const withRows = (more: string) => (xml: string) => xml.replace('</sheetData>', `${more}</sheetData>`);
const withSheet = async (change: (xml: string) => string) => rewritten(await workbook(PEOPLE), SHEET, change);
/** A sheet of these rows alone. */
const withOnly = (rows: string) => (xml: string) =>
  xml.replace(/<sheetData>.*<\/sheetData>/s, `<sheetData>${rows}</sheetData>`);
const shared = (...values: readonly string[]) =>
  `<sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">${values.map((each) => `<si><t>${each}</t></si>`).join('')}</sst>`;
const sharing = (line: number) => `<row r="${line}"><c r="A${line}" t="s"><v>0</v></c></row>`;
const lines = (count: number, row: (line: number) => string) =>
  Array.from({ length: count }, (_, at) => row(at + 1)).join('');

/** The archive says that a part is smaller than it is. */
function understated(bytes: Uint8Array, part: string): Uint8Array {
  const lie = Buffer.from(bytes);
  const ENTRY = Buffer.from([0x50, 0x4b, 1, 2]);
  for (let at = lie.indexOf(ENTRY); at !== -1; at = lie.indexOf(ENTRY, at + 1)) {
    const name = lie.toString('utf8', at + 46, at + 46 + lie.readUInt16LE(at + 28));
    if (name === part) lie.writeUInt32LE(500, at + 24);
  }
  return new Uint8Array(lie);
}

describe('a workbook that seems large and is not', () => {
  it.each([
    ['a look far away', '<row r="1048576"><c r="XFD1048576" s="0"/></row>'],
    [
      'a look in a whole row',
      `<row r="3">${lines(5_000, (at) => `<c r="${columnLetters(at - 1)}3" s="0"/>`)}</row>`,
    ],
    ['a formula that came to nothing', '<row r="9000"><c r="ZZ9000" t="str"><f>""</f><v></v></c></row>'],
    ['a shared text that is empty', '<row r="9000"><c r="ZZ9000" t="s"><v>9</v></c></row>'],
    ['a row far away without a cell', '<row r="1048576" ht="20"/>'],
  ])('is read with %s', async (_, rows) => {
    const bytes = rewritten(await withSheet(withRows(rows)), 'xl/sharedStrings.xml', (xml) =>
      xml.replace('</sst>', `${'<si><t/></si>'.repeat(20)}</sst>`),
    );
    expect((await readWorkbook(bytes)).lines).toEqual(LINES);
  });

  it('is read whatever it says of its dimension, and with cells that are merged', async () => {
    const bytes = await withSheet((xml) =>
      xml
        .replace('<sheetData>', '<dimension ref="A1:XFD1048576"/><sheetData>')
        .replace(
          '</sheetData>',
          '</sheetData><mergeCells count="1"><mergeCell ref="A1:XFD1048576"/></mergeCells>',
        ),
    );
    expect((await readWorkbook(bytes)).lines).toEqual(LINES);
  });

  it('is read where other sheets, pictures and parts are much larger than what is read', async () => {
    const parts = unzipSync(await workbook(PEOPLE, [texts('Annað')]));
    const huge = new Uint8Array(11_000_000);
    const bytes = zipSync({
      ...parts,
      'xl/worksheets/sheet2.xml': huge,
      'xl/media/image1.png': huge,
      'xl/a.xml': huge,
    });
    expect(await readWorkbook(bytes)).toMatchObject({ lines: LINES, sheet: 'Sheet 1', otherSheets: 1 });
  });

  it('is read where its rows and cells do not say where they are', async () => {
    const cell = (value: string) => `<c t="inlineStr"><is><t>${value}</t></is></c>`;
    const row = (values: readonly string[]) => `<row>${values.map(cell).join('')}</row>`;
    const bytes = await withSheet(withOnly(LINES.map(row).join('')));
    expect((await readWorkbook(bytes)).lines).toEqual(LINES);
  });

  it('has the dates that LibreOffice wrote into it where it counts from 1904', async () => {
    const bytes = rewritten(await workbook([[date('2024-02-29T00:00:00')]]), SHEET, (xml) =>
      xml.replace('<v>45351</v>', '<v>43889</v>'),
    );
    const from1904 = rewritten(bytes, 'xl/workbook.xml', (xml) =>
      xml.replace(/<workbookPr[^>]*>|(?=<sheets>)/, '<workbookPr date1904="true"/>'),
    );
    expect((await readWorkbook(from1904)).lines).toEqual([['2024-02-29']]);
  });
});

describe('a cell that cannot be a date', () => {
  const OF_1900 = '';
  const OF_1904 = 'date1904="1"';
  /** The text of a cell with a day in it, after its sheet and the properties of its workbook were rewritten. */
  async function textOf(cell: string, properties: string): Promise<string | undefined> {
    const bytes = rewritten(await workbook([[date('2024-02-29T00:00:00')]]), SHEET, (xml) => {
      const style = /<c[^>]* s="(\d+)"/.exec(xml)?.[1] ?? '';
      return xml.replace(/<c [^>]*>.*?<\/c>/, cell.replace('<c ', `<c r="A1" s="${style}" `));
    });
    const of = rewritten(bytes, 'xl/workbook.xml', (xml) =>
      xml.replace(/<workbookPr[^>]*>|(?=<sheets>)/, `<workbookPr ${properties}/>`),
    );
    return (await readWorkbook(of)).lines[0]?.[0];
  }
  const number = (serial: string) => `<c ><v>${serial}</v></c>`;

  it.each([
    ['the first of a system', number('0'), OF_1904, '1904-01-01'],
    ['the first that all programs agree about', number('61'), OF_1900, '1900-03-01'],
    ['the last', number('2958465'), OF_1900, '9999-12-31'],
    ['one of the same day in either system', number('44804'), 'date1904="true"', '2026-09-01'],
    [
      'that too, with a property before it',
      number('44804'),
      "backupFile='>' date1904 = ' true '",
      '2026-09-01',
    ],
    [
      'that too, with an end of its own',
      number('44804'),
      'date1904="1"></workbookPr><workbookPr',
      '2026-09-01',
    ],
    ['that too, where it says that it does not', number('46266'), 'date1904="false"', '2026-09-01'],
    ['one that is written out', '<c t="d"><v>2026-09-01</v></c>', OF_1900, '2026-09-01'],
    [
      'that too, at midnight without a zone',
      '<c t="d"><v>2026-09-01T00:00:00</v></c>',
      OF_1900,
      '2026-09-01',
    ],
  ])('is not %s', async (_, cell, properties, said) => {
    expect(await textOf(cell, properties)).toBe(said);
  });

  it.each([
    ['the 29th of February 1900', number('60'), OF_1900, '60'],
    ['a day before the first', number('-1'), OF_1904, '-1'],
    ['a day after the year 9999', number('2958466'), OF_1900, '2958466'],
    ['no day that any calendar has', number('1e300'), OF_1900, '#####'],
    ['an error', '<c t="e"><v>#N/A</v></c>', OF_1900, '#N/A'],
    ['no number', number('soon'), OF_1900, 'soon'],
    ['no day', '<c t="d"><v>2026-02-30</v></c>', OF_1900, '2026-02-30'],
    ['an hour', '<c t="d"><v>2026-09-01T08:30:00</v></c>', OF_1900, '2026-09-01 08:30'],
    ['of a system that nobody knows', number('44804'), 'date1904="2"', '44804'],
  ])(
    'is shown as what it is, so that it is refused with its place: %s',
    async (_, cell, properties, said) => {
      expect(await textOf(cell, properties)).toBe(said);
    },
  );
});

/** Each of them is an archive of a few kilobytes that used to fill the memory, or a minute. */
describe('a workbook that is too large is refused before its cells are made', () => {
  it.each([
    [
      'a cell in the last corner of the sheet',
      `<row r="1048576">${text('XFD1048576')}</row>`,
      'farCell',
      'XFD1048576',
    ],
    ['a cell far to the right', `<row r="60">${text('XFD60')}</row>`, 'farCell', 'XFD60'],
    ['a cell far down', `<row r="900000">${text('B900000')}</row>`, 'farCell', 'B900000'],
    [
      'a formula far down that was never counted',
      '<row r="900000"><c r="B900000"><f>1+1</f></c></row>',
      'farCell',
      'B900000',
    ],
    ['a cell that is far both ways', `<row r="9000">${text('IV9000')}</row>`, 'farCell', 'IV9000'],
  ])('where it has %s, whose address is told', async (_, rows, fault, place) => {
    await expect(readWorkbook(await withSheet(withRows(rows)))).rejects.toMatchObject({ fault, place });
  });

  it('where it has too many rows, cells or characters, with where reading ended', async () => {
    const wide = (line: number) =>
      `<row r="${line}">${lines(100, (at) => text(`${columnLetters(at - 1)}${line}`))}</row>`;
    const manyRows = await withSheet(
      withOnly(lines(10_001, (line) => `<row r="${line}">${text(`A${line}`)}</row>`)),
    );
    const manyCells = await withSheet(withOnly(lines(2_001, wide)));
    const inline = `<row r="7"><c r="C7" t="inlineStr"><is><t>${'x'.repeat(3_000_001)}</t></is></c></row>`;

    await expect(readWorkbook(manyRows)).rejects.toMatchObject({ fault: 'tooManyRows', place: 'A10001' });
    await expect(readWorkbook(manyCells)).rejects.toMatchObject({ fault: 'tooManyCells', place: 'A2001' });
    const manyLetters = readWorkbook(await withSheet(withOnly(inline)));
    await expect(manyLetters).rejects.toMatchObject({ fault: 'tooMuchText', place: 'C7' });
  });

  it('where one text of its own stands in many cells, so often as it is used', async () => {
    const bytes = rewritten(await withSheet(withOnly(lines(50, sharing))), 'xl/sharedStrings.xml', () =>
      shared('x'.repeat(400_000)),
    );
    expect(bytes.length).toBeLessThan(20_000);
    await expect(readWorkbook(bytes)).rejects.toMatchObject({ fault: 'tooMuchText', place: 'A8' });
  });

  it.each([
    ['says so', false],
    ['says otherwise', true],
  ])('where a part grows beyond all bounds and the archive %s', async (_, isLie) => {
    const grown = await withSheet((xml) => xml + ' '.repeat(20_000_000));
    const bytes = isLie ? understated(grown, SHEET) : grown;
    expect(bytes.length).toBeLessThan(100_000);
    await expect(readWorkbook(bytes)).rejects.toMatchObject({ fault: 'tooLarge' });
  });
});

describe('a workbook that cannot be read', () => {
  it.each([
    ['has no cell', async () => workbook([[]]), 'empty'],
    ['is cut off', async () => (await workbook([texts('Nafn')])).slice(0, -40), 'damaged'],
    ['is another archive', () => Promise.resolve(zipSync({ 'a.txt': strToU8('a') })), 'damaged'],
  ])('says so where it %s', async (_, make, fault) => {
    await expect(readWorkbook(await make())).rejects.toMatchObject({ fault });
  });
});
