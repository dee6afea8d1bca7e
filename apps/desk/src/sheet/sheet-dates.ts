// Days as a sheet has them. Which of two numbers is the month, and of which century a year of two digits is, is asked once for all of it.
import { isLocalDate } from '@stimpill/time';

/** `asWritten`: neither; whatever is not clear stays as it is, and is refused with its place. */
export type DateOrder = 'dayFirst' | 'monthFirst' | 'asWritten';

/** A cell of the sheet, and each day that it may mean. */
export type DateQuestion = {
  readonly cell: string;
  readonly days: readonly (readonly [Exclude<DateOrder, 'asWritten'>, string])[];
};

const NUMBERS = /^(\d{1,2})([./-])\s?(\d{1,2})\2\s?(\d{4}|\d{2})\.?$/;
const YEAR_FIRST = /^(\d{4})[./-](\d{1,2})[./-](\d{1,2})$/;
/** With dots and a whole year: the server reads it. */
const WHOLE = /^\d{1,2}\.\s?\d{1,2}\.\s?\d{4}$/;
const MONTHS = 12;
const CENTURY = 100;

type Parts = {
  readonly first: number;
  readonly second: number;
  readonly year: string;
  readonly mark: string;
};

function partsOf(cell: string): Parts | undefined {
  const [whole, first, mark = '', second, year = ''] = NUMBERS.exec(cell) ?? [];
  return whole === undefined ? undefined : { first: Number(first), second: Number(second), year, mark };
}

export const isDateLike = (cell: string): boolean => NUMBERS.test(cell) || YEAR_FIRST.test(cell);

/**
 * @param today yyyy-MM-dd
 * @returns what has to be asked of these cells; undefined where each means one day
 */
export function dateQuestion(cells: readonly string[], today: string): DateQuestion | undefined {
  const order = provenOrder(cells);
  const unclear = cells.filter((cell) => isUnclear(cell, order));
  // Where both ways give a day, the answer is seen best.
  const shown = unclear.find((cell) => daysOf(cell, undefined, today).length > 1) ?? unclear[0];
  return shown === undefined ? undefined : { cell: shown, days: daysOf(shown, order, today) };
}

function isUnclear(cell: string, order: DateOrder | undefined): boolean {
  const parts = partsOf(cell);
  if (parts === undefined) return false;
  const { first, second, year, mark } = parts;
  if (year.length === 2) return true;
  // With dots the day stands first, as everybody here and in Poland writes it.
  return order === undefined && mark !== '.' && first <= MONTHS && second <= MONTHS && first !== second;
}

/** What a day over twelve says of all others; undefined where none does, or they say both. */
function provenOrder(cells: readonly string[]): Exclude<DateOrder, 'asWritten'> | undefined {
  const parts = cells.flatMap((cell) => partsOf(cell) ?? []);
  const isDayFirst = parts.some(({ first }) => first > MONTHS);
  const isMonthFirst = parts.some(({ second }) => second > MONTHS);
  if (isDayFirst === isMonthFirst) return undefined;
  return isDayFirst ? 'dayFirst' : 'monthFirst';
}

function daysOf(cell: string, order: DateOrder | undefined, today: string): DateQuestion['days'] {
  const orders = order === undefined ? (['dayFirst', 'monthFirst'] as const) : [order];
  const days = orders.flatMap((each) => {
    const day = toDay(cell, each, today);
    return day === undefined || each === 'asWritten' ? [] : [[each, day] as const];
  });
  return days.filter(([, day], place) => days.findIndex(([, other]) => other === day) === place);
}

/** Each cell as yyyy-MM-dd, as far as it means one day. @param today yyyy-MM-dd */
export function toDays(
  cells: readonly string[],
  answer: DateOrder | undefined,
  today: string,
): readonly string[] {
  const proven = provenOrder(cells);
  return cells.map((cell) => {
    if (answer === 'asWritten' && isUnclear(cell, proven)) return cell;
    const order = orderOf(cell, proven ?? answer);
    // What is read as it is stays as it was written, so that a fault quotes it so.
    return order === 'dayFirst' && WHOLE.test(cell) ? cell : (toDay(cell, order, today) ?? cell);
  });
}

function orderOf(cell: string, order: DateOrder | undefined): DateOrder {
  if (order === undefined || order === 'asWritten')
    return partsOf(cell)?.mark === '.' ? 'dayFirst' : 'asWritten';
  return order;
}

function toDay(cell: string, order: DateOrder, today: string): string | undefined {
  const [, longYear, longMonth = '', longDay = ''] = YEAR_FIRST.exec(cell) ?? [];
  if (longYear !== undefined) return existing(longYear, longMonth, longDay);
  const parts = partsOf(cell);
  if (parts === undefined || order === 'asWritten') return undefined;
  const { first, second, year } = parts;
  const [day, month] = order === 'dayFirst' ? [first, second] : [second, first];
  return existing(fullYear(year, today), String(month), String(day));
}

function existing(year: string, month: string, day: string): string | undefined {
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isLocalDate(date) ? date : undefined;
}

/** The latest such year that is not after the next one. */
function fullYear(year: string, today: string): string {
  if (year.length === 4) return year;
  const latest = Number(today.slice(0, 4)) + 1;
  const inCentury = Math.floor(latest / CENTURY) * CENTURY + Number(year);
  return String(inCentury > latest ? inCentury - CENTURY : inCentury);
}
