import { MINUTES_PER_DAY } from './minutes.ts';

/** A calendar date on the wall, written `yyyy-MM-dd`. */
export type LocalDate = string;

/** A range of local dates; both ends belong to it. */
export type DateRange = { readonly startDate: LocalDate; readonly endDate: LocalDate };

/** The days of the week in their order; the working week begins on Monday. */
export const WEEKDAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;

/** A day of the week by name. */
export type Weekday = (typeof WEEKDAYS)[number];

const DATE_FORM = /^\d{4}-\d{2}-\d{2}$/;
const ZERO = '0'.charCodeAt(0);
const MS_PER_DAY = MINUTES_PER_DAY * 60_000;

/** The calendar repeats itself after 400 years. Counted from there, `Date.UTC` reads no year before 100 as one of the 20th century. */
const [CYCLE_YEARS, CYCLE_DAYS] = [400, 146_097];

/**
 * The day number (days since 1970-01-01) of a date. Months and days out of bounds run over, as in `Date.UTC`.
 * @example dayNumber(1970, 1, 2) // 1
 */
export const dayNumber = (year: number, month: number, day: number): number =>
  Date.UTC(year + CYCLE_YEARS, month - 1, day) / MS_PER_DAY - CYCLE_DAYS;

const writeDate = (day: number): LocalDate => new Date(day * MS_PER_DAY).toISOString().slice(0, 10);

const MONTH_LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

const monthLength = (year: number, month: number): number => {
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return month === 2 && isLeap ? 29 : (MONTH_LENGTHS[month - 1] ?? 0);
};

/** Two digits of a text as a number. */
const readTwo = (text: string, at: number): number =>
  10 * text.charCodeAt(at) + text.charCodeAt(at + 1) - 11 * ZERO;

const parseLocalDate = (text: string): number | null => {
  if (!DATE_FORM.test(text)) return null;
  const year = 100 * readTwo(text, 0) + readTwo(text, 2);
  const month = readTwo(text, 5);
  const day = readTwo(text, 8);
  return day >= 1 && day <= monthLength(year, month) ? dayNumber(year, month, day) : null;
};

/**
 * Is this a day of the calendar, written `yyyy-MM-dd`?
 * @example isLocalDate('2026-02-29') // false
 */
export const isLocalDate = (text: string): boolean => parseLocalDate(text) !== null;

/**
 * A date as its day number (days since 1970-01-01). Throws on text that is not a date.
 * @example toDayNumber('1970-01-02') // 1
 */
export const toDayNumber = (date: LocalDate): number => {
  const day = parseLocalDate(date);
  if (day === null) throw new RangeError(`"${date}" is not a date of the form yyyy-MM-dd.`);
  return day;
};

/** Writing a date costs more than all else that is done with a day, and the same few days are written all the time. */
const written = new Map<number, LocalDate>();

const writeAnew = (day: number): LocalDate => {
  const date = writeDate(day);
  written.set(day, date);
  return date;
};

/**
 * A day number as a date.
 * @example toLocalDate(1) // '1970-01-02'
 */
export const toLocalDate = (day: number): LocalDate => written.get(day) ?? writeAnew(day);

/**
 * The calendar year of a day number.
 * @example yearOf(-1) // 1969
 */
export const yearOf = (day: number): number => new Date(day * MS_PER_DAY).getUTCFullYear();

/** From a Monday long before the year 0 to the first day of 1970, so that days before 1970 need no case of their own. */
const LONG_BEFORE = 7_000_003;

/**
 * The weekday of a day number: 0 is Monday, 6 is Sunday.
 * @example weekdayOf(0) // 3, 1970-01-01 was a Thursday
 */
export const weekdayOf = (day: number): number => (day + LONG_BEFORE) % 7;

/**
 * The day this many days after another, before it for a number below zero.
 * @example addDays('2026-02-28', 1) // '2026-03-01'
 */
export const addDays = (date: LocalDate, days: number): LocalDate => toLocalDate(toDayNumber(date) + days);

/**
 * How many days later a day is than another; below zero where it is earlier.
 * @example daysFrom('2026-02-28', '2026-03-01') // 1
 */
export const daysFrom = (earlier: LocalDate, later: LocalDate): number =>
  toDayNumber(later) - toDayNumber(earlier);

/** Every day of a range, in their order. */
export const datesOf = ({ startDate, endDate }: DateRange): LocalDate[] => {
  const first = toDayNumber(startDate);
  return Array.from({ length: Math.max(0, daysFrom(startDate, endDate) + 1) }, (_, at) =>
    toLocalDate(first + at),
  );
};

/**
 * The weekday of a date: 0 is Monday, 6 is Sunday.
 * @example weekdayOfDate('1970-01-01') // 3
 */
export const weekdayOfDate = (date: LocalDate): number => weekdayOf(toDayNumber(date));
