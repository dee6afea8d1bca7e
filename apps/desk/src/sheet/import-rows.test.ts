import { describe, expect, it } from 'vitest';
import { hasTwice, LONGEST_CELL, rowWithLongCell, toImportRows } from './import-rows.ts';

const ROWS = [
  ['Anna', '42', '118'],
  ['Þór', '38'],
];

describe('what is sent of the rows of a spreadsheet', () => {
  it('leaves out the columns that nobody wants, and fills up short rows', () => {
    expect(toImportRows(ROWS, ['displayName', null, 'employeeNumber'], true)).toEqual({
      columns: ['displayName', 'employeeNumber'],
      rows: [
        ['Anna', '118'],
        ['Þór', ''],
      ],
      createDepartments: true,
    });
  });

  it('keeps what stands beyond the last column, so that the server finds the row faulty', () => {
    const rows = [['Jónsson', 'Jón', '', '7']];
    expect(toImportRows(rows, ['displayName', 'employeeNumber'], false).rows).toEqual([
      ['Jónsson', 'Jón', '7'],
    ]);
  });

  it('cuts no cell: the first row with one that is too long is named', () => {
    const rows = [['Anna'], ['Þ'.repeat(LONGEST_CELL + 1)]];
    expect(rowWithLongCell(toImportRows(rows, ['departments'], true))).toBe(2);
    expect(rowWithLongCell(toImportRows(rows, [null], true))).toBeUndefined();
  });

  it('never has a column twice', () => {
    expect(hasTwice(['displayName', null, 'displayName'])).toBe(true);
    expect(hasTwice(['displayName', null, null])).toBe(false);
  });
});
