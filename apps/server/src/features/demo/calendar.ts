// Days and moments of the café, whose clock is UTC all year.
import { holidaysOfYear } from '@stimpill/calc';

export const DAY_MS = 86_400_000;
export const MINUTE_MS = 60_000;

/** Days since 1970-01-01. */
export type Day = number;

export function dayOf(instant: number): Day {
  return Math.floor(instant / DAY_MS);
}

export function dateOf(day: Day): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}

/** Months out of bounds run over: 0 is December of the year before. */
export function dayOfDate(year: number, month: number, dayOfMonth: number): Day {
  return Date.UTC(year, month - 1, dayOfMonth) / DAY_MS;
}

/** Monday is 0. */
export function weekdayOf(day: Day): number {
  return (((day + 3) % 7) + 7) % 7;
}

/** The first day of the month that lies so many months before this one. */
export function firstOfMonth(day: Day, monthsBefore: number): Day {
  const date = new Date(day * DAY_MS);
  return dayOfDate(date.getUTCFullYear(), date.getUTCMonth() + 1 - monthsBefore, 1);
}

export function yearOf(day: Day): number {
  return new Date(day * DAY_MS).getUTCFullYear();
}

const publicHolidays = new Map<number, ReadonlySet<string>>();

/** A public holiday of the whole day: few work. */
export function isPublicHoliday(day: Day): boolean {
  const year = yearOf(day);
  let dates = publicHolidays.get(year);
  if (dates === undefined) {
    const holidays = holidaysOfYear(year, { calendar: 'IS', extra: [], removed: [] });
    dates = new Set(holidays.filter((holiday) => holiday.isPublicHoliday).map(({ date }) => date));
    publicHolidays.set(year, dates);
  }
  return dates.has(dateOf(day));
}

/** 24 and 31 December: the café closes at noon. */
export function closesAtNoon(day: Day): boolean {
  return /-12-(24|31)$/.test(dateOf(day));
}
