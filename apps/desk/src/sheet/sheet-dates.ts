// Days as a sheet has them. Which of two numbers is the month, and of which century a year of two digits is, is asked once for all of it.
import { isLocalDate } from '@stimpill/time';
import { namedDay, dayOfSerial } from './named-day.ts';

/** `asWritten`: none; whatever is not clear stays as it is, and is refused with its place. */
export type DateOrder = 'dayFirst' | 'monthFirst' | 'yearFirst' | 'asWritten';

type Order = Exclude<DateOrder, 'asWritten'>;
type Days = readonly (readonly [Order, string])[];

/** A cell of the sheet, and each day that it may mean. */
export type DateQuestion = { readonly cell: string; readonly days: Days };

const NUMBERS = /^(\d{1,2})([./-])\s?(\d{1,2})\2\s?(\d{4}|\d{2})\.?$/;
const YEAR_FIRST = /^(\d{4})[./-](\d{1,2})[./-](\d{1,2})$/;
/** As programs write it: `24-01-03`. */
const SHORT_YEAR_FIRST = /^\d\d-\d\d-\d\d$/;
/** With dots and a whole year: the server reads it. */
const WHOLE = /^\d{1,2}\.\s?\d{1,2}\.\s?\d{4}$/;
const ORDERS = ['dayFirst', 'monthFirst', 'yearFirst'] as const;
const MONTHS = 12;
const LONGEST_MONTH = 31;
const CENTURY = 100;

type Parts = { readonly day: string; readonly month: string; readonly year: string };

export const isDateLike = (cell: string): boolean =>
  NUMBERS.test(cell) || YEAR_FIRST.test(cell) || namedDay(cell) !== undefined;

/**
 * @param columns the cells of each column of days
 * @param today yyyy-MM-dd
 * @returns what has to be asked of these cells; undefined where each means one day
 */
export function dateQuestion(
  columns: readonly (readonly string[])[],
  today: string,
): DateQuestion | undefined {
  const unclear = columns.flatMap((cells) => {
    const ordersOf = ordersIn(cells);
    const asked = cells.map((cell) => ({ cell, days: daysOf(cell, ordersOf(cell), today) }));
    return asked.filter(({ cell, days }) => isUnclear(cell, days));
  });
  // Where several ways give a day, the answer is seen best.
  const asked = unclear.find(({ days }) => areMany(days)) ?? unclear[0];
  return asked && { ...asked, days: eachOnce(asked.days) };
}

const isShort = (cell: string) =>
  dayOfSerial(cell) !== undefined || (namedDay(cell)?.year ?? NUMBERS.exec(cell)?.[4])?.length === 2;

const isUnclear = (cell: string, days: Days) => days.length > 0 && (isShort(cell) || areMany(days));
const areMany = (days: Days) => eachOnce(days).length > 1;
const eachOnce = (days: Days) =>
  days.filter(([, day], place) => days.findIndex(([, other]) => other === day) === place);

/**
 * With dots the day stands first, as everybody here and in Poland writes it. Else the orders in which most of the cells with the same mark are
 * days, in this column alone.
 */
function ordersIn(cells: readonly string[]): (cell: string) => readonly Order[] {
  const markOf = (cell: string) => NUMBERS.exec(cell)?.[2];
  const byMark = new Map<string | undefined, readonly Order[]>();
  for (const mark of ['/', '-']) byMark.set(mark, mostOf(cells.filter((cell) => markOf(cell) === mark)));
  return (cell) => byMark.get(markOf(cell)) ?? ['dayFirst'];
}

function mostOf(cells: readonly string[]): readonly Order[] {
  const counts = ORDERS.map((order) => cells.filter((cell) => mayBe(cell, order)).length);
  const most = Math.max(1, ...counts);
  return ORDERS.filter((_, place) => counts[place] === most);
}

function mayBe(cell: string, order: Order): boolean {
  const { day, month } = partsOf(cell, order) ?? { day: 0, month: 0 };
  return Number(month) >= 1 && Number(month) <= MONTHS && Number(day) >= 1 && Number(day) <= LONGEST_MONTH;
}

function daysOf(cell: string, orders: readonly Order[], today: string): Days {
  return orders.flatMap((order) => {
    const day = toDay(cell, order, today);
    return day === undefined ? [] : [[order, day] as const];
  });
}

/** Each cell of one column as yyyy-MM-dd, as far as it means one day. @param today yyyy-MM-dd */
export function toDays(
  cells: readonly string[],
  answer: DateOrder | undefined,
  today: string,
): readonly string[] {
  const ordersOf = ordersIn(cells);
  return cells.map((cell) => {
    const orders = ordersOf(cell);
    const days = daysOf(cell, orders, today);
    const isSaid = answer !== undefined && answer !== 'asWritten';
    if (isUnclear(cell, days) && !isSaid) return cell;
    // What is read as it is stays as it was written, so that a fault quotes it so.
    if (WHOLE.test(cell)) return cell;
    const isOne = days.length === orders.length && !areMany(days);
    const [, day] = (isOne ? days[0] : days.find(([order]) => order === answer)) ?? [];
    return day ?? cell;
  });
}

function toDay(cell: string, order: Order, today: string): string | undefined {
  const [, longYear, longMonth = '', longDay = ''] = YEAR_FIRST.exec(cell) ?? [];
  if (longYear !== undefined) return existing({ year: longYear, month: longMonth, day: longDay }, today);
  const parts = namedDay(cell) ?? partsOf(cell, order);
  return parts === undefined ? dayOfSerial(cell) : existing(parts, today);
}

/** Undefined where it is not written in numbers, or not in this order. */
function partsOf(cell: string, order: Order): Parts | undefined {
  const [whole, first = '', , second = '', third = ''] = NUMBERS.exec(cell) ?? [];
  if (whole === undefined) return undefined;
  if (order === 'dayFirst') return { day: first, month: second, year: third };
  if (order === 'monthFirst') return { day: second, month: first, year: third };
  return SHORT_YEAR_FIRST.test(cell) ? { day: third, month: second, year: first } : undefined;
}

function existing({ year, month, day }: Parts, today: string): string | undefined {
  const date = `${fullYear(year, today)}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isLocalDate(date) ? date : undefined;
}

/** The latest such year that is not after the next one. */
function fullYear(year: string, today: string): string {
  if (year.length === 4) return year;
  const latest = Number(today.slice(0, 4)) + 1;
  const inCentury = Math.floor(latest / CENTURY) * CENTURY + Number(year);
  return String(inCentury > latest ? inCentury - CENTURY : inCentury);
}
