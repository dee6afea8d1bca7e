// A table: its heading stands again on every page that it goes on to, and no row is torn apart.
import type { Column, Table } from './paper.ts';
import { asDecoration, drawLine, fits, INK, makeRoom, MARGIN, SOFT_INK, widthOf } from './sheet.ts';
import type { Sheet, Struct, Weight } from './sheet.ts';

const SIZE = 9;
const GAP = 12;
const ABOVE = 3;
const BELOW = 4;

type Place = { readonly x: number; readonly width: number; readonly align: 'left' | 'right' };
type Look = { readonly weight: Weight; readonly ink: string };
type Row = { readonly cells: readonly string[]; readonly look: Look; readonly isHeading?: true };

const HEADING: Look = { weight: 'strong', ink: SOFT_INK };
const PLAIN: Look = { weight: 'regular', ink: INK };

export function drawTable(sheet: Sheet, parent: Struct, { columns, rows }: Table): void {
  const places = placesOf(columns, widthOf(sheet));
  const heading: Row = { cells: columns.map(({ name }) => name), look: HEADING, isHeading: true };
  const body = rows.map((cells): Row => ({ cells, look: PLAIN }));
  const [first = heading] = body;
  makeRoom(sheet, heightOf(sheet, heading, places) + heightOf(sheet, first, places));
  const table = sheet.struct('Table');
  parent.add(table);
  drawRow(sheet, table, heading, places);
  for (const row of body) {
    if (!fits(sheet, heightOf(sheet, row, places))) {
      sheet.addPage();
      asDecoration(sheet, () => drawCells(sheet, heading, places, (_, draw) => draw()));
      endRow(sheet, heightOf(sheet, heading, places));
    }
    drawRow(sheet, table, row, places);
  }
  table.end();
  sheet.y += GAP;
}

function placesOf(columns: readonly Column[], width: number): Place[] {
  const all = columns.reduce((sum, { share }) => sum + share, 0);
  const free = width - GAP * (columns.length - 1);
  let x = MARGIN;
  return columns.map(({ share, isFigure }) => {
    const place: Place = { x, width: (free * share) / all, align: isFigure ? 'right' : 'left' };
    x += place.width + GAP;
    return place;
  });
}

function drawRow(sheet: Sheet, table: Struct, row: Row, places: readonly Place[]): void {
  const height = heightOf(sheet, row, places);
  const line = sheet.struct('TR');
  table.add(line);
  drawCells(sheet, row, places, (column, draw) => {
    const isHeader = row.isHeading === true || column === 0;
    const cell = sheet.struct(isHeader ? 'TH' : 'TD');
    if (isHeader) tellScope(cell, row.isHeading === true ? 'Column' : 'Row');
    line.add(cell);
    cell.add(draw);
    cell.end();
  });
  line.end();
  endRow(sheet, height);
}

/** The library says it only in tables that it draws itself, which do not repeat their heading. */
function tellScope(cell: Struct, scope: 'Column' | 'Row'): void {
  const { data } = (cell as unknown as { dictionary: { data: Record<string, unknown> } }).dictionary;
  data['A'] = { O: 'Table', Scope: scope };
}

function drawCells(
  sheet: Sheet,
  { cells, look }: Row,
  places: readonly Place[],
  each: (column: number, draw: () => void) => void,
): void {
  const top = sheet.y + ABOVE;
  for (const [column, { x, width, align }] of places.entries()) {
    each(column, () => {
      sheet.font(look.weight).fontSize(SIZE).fillColor(look.ink);
      sheet.text(cells[column] ?? '', x, top, { width, align });
    });
  }
  sheet.y = top - ABOVE;
}

function endRow(sheet: Sheet, height: number): void {
  sheet.x = MARGIN;
  sheet.y += height;
  drawLine(sheet, sheet.y, [MARGIN, MARGIN + widthOf(sheet)]);
}

function heightOf(sheet: Sheet, { cells, look }: Row, places: readonly Place[]): number {
  sheet.font(look.weight).fontSize(SIZE);
  const heights = places.map(({ width }, column) => sheet.heightOfString(cells[column] ?? '', { width }));
  return ABOVE + Math.max(sheet.currentLineHeight(true), ...heights) + BELOW;
}
