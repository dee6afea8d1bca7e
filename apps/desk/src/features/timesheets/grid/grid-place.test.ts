import { describe, expect, it } from 'vitest';
import { placeAfter, placeAt, rowIndexOf, selectorOf, within } from './grid-place.ts';

const SIZE = { rows: 12, columns: 32 };
const HERE = { row: 4, column: 5 };
const press = (key: string, more: { readonly ctrlKey?: boolean; readonly altKey?: boolean } = {}) =>
  placeAfter({ key, ctrlKey: false, altKey: false, metaKey: false, ...more }, HERE, SIZE);

describe('a key in the grid', () => {
  it.each([
    ['ArrowUp', { row: 3, column: 5 }],
    ['ArrowDown', { row: 5, column: 5 }],
    ['ArrowLeft', { row: 4, column: 4 }],
    ['ArrowRight', { row: 4, column: 6 }],
    ['PageDown', { row: 11, column: 5 }],
    ['PageUp', { row: 0, column: 5 }],
    ['Home', { row: 4, column: 0 }],
    ['End', { row: 4, column: 31 }],
  ])('%s leads to the place that is expected, and never out of the grid', (key, place) => {
    expect(press(key)).toEqual(place);
  });

  it('with Ctrl leads to the first and to the last cell', () => {
    expect(press('Home', { ctrlKey: true })).toEqual({ row: 0, column: 0 });
    expect(press('End', { ctrlKey: true })).toEqual({ row: 11, column: 31 });
  });

  it.each([['j'], ['Tab'], ['Enter']])('%s leads nowhere', (key) => {
    expect(press(key)).toBeUndefined();
  });

  it('with Alt belongs to the browser', () => {
    expect(press('ArrowLeft', { altKey: true })).toBeUndefined();
  });

  it('finds the nearest place where rows have gone', () => {
    expect(within({ row: 40, column: 5 }, SIZE)).toEqual({ row: 11, column: 5 });
    expect(within({ row: 3, column: 3 }, { rows: 0, columns: 32 })).toEqual({ row: 0, column: 3 });
  });

  it('is found on the page where it says that it is', () => {
    document.body.innerHTML = `<table><tr aria-rowindex="${rowIndexOf(4)}"><td data-column="5"><b>8:34</b></td></tr></table>`;

    const cell = document.querySelector(selectorOf(HERE));
    expect(cell?.textContent).toBe('8:34');
    expect(placeAt(cell?.firstChild ?? document)).toEqual(HERE);
    expect(placeAt(document.body)).toBeUndefined();
  });
});
