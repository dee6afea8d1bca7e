import { holidaysOfYear, type Holiday } from '@stimpill/calc';
import type { CompanySettings } from '#features/companies/company-settings.ts';
import { toCompanyCalendar } from './company-calendar.ts';

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
