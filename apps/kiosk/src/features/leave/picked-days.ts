// Which days somebody has touched: the first, then the last; the next touch begins anew.
import { addDays, mondayOf, rangeOfMonth } from '@stimpill/time';

/** yyyy-MM-dd. One day alone has no last. */
export type PickedDays = { readonly first: string; readonly last: string | undefined };

/** As many as one request may have. */
const MOST_DAYS = 366;

export function pick(picked: PickedDays | undefined, date: string): PickedDays {
  const isLast = picked !== undefined && picked.last === undefined && date > picked.first;
  return isLast ? { first: picked.first, last: date } : { first: date, last: undefined };
}

/** @returns whether it lies between the first and the last, both inclusive */
export function isPicked(picked: PickedDays | undefined, date: string): boolean {
  return picked !== undefined && date >= picked.first && date <= (picked.last ?? picked.first);
}

/** @returns whether it may be touched: no day that is over, and no last day that is too far from the first */
export function mayPick(picked: PickedDays | undefined, date: string, today: string): boolean {
  const isOpen = picked !== undefined && picked.last === undefined;
  return date >= today && (!isOpen || date < addDays(picked.first, MOST_DAYS));
}

/** The weeks of a month from Monday on; undefined: the day is one of another month. @param month yyyy-MM */
export function weeksOf(month: string): readonly (readonly (string | undefined)[])[] {
  const { startDate, endDate } = rangeOfMonth(month);
  const weeks = [];
  for (let monday = mondayOf(startDate); monday <= endDate; monday = addDays(monday, 7))
    weeks.push(Array.from({ length: 7 }, (_, day) => inMonth(addDays(monday, day), month)));
  return weeks;
}

const inMonth = (date: string, month: string) => (date.startsWith(month) ? date : undefined);
