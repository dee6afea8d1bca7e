// The holidays of a company as the engine takes them.
import type { CompanyCalendar } from '@stimpill/calc';
import type { CompanySettings } from '#features/companies/company-settings.ts';

export function toCompanyCalendar({ holidays }: CompanySettings): CompanyCalendar {
  return { calendar: holidays.calendar, extra: holidays.extra, removed: holidays.removed };
}
