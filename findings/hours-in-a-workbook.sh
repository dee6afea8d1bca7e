#!/usr/bin/env bash
# A sum of hours in a workbook comes out as a date of January 1900 or as a number, by who wrote the file, who reads it, and how it is shown.
#
# A timesheet keeps 160 h 30 min as 6.6875 days and shows it as [h]:mm (160:30) or [mm] (9630): durations, which count on past a day and are
# no dates (ECMA-376 part 1, 18.8.31). A clock time, h:mm, is one.
#
#   exceljs 4.4.0            [h]:mm is a Date, [mm] a number
#   xlsx 0.18.5              with cellDates both are Dates; its text (w) is right for both. It writes own formats under ids below 164, which
#                            are those of built-in ones
#   read-excel-file 9.3.17   Dates where exceljs wrote the file, numbers where xlsx did
#
# So whoever imports hours takes either, and counts a Date from 30 December 1899.
#
# Seen:
#   160:30 as [h]:mm by exceljs: exceljs 1900-01-05T16:30, xlsx 1900-01-05T16:30 (160:30), read-excel-file 1900-01-05T16:30
#   160:30 as [mm] by exceljs:  exceljs 6.6875, xlsx 1900-01-05T16:30 (9630), read-excel-file 1900-01-05T16:30
#   7:30 as [h]:mm by exceljs:  exceljs 1899-12-30T07:30, xlsx 1899-12-30T07:30 (7:30), read-excel-file 1899-12-30T07:30
#   7:30 as h:mm by exceljs:    exceljs 1899-12-30T07:30, xlsx 1899-12-30T07:30 (7:30), read-excel-file 1899-12-30T07:30
#   160:30 as [h]:mm by xlsx:   exceljs 1900-01-05T16:30, xlsx 1900-01-05T16:30 (160:30), read-excel-file 6.6875
#   160:30 as [mm] by xlsx:     exceljs 6.6875, xlsx 1900-01-05T16:30 (9630), read-excel-file 6.6875
#   7:30 as [h]:mm by xlsx:     exceljs 1899-12-30T07:30, xlsx 1899-12-30T07:30 (7:30), read-excel-file 0.3125
#   7:30 as h:mm by xlsx:       exceljs 1899-12-30T07:30, xlsx 1899-12-30T07:30 (7:30), read-excel-file 1899-12-30T07:30
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund read-excel-file@9.3.17 exceljs@4.4.0 xlsx@0.18.5

cat >read.mjs <<'JS'
import ExcelJS from 'exceljs';
import readWorkbook from 'read-excel-file/node';
import XLSX from 'xlsx';

const CELLS = [
  { hours: '160:30', days: 160.5 / 24, format: '[h]:mm' },
  { hours: '160:30', days: 160.5 / 24, format: '[mm]' },
  { hours: '7:30', days: 7.5 / 24, format: '[h]:mm' },
  { hours: '7:30', days: 7.5 / 24, format: 'h:mm' },
];
const shown = (value) => (value instanceof Date ? value.toISOString().slice(0, 16) : String(value));

async function byExcelJs() {
  const book = new ExcelJS.Workbook();
  const sheet = book.addWorksheet('Hours');
  for (const [index, { days, format }] of CELLS.entries()) {
    const cell = sheet.getCell(index + 1, 1);
    cell.value = days;
    cell.numFmt = format;
  }
  return Buffer.from(await book.xlsx.writeBuffer());
}

function byXlsx() {
  const cells = CELLS.map(({ days, format }, index) => [`A${index + 1}`, { t: 'n', v: days, z: format }]);
  const sheet = { '!ref': `A1:A${cells.length}`, ...Object.fromEntries(cells) };
  return XLSX.write({ SheetNames: ['Hours'], Sheets: { Hours: sheet } }, { type: 'buffer', bookType: 'xlsx' });
}

for (const [writer, bytes] of [['exceljs', await byExcelJs()], ['xlsx', byXlsx()]]) {
  const loaded = new ExcelJS.Workbook();
  await loaded.xlsx.load(bytes);
  const sheet = XLSX.read(bytes, { cellDates: true, cellNF: true }).Sheets.Hours;
  const [{ data }] = await readWorkbook(bytes);
  for (const [index, { hours, format }] of CELLS.entries()) {
    const { v, w } = sheet[`A${index + 1}`];
    console.log(
      `${hours} as ${format} by ${writer}:`.padEnd(27),
      `exceljs ${shown(loaded.worksheets[0].getCell(index + 1, 1).value)},`,
      `xlsx ${shown(v)} (${w}),`,
      `read-excel-file ${shown(data[index][0])}`,
    );
  }
}
JS

TZ=UTC node read.mjs | tee seen
sed -n '/^# Seen:/,/^set /s/^#   //p' "$script" | diff - seen && echo 'As it was seen.'
