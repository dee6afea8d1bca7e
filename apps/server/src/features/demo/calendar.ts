// Days and moments of the café, whose clock is UTC all year.
import { addMonths, localDayOf, toDayNumber, toLocalDate, utcZone, yearOf } from '@stimpill/time';
import { holidaysOfYear } from '@stimpill/calc';

export const DAY_MS = 86_400_000;
export const MINUTE_MS = 60_000;

/** Days since 1970-01-01. */
export type Day = number;

export function dayOf(instant: number): Day {
  return localDayOf(instant, utcZone);
}

/** The first day of the month that lies this many months before this one. */
export function firstOfMonth(day: Day, monthsBefore: number): Day {
  return toDayNumber(addMonths(`${toLocalDate(day).slice(0, 7)}-01`, -monthsBefore));
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
  return dates.has(toLocalDate(day));
}

/** 24 and 31 December: the café closes at noon. */
export function closesAtNoon(day: Day): boolean {
  return /-12-(24|31)$/.test(toLocalDate(day));
}
