// The holidays of a company as the engine takes them.
import { type CompanyCalendar, holidaysOfYear, type Holiday } from '@stimpill/calc';
import type { CompanySettings } from '#features/companies/company-settings.ts';

/** Keeps one object per calendar: the engine works out the years once per object, but each request reads the settings again. */
const made = new Map<string, CompanyCalendar>();
const MAX_MADE = 1000;

export function toCompanyCalendar({ holidays }: CompanySettings): CompanyCalendar {
  const key = JSON.stringify(holidays);
  const known = made.get(key);
  if (known !== undefined) return known;
  const calendar = { calendar: holidays.calendar, extra: holidays.extra, removed: holidays.removed };
  if (made.size >= MAX_MADE) made.clear();
  made.set(key, calendar);
  return calendar;
}

type Range = { readonly startDate: string; readonly endDate: string };

/**
 * The holidays of a company on some days, by date.
 * @param range yyyy-MM-dd, both inclusive, in the years 2000 to 2100
 */
export function holidaysIn(company: CompanySettings, { startDate, endDate }: Range): Holiday[] {
  const [first, last] = [startDate, endDate].map((date) => Number(date.slice(0, 4)));
  const years = Array.from({ length: (last ?? 0) - (first ?? 0) + 1 }, (_, index) => (first ?? 0) + index);
  return years
    .flatMap((year) => holidaysOfYear(year, toCompanyCalendar(company)))
    .filter(({ date }) => date >= startDate && date <= endDate);
}
