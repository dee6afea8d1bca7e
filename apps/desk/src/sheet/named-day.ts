// Days with the name of their month, as people and Excel write them in our languages, and days as the numbers that Excel keeps.
import { OWN_LANGUAGE } from '@stimpill/words/own-language.ts';
import { toSearchKey } from '@stimpill/words/search-key.ts';

/** The year has two digits or four. */
export type SaidDay = { readonly day: string; readonly month: string; readonly year: string };

const DAY_FIRST = /^(\d{1,2})(?:st|nd|rd|th)?[.,]?[\s-]*(\p{L}{3,})[.,]?[\s-]*(\d{4}|\d{2})\.?$/iu;
const MONTH_FIRST = /^(\p{L}{3,})[.,]?[\s-]*(\d{1,2})(?:st|nd|rd|th)?[.,]?[\s-]+(\d{4}|\d{2})\.?$/iu;
const SHORTEST = 3;
const NAMES = Object.values(OWN_LANGUAGE)
  .flatMap(({ months, inSheets }) => [months, inSheets.months])
  .map((names) => names.map(toSearchKey));

/** @returns undefined where it names no month */
export function namedDay(cell: string): SaidDay | undefined {
  const [, day = '', word = '', year = ''] = DAY_FIRST.exec(cell) ?? [];
  const [, otherWord = '', otherDay = '', otherYear = ''] = MONTH_FIRST.exec(cell) ?? [];
  const month = monthOf(word || otherWord);
  return month === undefined ? undefined : { day: day || otherDay, month, year: year || otherYear };
}

/** By its name, or by three of its letters and more. */
function monthOf(word: string): string | undefined {
  const key = toSearchKey(word);
  if (key.length < SHORTEST) return undefined;
  const at = NAMES.map((names) => names.findIndex((name) => name.startsWith(key))).find(
    (place) => place !== -1,
  );
  return at === undefined ? undefined : String(at + 1);
}

/** A workbook counts days from the end of 1899; in its column of days nothing else is a number of five digits. */
const SERIAL = /^[1-7]\d{4}$/;
const DAYS_BEFORE_1970 = 25_569;
const DAY_MS = 86_400_000;

/** @returns yyyy-MM-dd, from 1927 on; undefined for any other text */
export function dayOfSerial(cell: string): string | undefined {
  if (!SERIAL.test(cell)) return undefined;
  return new Date((Number(cell) - DAYS_BEFORE_1970) * DAY_MS).toISOString().slice(0, 10);
}
