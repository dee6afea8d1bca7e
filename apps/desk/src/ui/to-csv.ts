// A table as a file for spreadsheets.
import type { Language } from '@stimpill/words/language.ts';
import { OWN_LANGUAGE } from '@stimpill/words/own-language.ts';

/** What a spreadsheet would take for a formula, or would run. */
const FORMULA = /^[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;

/** Begins with a byte order mark, without which spreadsheets take it for another encoding. A text that looks like a formula is escaped. */
export function toCsv(rows: readonly (readonly (string | number)[])[], language: Language): string {
  const between = OWN_LANGUAGE[language].betweenCells;
  const lines = rows.map((row) => row.map((cell) => toCell(cell, between)).join(between));
  return `\uFEFF${lines.map((line) => `${line}\r\n`).join('')}`;
}

function toCell(cell: string | number, between: string): string {
  if (typeof cell === 'number') return String(cell);
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return /["\r\n]/.test(text) || text.includes(between) ? `"${text.replaceAll('"', '""')}"` : text;
}
