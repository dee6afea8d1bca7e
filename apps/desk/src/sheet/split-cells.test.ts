import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitCells as splitLines } from './split-cells.ts';

const splitCells = (text: string) => splitLines(text).map(({ cells }) => cells);

describe('the cells of a pasted text', () => {
  it.each([
    ['tabs, as a spreadsheet copies them', 'Nafn\tNetfang\r\nAnna\tanna@x.is\r\n'],
    ['semicolons, as a spreadsheet in Iceland or Poland saves them', 'Nafn;Netfang\nAnna;anna@x.is'],
    ['commas, with a mark of the byte order before them', '\uFEFFNafn,Netfang\rAnna,anna@x.is\r\r'],
    ['quotes around what needs none', '"Nafn";"Netfang"\r\n"Anna";"anna@x.is"'],
  ])('are found by %s', (_, text) => {
    expect(splitCells(text)).toEqual([
      ['Nafn', 'Netfang'],
      ['Anna', 'anna@x.is'],
    ]);
  });

  it('keep separators, line ends and quotes that stand in quotes', () => {
    expect(splitCells('a;b\n"Jón; Jónsson";"sagði ""já""\nog fór"')).toEqual([
      ['a', 'b'],
      ['Jón; Jónsson', 'sagði "já"\nog fór'],
    ]);
  });

  it('keep a quote that only begins a text', () => {
    expect(splitCells('Name\tNumber\n"Siggi" Jónsson\t7\n"half\t8')).toEqual([
      ['Name', 'Number'],
      ['"Siggi" Jónsson', '7'],
      ['"half', '8'],
    ]);
  });

  it('are empty where nothing stands, also at the end of a line', () => {
    expect(splitCells('a\tb\tc\n1\t\t\n\t2\t')).toEqual([
      ['a', 'b', 'c'],
      ['1', '', ''],
      ['', '2', ''],
    ]);
  });

  it('leave out lines without anything', () => {
    expect(splitCells('\n  \na,b\n,\n\n')).toEqual([['a', 'b']]);
    expect(splitCells('')).toEqual([]);
  });

  it('stand in lines that are counted as a spreadsheet counts them: with the empty ones', () => {
    const numbers = splitLines('\nNafn\tStarf\n\n"Anna\nÞóra"\tbakari\nJón\t').map(({ number }) => number);
    expect(numbers).toEqual([2, 4, 5]);
  });

  it('are the same ones again after they were written as CSV, whatever stands in them', () => {
    const cell = fc
      .string({ unit: fc.constantFrom('a', 'þ', '"', ',', '\n', ' ', '7') })
      .map((text) => text.trim());
    const line = fc
      .array(cell, { minLength: 3, maxLength: 3 })
      .filter((cells) => cells.some((each) => each !== ''));
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        const written = [['x', 'y', 'z'], ...lines]
          .map((cells) => cells.map((each) => `"${each.replaceAll('"', '""')}"`).join(','))
          .join('\r\n');
        expect(splitCells(written)).toEqual([['x', 'y', 'z'], ...lines]);
      }),
    );
  });
});
