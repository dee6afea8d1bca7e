// Until which minute a day is an ordinary one under a rule: a holiday begins at the hour from which the rule counts it.
import { holidaysOfYear, type RuleDefinition } from '@stimpill/calc';
import type { CompanySettings } from '#features/companies/company-settings.ts';
import { toCompanyCalendar } from './company-calendar.ts';

const MINUTES_PER_DAY = 1440;

/**
 * The minute at which the day stops being ordinary: 1440 on a working day, 0 on a holiday, 720 where a holiday begins at noon.
 * @param date yyyy-MM-dd in the years 2000 to 2100
 */
export function ordinaryUntil(
  company: CompanySettings,
  { holidayProfile }: RuleDefinition,
  date: string,
): number {
  const begins = holidaysOfYear(Number(date.slice(0, 4)), toCompanyCalendar(company))
    .filter((holiday) => holiday.date === date)
    .map(({ key, marking }) => marking ?? (key === null ? undefined : holidayProfile[key]))
    .map((marking) => (marking === undefined ? MINUTES_PER_DAY : minuteOf(marking.from ?? '00:00')));
  return Math.min(MINUTES_PER_DAY, ...begins);
}

function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
