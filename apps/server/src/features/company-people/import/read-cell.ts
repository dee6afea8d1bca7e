// The text of a spreadsheet's cell -> what it says about a person, or what is wrong with it. Dates and ratios are read as people in
// Iceland, Poland and elsewhere write them.
import {
  doubtAboutKennitala,
  isVeryOld,
  kennitalaDigits,
  kennitalaKind,
  withLostZero,
} from '@stimpill/api-types/kennitala';
import { LANGUAGES } from '@stimpill/api-types/languages';
import { hasLetterOrDigit, isPlainLine } from '@stimpill/api-types/plain-text';
import { isLocalDate } from '@stimpill/time';
import { parseEmail } from '#features/mail/email-address.ts';
import { ownLanguageOf } from '#words.ts';
import type { ImportColumn, ImportFault, ImportWarning } from './import-terms.ts';

/** A record that a cell may name. */
export type Named = { readonly id: string; readonly name: string };

export type CellReferences = {
  readonly departments: readonly Named[];
  readonly ruleSets: readonly Named[];
  readonly payPeriods: readonly Named[];
  /** In the company, yyyy-MM-dd. */
  readonly today: string;
};

export type CellValue = string | number | readonly string[];

type Read =
  | { readonly value: CellValue; readonly warnings?: readonly ImportWarning[] }
  | { readonly fault: ImportFault };

const LONGEST: Partial<Record<ImportColumn, number>> = {
  displayName: 200,
  jobTitle: 200,
  email: 254,
  phone: 50,
  employeeNumber: 50,
};

const IN_SHEETS = LANGUAGES.map((language) => ({ language, inSheets: ownLanguageOf(language).inSheets }));

/** How a sheet calls something, in whichever language -> what it means. */
const meaning = (said: readonly (readonly [meant: string, words: readonly string[]])[]) =>
  Object.fromEntries(said.flatMap(([meant, words]) => words.map((word) => [word, meant])));

const LANGUAGE_WORDS = meaning(
  IN_SHEETS.map(({ language, inSheets }) => [language, [language, ...inSheets.language]]),
);

const PAY_BASES = meaning(
  IN_SHEETS.flatMap(({ inSheets }) => [
    ['hourly', inSheets.hourly],
    ['monthly', inSheets.monthly],
  ]),
);

/** Texts are compared as people read them: without regard to case and to doubled space. */
export function sameName(text: string): string {
  return text.normalize('NFC').trim().replaceAll(/\s+/gu, ' ').toLowerCase();
}

/**
 * Departments that do not exist come back by name, for the caller to add or to refuse.
 * @param text not empty
 */
export function readCell(column: ImportColumn, text: string, references: CellReferences): Read {
  switch (column) {
    case 'email':
      return parseEmail(text) === undefined ? { fault: 'notAnEmail' } : readLine(column, text);
    case 'kennitala':
      return readKennitala(text, references.today);
    case 'language':
      return readWord(LANGUAGE_WORDS, text, 'unknownLanguage');
    case 'payBasis':
      return readWord(PAY_BASES, text, 'unknownPayBasis');
    case 'employmentRatio':
      return readRatio(text);
    case 'employmentStartDate':
    case 'employmentEndDate':
      return readDate(text);
    case 'birthDate':
      return readBirthDate(text, references.today);
    case 'ruleSet':
      return readReference(references.ruleSets, text, 'unknownRuleSet');
    case 'payPeriod':
      return readReference(references.payPeriods, text, 'unknownPayPeriod');
    case 'departments':
      return { value: readNames(text) };
    default:
      return readLine(column, text);
  }
}

function readLine(column: ImportColumn, text: string): Read {
  const fault = faultOfName(text);
  if (fault !== undefined) return { fault };
  return text.length > (LONGEST[column] ?? Infinity) ? { fault: 'tooLong' } : { value: text };
}

/** Of whatever people call somebody or something. */
export function faultOfName(text: string): ImportFault | undefined {
  if (!isPlainLine(text)) return 'notALine';
  return hasLetterOrDigit(text) ? undefined : 'notAName';
}

function readKennitala(text: string, today: string): Read {
  const digits = kennitalaDigits(text);
  const value = withLostZero(digits);
  if (kennitalaKind(value) === undefined) return { fault: 'notAKennitala' };
  const doubt = doubtAboutKennitala(value, today);
  return {
    value,
    warnings: [
      ...(value === digits ? [] : ['zeroPutBack' as const]),
      ...(doubt === undefined ? [] : [doubt]),
    ],
  };
}

function readWord(words: Readonly<Record<string, string>>, text: string, fault: ImportFault): Read {
  const value = words[sameName(text)];
  return value === undefined ? { fault } : { value };
}

/** `0.5`, `0,5`, `50 %`, and `50`, since nobody has fifty positions. */
function readRatio(text: string): Read {
  const [, digits = '', percent] = /^(\d{1,3}(?:[.,]\d{1,4})?)\s*(%?)$/u.exec(text) ?? [];
  const number = digits === '' ? Number.NaN : Number(digits.replace(',', '.'));
  const ratio = percent === '%' || number > 2 ? Number((number / 100).toFixed(6)) : number;
  return ratio >= 0 && ratio <= 2 ? { value: ratio } : { fault: 'notARatio' };
}

/** yyyy-MM-dd or d.M.yyyy, an existing day of the years 1900 to 2199. */
function readDate(text: string): Read {
  const [, day = '', month = '', year = ''] = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})$/.exec(text) ?? [];
  const iso = year === '' ? text : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  if (!/^(19|20|21)\d\d-\d\d-\d\d$/.test(iso)) return { fault: 'notADate' };
  return isLocalDate(iso) ? { value: iso } : { fault: 'notADate' };
}

function readBirthDate(text: string, today: string): Read {
  const read = readDate(text);
  return 'value' in read && isVeryOld(String(read.value), today) ? { ...read, warnings: ['veryOld'] } : read;
}

function readReference(records: readonly Named[], text: string, fault: ImportFault): Read {
  const found = records.find(({ name }) => sameName(name) === sameName(text));
  return found === undefined ? { fault } : { value: found.id };
}

/** Names with `;` between them, each once. */
function readNames(text: string): readonly string[] {
  const names = text.split(';').flatMap((name) => (name.trim() === '' ? [] : [name.trim()]));
  return [...new Map(names.map((name) => [sameName(name), name])).values()];
}
