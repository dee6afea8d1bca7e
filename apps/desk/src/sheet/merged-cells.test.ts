// @vitest-environment node
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import writeExcelFile from 'write-excel-file/node';
import { expect, it } from 'vitest';
import { IMPORT_COLUMNS } from './guess-columns.ts';
import { readFile } from './read-file.ts';
import { columnsOf, NO_ANSWERS, readSheet } from './read-sheet.ts';
import { splitCells } from './split-cells.ts';

const SHEET = 'xl/worksheets/sheet1.xml';

/** Cells with a text; those that are merged are empty but for their first. */
async function fileOf(rows: readonly (readonly string[])[], merged: readonly string[]): Promise<File> {
  const data = rows.map((cells) => cells.map((value) => (value === '' ? null : { value })));
  const parts = unzipSync(new Uint8Array(await writeExcelFile([{ data, sheet: 'Starfsfólk' }]).toBuffer()));
  const cells = merged.map((ref) => `<mergeCell ref="${ref}"/>`).join('');
  const xml = strFromU8(parts[SHEET] ?? new Uint8Array()).replace(
    '</sheetData>',
    `</sheetData><mergeCells count="${merged.length}">${cells}</mergeCells>`,
  );
  return new File([new Uint8Array(zipSync({ ...parts, [SHEET]: strToU8(xml) }))], 'folk.xlsx');
}

it('a workbook with a head of two rows, merged cells, headings of groups and sums is read as the people in it', async () => {
  const rows = [
    ['Starfsfólk Kaffihúss', '', '', ''],
    ['Nafn', 'Ráðning', '', 'Starf'],
    ['', 'Byrjaði', 'Hlutfall', ''],
    ['Eldhús', '', '', ''],
    ['1. Anna', '3. janúar 2024', '80%', 'Kokkur'],
    ['2. Jón', '2024-02-01', '100%', ''],
    ['', '', '180', ''],
    ['Salur', '', '', ''],
    ['1. Jan', '2024-03-01', '50%', 'Þjónn'],
    ['2. Ola', '2024-03-01', '50%', ''],
    ['Samtals', '', '280', ''],
  ];
  const file = await fileOf(rows, ['A1:D1', 'A2:A3', 'B2:C2', 'D2:D3', 'A4:D4', 'D5:D6', 'A8:D8', 'D9:D10']);

  const sheet = readSheet(splitCells((await readFile(file)).text), NO_ANSWERS, {
    ...{ departments: ['Eldhús', 'Salur'], offered: IMPORT_COLUMNS, today: '2026-03-02' },
  });

  expect(columnsOf(sheet)).toEqual([
    ...['displayName', 'employmentStartDate', 'employmentRatio', 'jobTitle', 'departments'],
  ]);
  expect(sheet.lines.map(({ cells }) => cells)).toEqual([
    ['Anna', '2024-01-03', '80%', 'Kokkur', 'Eldhús'],
    ['Jón', '2024-02-01', '100%', 'Kokkur', 'Eldhús'],
    ['Jan', '2024-03-01', '50%', 'Þjónn', 'Salur'],
    ['Ola', '2024-03-01', '50%', 'Þjónn', 'Salur'],
  ]);
  expect([sheet.isOpen, sheet.totals.length]).toEqual([false, 2]);
});
