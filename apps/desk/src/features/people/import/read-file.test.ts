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

  it('keep a tab and a line end that stand in a cell', async () => {
    expect(await text('Nafn,Sími\n"Þór\tJón","1\n2"')).toBe('Nafn\tSími\n"Þór\tJón"\t"1\n2"');
  });

  it('keep empty rows, so that each row has the number that it has in the file', async () => {
    expect(await text('\nNafn;Deild\n\nÞór;Bakarí\n')).toBe('\nNafn\tDeild\n\nÞór\tBakarí');
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
