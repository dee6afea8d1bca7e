// What a column may hold, judged by its cells alone. Only what every cell fits counts, and anyone who reads the sheet takes it only where one
// meaning is left.
import type { ImportColumn } from '@stimpill/api-types/manage';
import { kennitalaDigits, kennitalaKind, withLostZero } from '@stimpill/api-types/kennitala';
import { LANGUAGES } from '@stimpill/words/language.ts';
import { OWN_LANGUAGE } from '@stimpill/words/own-language.ts';
import { toSearchKey } from '@stimpill/words/search-key.ts';
import { isDateLike } from './sheet-dates.ts';

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const PHONE = /^\+?[\d\s()\p{Pd}]+$/u;
/** Of a bank: four digits, two, and up to six. */
const ACCOUNT = /^\d{4}\p{Pd}\d{2}\p{Pd}\d{3,6}$/u;
const PHONE_DIGITS = { least: 7, most: 15 };
const PART = /^[01][.,]\d{1,4}$/;
const PERCENT = /^\d{1,3}(?:[.,]\d{1,4})?\s*%$/;
const MOST_PERCENT = 200;
const isOneOf = (words: readonly string[]) => {
  const keys = new Set(words.map(toSearchKey));
  return (cell: string) => keys.has(toSearchKey(cell));
};
const SAID = Object.values(OWN_LANGUAGE).map(({ inSheets }) => inSheets);
const isLanguage = isOneOf([...LANGUAGES, ...SAID.flatMap(({ language }) => language)]);
const isPayBasis = isOneOf(SAID.flatMap(({ hourly, monthly }) => [...hourly, ...monthly]));

function isKennitala(cell: string): boolean {
  return kennitalaKind(withLostZero(kennitalaDigits(cell))) !== undefined;
}

function isPhone(cell: string): boolean {
  const digits = cell.replaceAll(/\D/g, '').length;
  return PHONE.test(cell) && digits >= PHONE_DIGITS.least && digits <= PHONE_DIGITS.most;
}

const isRatio = (cell: string) =>
  PART.test(cell) || PERCENT.test(cell) || (/^\d{1,3}$/.test(cell) && Number(cell) <= MOST_PERCENT);

const isWords = (cell: string) => /^\p{L}/u.test(cell) && !/@|\d{4}/.test(cell);

type Test = (cell: string) => boolean;
/** Ten digits with a day that exists are nobody's telephone here, and a sign beside digits makes them no number of somebody. */
const TESTS: readonly (readonly [Test, readonly ImportColumn[]])[] = [
  [(cell) => ACCOUNT.test(cell), []],
  [(cell) => EMAIL.test(cell), ['email']],
  [isDateLike, ['employmentStartDate', 'employmentEndDate', 'birthDate']],
  [isLanguage, ['language']],
  [isPayBasis, ['payBasis']],
  [(cell) => /^\p{L}{1,4}-?\d{1,10}$/u.test(cell), ['employeeNumber', 'jobTitle', 'departments']],
  [isWords, ['displayName', 'jobTitle', 'departments']],
  [(cell) => isKennitala(cell) && cell.replaceAll(/\D/g, '').length === 10, ['kennitala']],
  [isKennitala, ['kennitala', 'phone', 'employeeNumber']],
  [(cell) => isPhone(cell) && /\D/.test(cell), ['phone']],
  [(cell) => PERCENT.test(cell) || PART.test(cell), ['employmentRatio']],
  [isRatio, ['employmentRatio', 'employeeNumber']],
  [isPhone, ['phone', 'employeeNumber']],
  [(cell) => /^\d{1,10}$/.test(cell), ['employeeNumber']],
];

/** @param cells those with something in them @returns what all of them may be; everything where nothing fits */
export function meaningsOf(cells: readonly string[]): readonly ImportColumn[] {
  const [first, ...others] = cells.map(meaningsOfCell);
  if (first === undefined) return [];
  return first.filter((column) => others.every((columns) => columns.includes(column)));
}

function meaningsOfCell(cell: string): readonly ImportColumn[] {
  return TESTS.find(([test]) => test(cell))?.[1] ?? [];
}

/** Whether it is of the sort that stands below a header, and never is one. */
export function isData(cell: string): boolean {
  return cell !== '' && !isWords(cell) && TESTS.some(([test]) => test(cell));
}
