#!/usr/bin/env bash
# Workbooks that count their days from 1904 are read four years too early, without an error.
#
# A workbook says in xl/workbook.xml from which day its dates count: <workbookPr date1904="1"/> of Excel for Mac. The attribute is an
# xsd:boolean (ECMA-376 part 1, 18.2.28), so "true" means the same, and that is what LibreOffice 7.4 Calc writes.
#
#   read-excel-file 9.3.17   honours "1" and takes "true" for false
#   exceljs 4.4.0            the same
#   xlsx 0.18.5              tells the attribute in Workbook.WBProps, and with cellDates gives dates of the 1900 system for both
#
# A cell with 44804 in such a workbook is 2026-09-01; 1,462 days less is a real date too, so nothing looks wrong.
#
# Seen:
#   date1904="0"     read-excel-file 2022-08-31  exceljs 2022-08-31  xlsx 2022-08-31
#   date1904="false" read-excel-file 2022-08-31  exceljs 2022-08-31  xlsx 2022-08-31
#   date1904="1"     read-excel-file 2026-09-01  exceljs 2026-09-01  xlsx 2022-08-31
#   date1904="true"  read-excel-file 2022-08-31  exceljs 2022-08-31  xlsx 2022-08-31
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund read-excel-file@9.3.17 exceljs@4.4.0 xlsx@0.18.5 fflate@0.8.3

cat >read.mjs <<'JS'
import { strToU8, zipSync } from 'fflate';
import ExcelJS from 'exceljs';
import readWorkbook from 'read-excel-file/node';
import XLSX from 'xlsx';

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';
const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const RELS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** One sheet with one cell: 44804, shown as a date. */
const workbook = (date1904) => ({
  '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="r1" Type="${RELS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook ${MAIN} xmlns:r="${RELS}"><workbookPr date1904="${date1904}"/><sheets><sheet name="People" sheetId="1" r:id="r1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="r1" Type="${RELS}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Type="${RELS}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': `<styleSheet ${MAIN}><fonts count="1"><font/></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`,
  'xl/worksheets/sheet1.xml': `<worksheet ${MAIN}><sheetData><row r="1"><c r="A1" s="1"><v>44804</v></c></row></sheetData></worksheet>`,
});

const day = (date) => date.toISOString().slice(0, 10);

for (const date1904 of ['0', 'false', '1', 'true']) {
  const parts = Object.entries(workbook(date1904)).map(([path, xml]) => [path, strToU8(HEAD + xml)]);
  const bytes = Buffer.from(zipSync(Object.fromEntries(parts)));
  const [sheet] = await readWorkbook(bytes);
  const loaded = new ExcelJS.Workbook();
  await loaded.xlsx.load(bytes);
  console.log(
    `date1904="${date1904}"`.padEnd(16),
    `read-excel-file ${day(sheet.data[0][0])} `,
    `exceljs ${day(loaded.worksheets[0].getCell('A1').value)} `,
    `xlsx ${day(XLSX.read(bytes, { cellDates: true }).Sheets.People.A1.v)}`,
  );
}
JS

TZ=UTC node read.mjs | tee seen
sed -n '/^# Seen:/,/^set /s/^#   //p' "$script" | diff - seen && echo 'As it was seen.'
