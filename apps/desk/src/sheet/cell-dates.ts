// A date in a workbook is a number of days since a day that the workbook names. What is no date is shown as the number that it is, so
// that it is refused with its place instead of being read as another day.

/** From when a workbook counts; `unknown` where it says something that no program writes. */
export type DateSystem = '1900' | '1904' | 'unknown';

const DAY_MS = 86_400_000;
const SECOND_MS = 1_000;
/** Days before 1970, as the reader counted them. */
const DAYS_BEFORE_1970 = { 1900: 25_569, 1904: 24_107, unknown: 25_569 } as const;
/** Of 1900 the days before March are counted in two ways: Excel has a 29 February then. */
const FIRST = { 1900: Date.UTC(1900, 2, 1), 1904: Date.UTC(1904, 0, 1), unknown: Infinity } as const;
const AFTER_LAST = Date.UTC(10_000, 0, 1);
/** What spreadsheets show in place of a date that they cannot show. */
const NO_DATE = '#####';

/** yyyy-MM-dd; with its time where it has one, so that it is found to be no date. Excel counts in fractions of days, so it is rounded. */
export function toDayText(date: Date, system: DateSystem): string {
  const at = date.getTime();
  if (Number.isNaN(at)) return NO_DATE;
  if (at < FIRST[system] || at >= AFTER_LAST) return String(at / DAY_MS + DAYS_BEFORE_1970[system]);
  const iso = new Date(Math.round(at / SECOND_MS) * SECOND_MS).toISOString();
  return iso.endsWith('T00:00:00.000Z') ? iso.slice(0, 10) : iso.slice(0, 16).replace('T', ' ');
}

/** What `date1904` says; undefined where it says nothing. */
export function dateSystemOf(said: string | undefined): DateSystem {
  const word = said?.trim() ?? '0';
  if (word === '1' || word === 'true') return '1904';
  return word === '0' || word === 'false' ? '1900' : 'unknown';
}

/**
 * The text of a cell that is no number and no text of its own: an error, a day that is written out, and what should be a number and is none. The
 * reader would leave out the first, move the second by the time zone of the browser, and take the whole file for damaged by the third.
 * @param type as the cell has it; a number where it has none
 * @returns undefined where the reader does well by itself
 */
export function textOfOddCell(type: string | undefined, value: string): string | undefined {
  if (type === 'e') return value;
  if (type === 'd')
    return value.replace(/T00:00(:00(\.0*)?)?Z?$/, '').replace(/^(\S{10})T(\d\d:\d\d).*$/, '$1 $2');
  const isNumber = type === undefined || type === 'n';
  return isNumber && value !== '' && Number.isNaN(Number(value)) ? value : undefined;
}
