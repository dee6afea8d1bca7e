// The holidays of a company as the engine takes them.
import type { CompanyCalendar } from '@stimpill/calc';
import type { CompanySettings } from '#features/companies/company-settings.ts';

/** The engine works out a calendar's years once per object, and the settings of a company are read anew by every request. */
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
