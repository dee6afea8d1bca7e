import { describe, expect, it } from 'vitest';
import { readFile } from './read-file.ts';

const file = (bytes: BlobPart) => new File([bytes], 'people');

describe('the rows of a file', () => {
  it('are read as UTF-8, and from old spreadsheets as they save them', async () => {
    const old = Uint8Array.from('Nafn;Deild\r\nÞór;Bakarí', (letter) => letter.charCodeAt(0));
    expect(await readFile(file(old))).toBe('Nafn\tDeild\nÞór\tBakarí');
    expect(await readFile(file('Nafn;Deild\r\nŻółć;Bakarí'))).toBe('Nafn\tDeild\nŻółć\tBakarí');
  });

  it('keep a tab and a line end that stand in a cell', async () => {
    expect(await readFile(file('Nafn,Sími\n"Þór\tJón","1\n2"'))).toBe('Nafn\tSími\n"Þór\tJón"\t"1\n2"');
  });

  it('are refused where there are none, and where a file is a packed workbook', async () => {
    await expect(readFile(file(' \n'))).rejects.toThrow();
    await expect(readFile(file('PK\u0003\u0004'))).rejects.toThrow();
  });
});
