// @vitest-environment node
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import writeExcelFile from 'write-excel-file/node';
import { describe, expect, it } from 'vitest';
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

  it('are a kennitala with the zero that a number loses, where its check digit says so', async () => {
    const rows = [
      texts('Nafn', 'Kennitala', 'Sími'),
      [...texts('Anna'), { value: 101302989 }, { value: 101302989 }],
      [...texts('Þór'), { value: 101302999 }, null],
    ];
    const read = await readWorkbook(await workbook(rows));
    expect(read.lines.slice(1).map(([, kennitala]) => kennitala)).toEqual(['0101302989', '101302999']);
    expect(read.lines[1]?.[2]).toBe('101302989');
    expect(read).toMatchObject({ mendedKennitalas: 1, hasBareNumbers: false });
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

describe('a workbook that cannot be read', () => {
  it.each([
    ['has no cell', async () => workbook([[]]), 'empty'],
    ['is cut off', async () => (await workbook([texts('Nafn')])).slice(0, -40), 'damaged'],
    ['is another archive', () => Promise.resolve(zipSync({ 'a.txt': strToU8('a') })), 'damaged'],
    [
      'would grow too large',
      () => Promise.resolve(zipSync({ 'a.xml': new Uint8Array(10_000_001) })),
      'tooLarge',
    ],
  ])('says so where it %s', async (_, make, fault) => {
    await expect(readWorkbook(await make())).rejects.toMatchObject({ fault });
  });
});
