import { splitCells } from './split-cells.ts';

/** As spreadsheets of the last century still save it here; a byte that is no UTF-8 shows it. */
const OLD_ENCODING = 'windows-1252';
/** A ZIP archive, which a workbook of Excel is, begins with these; it is no text. */
const ZIP_BEGINS = [0x50, 0x4b];

/**
 * The rows of a file as text with tabs, as if they had been pasted.
 * @throws where the file has none, or is no text
 */
export async function readFile(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const isZip = ZIP_BEGINS.every((byte, place) => bytes[place] === byte);
  if (isZip) throw new Error('This file is packed, not text');
  return toTabs(splitCells(decode(bytes)));
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder(OLD_ENCODING).decode(bytes);
  }
}

function toTabs(lines: readonly (readonly string[])[]): string {
  if (lines.length === 0) throw new Error('There is no row in this file');
  return lines.map((cells) => cells.map(toCell).join('\t')).join('\n');
}

const toCell = (text: string) => (/["\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
