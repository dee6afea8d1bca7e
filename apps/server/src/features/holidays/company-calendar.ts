// The holidays of a company as the engine takes them.
import type { CompanyCalendar } from '@stimpill/calc';
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
