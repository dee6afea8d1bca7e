import { FileUnreadable } from './file-unreadable.ts';
import type { Workbook } from './read-workbook.ts';
import { splitCells } from './split-cells.ts';

/** What a chosen file held. */
export type FileRows = {
  /** Text with tabs, as if it had been pasted; a line of it is a row of the file, empty ones too. */
  readonly text: string;
  readonly name: string;
  /** Null where the file has no sheets. */
  readonly workbook: Omit<Workbook, 'lines'> | null;
};

/** As spreadsheets of the last century still save it here; a byte that is no UTF-8 shows it. */
const OLD_ENCODING = 'windows-1252';
/** And in Poland. */
const POLISH_ENCODING = 'windows-1250';
/** What letters of Poland look like in the other encoding; beside letters, where those signs never stand but in m³ and cœur. */
const POLISH_LETTERS = /\p{L}(?<!(?<!\p{L})[cdk]?m)(?:[¹³£¥¯¿Ÿ]|œ(?!u))|[³£¥¯¿][\p{Ll}¹³¿]/u;
const POLISH_WORDS = /(?<!\p{L})(imi[ęê]|nazwisko|pracowni[kc]\p{L}*|stanowisko|zatrudni\p{L}+)(?!\p{L})/iu;
const ICELANDIC_LETTERS = /[ðþ]/iu;
/** A ZIP archive, which a workbook of Excel is, begins with these; it is no text. */
const ZIP_BEGINS = [0x50, 0x4b];
/** The container of workbooks with a password, and of those of Excel before 2007. */
const CONTAINER_BEGINS = [0xd0, 0xcf, 0x11, 0xe0];
/** What is in such a container when a password locks it, two bytes a letter. */
const LOCKED_PART = 'EncryptedPackage';
const MOST_BYTES = 3_000_000;

/** @throws FileUnreadable with why */
export async function readFile(file: File): Promise<FileRows> {
  if (file.size > MOST_BYTES) throw new FileUnreadable('tooLarge');
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (begins(bytes, CONTAINER_BEGINS)) throw new FileUnreadable(isLocked(bytes) ? 'locked' : 'oldExcel');
  if (begins(bytes, ZIP_BEGINS)) {
    const { readWorkbook } = await import('./read-workbook.ts');
    const { lines, ...workbook } = await readWorkbook(bytes);
    return { text: toTabs(lines), name: file.name, workbook };
  }
  const text = decode(bytes);
  if (text.includes('\0')) throw new FileUnreadable('noRows');
  const lines = splitCells(text);
  if (lines.length === 0) throw new FileUnreadable('empty');
  const byNumber = new Map(lines.map(({ number, cells }) => [number, cells]));
  const all = Array.from({ length: lines.at(-1)?.number ?? 0 }, (_, place) => byNumber.get(place + 1) ?? []);
  return { text: toTabs(all), name: file.name, workbook: null };
}

const begins = (bytes: Uint8Array, start: readonly number[]) =>
  start.every((byte, place) => bytes[place] === byte);

const isLocked = (bytes: Uint8Array) => new TextDecoder('utf-16le').decode(bytes).includes(LOCKED_PART);

/** What Excel writes before the letters of "Unicode text", two bytes each. */
const LITTLE_END_FIRST = [0xff, 0xfe];
const BIG_END_FIRST = [0xfe, 0xff];

function decode(bytes: Uint8Array): string {
  if (begins(bytes, LITTLE_END_FIRST)) return new TextDecoder('utf-16le').decode(bytes);
  if (begins(bytes, BIG_END_FIRST)) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const text = new TextDecoder(OLD_ENCODING).decode(bytes);
    return isPolish(text) ? new TextDecoder(POLISH_ENCODING).decode(bytes) : text;
  }
}

function isPolish(text: string): boolean {
  if (ICELANDIC_LETTERS.test(text)) return false;
  return POLISH_WORDS.test(text) || POLISH_LETTERS.test(text);
}

const toTabs = (lines: readonly (readonly string[])[]) =>
  lines.map((cells) => cells.map(toCell).join('\t')).join('\n');

const toCell = (text: string) => (/["\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
