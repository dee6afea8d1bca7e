// Days as a sheet has them. Which of two numbers is the month, and of which century a year of two digits is, is asked once for all of it.
import { isLocalDate } from '@stimpill/time';

/** `asWritten`: neither; whatever is not clear stays as it is, and is refused with its place. */
export type DateOrder = 'dayFirst' | 'monthFirst' | 'asWritten';

type Order = Exclude<DateOrder, 'asWritten'>;

/** A cell of the sheet, and each day that it may mean. */
export type DateQuestion = {
  readonly cell: string;
  readonly days: readonly (readonly [Order, string])[];
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
 * @param columns the cells of each column of days
 * @param today yyyy-MM-dd
 * @returns what has to be asked of these cells; undefined where each means one day
 */
export function dateQuestion(
  columns: readonly (readonly string[])[],
  today: string,
): DateQuestion | undefined {
  const unclear = columns.flatMap((cells) => {
    const proven = provenIn(cells);
    const asked = cells.filter((cell) => isUnclear(cell, proven(cell)));
    return asked.map((cell) => ({ cell, days: daysOf(cell, proven(cell), today) }));
  });
  // Where both ways give a day, the answer is seen best.
  return unclear.find(({ days }) => days.length > 1) ?? unclear[0];
}

function isUnclear(cell: string, order: Order | undefined): boolean {
  const parts = partsOf(cell);
  if (parts === undefined) return false;
  const { first, second, year } = parts;
  if (year.length === 2) return true;
  return order === undefined && first <= MONTHS && second <= MONTHS && first !== second;
}

/** With dots the day stands first, as everybody here and in Poland writes it. Else what the cells with the same mark prove, in this column alone. */
function provenIn(cells: readonly string[]): (cell: string) => Order | undefined {
  const parts = cells.flatMap((cell) => partsOf(cell) ?? []);
  const byMark = new Map<string | undefined, Order | undefined>([['.', 'dayFirst']]);
  for (const mark of ['/', '-']) byMark.set(mark, provenOrder(parts.filter((each) => each.mark === mark)));
  return (cell) => byMark.get(partsOf(cell)?.mark);
}

/** What a day over twelve says of all others; undefined where none does, or they say both. */
function provenOrder(parts: readonly Parts[]): Order | undefined {
  const isDayFirst = parts.some(({ first }) => first > MONTHS);
  const isMonthFirst = parts.some(({ second }) => second > MONTHS);
  if (isDayFirst === isMonthFirst) return undefined;
  return isDayFirst ? 'dayFirst' : 'monthFirst';
}

function daysOf(cell: string, order: Order | undefined, today: string): DateQuestion['days'] {
  const orders = order === undefined ? (['dayFirst', 'monthFirst'] as const) : [order];
  const days = orders.flatMap((each) => {
    const day = toDay(cell, each, today);
    return day === undefined ? [] : [[each, day] as const];
  });
  return days.filter(([, day], place) => days.findIndex(([, other]) => other === day) === place);
}

/** Each cell of one column as yyyy-MM-dd, as far as it means one day. @param today yyyy-MM-dd */
export function toDays(
  cells: readonly string[],
  answer: DateOrder | undefined,
  today: string,
): readonly string[] {
  const proven = provenIn(cells);
  return cells.map((cell) => {
    if (answer === 'asWritten' && isUnclear(cell, proven(cell))) return cell;
    const order = proven(cell) ?? answer ?? 'asWritten';
    // What is read as it is stays as it was written, so that a fault quotes it so.
    return order === 'dayFirst' && WHOLE.test(cell) ? cell : (toDay(cell, order, today) ?? cell);
  });
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
