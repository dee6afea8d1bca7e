import { describe, expect, it } from 'vitest';
import { cellPlace, rowNumber } from './file-places.ts';

const places = { columns: [...Array.from({ length: 27 }, () => null), 'email' as const], numbers: [4, 7] };

describe('the place of a cell', () => {
  it('is told as spreadsheets tell it, with the empty rows and the columns that are left out', () => {
    expect(cellPlace(places, 'email', 2)).toBe('AB7');
    expect(cellPlace({ ...places, columns: ['email'] }, 'email', 1)).toBe('A4');
    expect(rowNumber(places, 2)).toBe(7);
  });

  it('is not told of rows that were pasted, nor of a column that is not there', () => {
    expect(cellPlace(null, 'email', 2)).toBeUndefined();
    expect(cellPlace(places, 'phone', 2)).toBeUndefined();
    expect(rowNumber(null, 2)).toBe(2);
  });
});
