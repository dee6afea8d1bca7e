// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { readFile } from './read-file.ts';

const file = (bytes: BlobPart) => new File([bytes], 'people');
const text = async (bytes: BlobPart) => (await readFile(file(bytes))).text;

describe('the rows of a file', () => {
  it('are read as UTF-8, and from old spreadsheets as they save them', async () => {
    const old = Uint8Array.from('Nafn;Deild\r\nÞór;Bakarí', (letter) => letter.charCodeAt(0));
    expect(await text(old)).toBe('Nafn\tDeild\nÞór\tBakarí');
    expect(await text('Nafn;Deild\r\nŻółć;Bakarí')).toBe('Nafn\tDeild\nŻółć\tBakarí');
  });

  it.each([
    ['Nafn;Deild\r\nMicha\xb3 Nowak;Bar', 'Nafn\tDeild\nMichał Nowak\tBar'],
    ['Imi\xea;Nazwisko\r\nZosia;Zi\xeaba', 'Imię\tNazwisko\nZosia\tZięba'],
    ['Nazwisko;Dzia\xb3\r\n\xaf\xf3\xb3\xe6;Bar', 'Nazwisko\tDział\nŻółć\tBar'],
    ['Nafn;Deild\r\n\xc6var Ren\xe9;150 m\xb3', 'Nafn\tDeild\nÆvar René\t150 m³'],
  ])('have the letters of Poland where the old encoding is that of Poland: %j', async (written, read) => {
    expect(await text(Uint8Array.from(written, (letter) => letter.charCodeAt(0)))).toBe(read);
  });

  it.each([
    ['utf-16le', [0xff, 0xfe]],
    ['with the other byte first', [0xfe, 0xff]],
  ])('are read from what Excel calls Unicode text: %s', async (_, mark) => {
    const bytes = Buffer.from('Nafn\tDeild\r\nÞór\tBakarí', 'utf16le');
    expect(await text(Uint8Array.from([...mark, ...(mark[0] === 0xff ? bytes : bytes.swap16())]))).toBe(
      'Nafn\tDeild\nÞór\tBakarí',
    );
  });

  it('keep a tab and a line end that stand in a cell', async () => {
    expect(await text('Nafn,Sími\n"Þór\tJón","1\n2"')).toBe('Nafn\tSími\n"Þór\tJón"\t"1\n2"');
  });

  it('keep empty rows, so that each row has the number that it has in the file', async () => {
    expect(await text('\nNafn;Deild\n\nÞór;Bakarí\n')).toBe('\nNafn\tDeild\n\nÞór\tBakarí');
  });
});

describe('a text with far more rows or cells than people', () => {
  it.each([
    ['ends in a million empty rows', `Nafn;Deild\nÞór;Bakarí\n${'\n'.repeat(900_000)}`],
    [
      'ends in rows of separators, as a sheet with looks in a million rows is saved',
      `Nafn;Deild\nÞór;Bakarí\n${';;\n'.repeat(900_000)}`,
    ],
    ['has a row of a million separators', `Nafn;Deild\nÞór;Bakarí${';'.repeat(900_000)}`],
  ])('is read where it %s', async (_, content) => {
    expect((await text(content)).trimEnd()).toBe('Nafn\tDeild\nÞór\tBakarí');
  });

  it.each([
    ['has 10,001 rows', 'Nafn;Deild\n'.repeat(10_001), 'tooManyRows', 'A10001'],
    ['has one cell far down', `Nafn;Deild\n${'\n'.repeat(900_000)};x`, 'farCell', 'B900002'],
    ['has one cell far to the right', `Nafn;Deild\nÞór${';'.repeat(900)}x`, 'farCell', 'AHQ2'],
    ['has 200,001 cells', `${'a;'.repeat(99)}a\n`.repeat(2_001), 'tooManyCells', 'A2001'],
  ])('is refused where it %s, with where reading ended', async (_, content, fault, place) => {
    await expect(readFile(file(content))).rejects.toMatchObject({ fault, place });
  });
});

describe('a file that cannot be read', () => {
  const container = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
  const locked = [...container, ...Buffer.from('EncryptedPackage', 'utf16le')];
  it.each([
    ['there is no row', ' \n', 'empty'],
    ['it is a workbook that ends too early', 'PK\u0003\u0004', 'damaged'],
    ['it is a workbook of Excel before 2007', Uint8Array.from(container), 'oldExcel'],
    ['it is a workbook with a password', Uint8Array.from(locked), 'locked'],
    ['it is no text', Uint8Array.from([0xff, 0xd8, 0, 0x10]), 'noRows'],
    ['it has more than 3 MB', new Uint8Array(3_000_001), 'tooLarge'],
  ])('says so where %s', async (_, bytes, fault) => {
    await expect(readFile(file(bytes))).rejects.toMatchObject({ fault });
  });
});
