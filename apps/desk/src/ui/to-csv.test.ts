import { describe, expect, it } from 'vitest';
import { toCsv } from './to-csv.ts';

describe('a table as a file', () => {
  it('has a byte order mark, and between cells what spreadsheets of the language expect', () => {
    expect(
      toCsv(
        [
          ['Nafn', 'mín.'],
          ['Þór', 514],
        ],
        'is',
      ),
    ).toBe('\uFEFFNafn;mín.\r\nÞór;514\r\n');
    expect(toCsv([['a', 1]], 'en')).toBe('\uFEFFa,1\r\n');
  });

  it('quotes what would end a cell or a row', () => {
    expect(toCsv([['a;b', 'say "x"', 'two\nlines']], 'is')).toBe('\uFEFF"a;b";"say ""x""";"two\nlines"\r\n');
    expect(toCsv([['a;b', 'a,b']], 'en')).toBe('\uFEFFa;b,"a,b"\r\n');
  });

  it.each(['=1+1', '+1', '-1', '@x', '\tx', '＝1'])('escapes %j, which a spreadsheet would run', (text) => {
    expect(toCsv([[text]], 'en')).toContain(`'${text}`);
  });
});
