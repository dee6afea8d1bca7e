// Until which minute a day is an ordinary one under a rule: a holiday begins at the hour from which the rule counts it.
import { markableDaysOfYear, type Holiday, type RuleDefinition } from '@stimpill/calc';
import { MINUTES_PER_DAY, toMinuteOfDay } from '@stimpill/time';
import type { CompanySettings } from '#features/companies/company-settings.ts';
import { toCompanyCalendar } from './company-calendar.ts';

/**
 * The minute at which the day stops being ordinary: 1440 on a working day, 0 on a holiday, 720 where a holiday begins at noon.
 * @param date yyyy-MM-dd in the years 2000 to 2100
 */
export function ordinaryUntil(company: CompanySettings, rule: RuleDefinition, date: string): number {
  const begins = daysOn(company, date)
    .map((day) => markingOf(day, rule))
    .map((marking) => (marking === undefined ? MINUTES_PER_DAY : toMinuteOfDay(marking.from ?? '00:00')));
  return Math.min(MINUTES_PER_DAY, ...begins);
}

/**
 * Whether the day is a public holiday that the rule does not name: it pays work on it as on any other day, but nobody is away from work
 * that was not planned. Where the rule or the company names a day, its hour alone says what is left of it.
 * @param date yyyy-MM-dd in the years 2000 to 2100
 */
export function isUnnamedHoliday(company: CompanySettings, rule: RuleDefinition, date: string): boolean {
  return daysOn(company, date).some((day) => day.isPublicHoliday && markingOf(day, rule) === undefined);
}

function daysOn(company: CompanySettings, date: string): Holiday[] {
  const year = Number(date.slice(0, 4));
  return markableDaysOfYear(year, toCompanyCalendar(company)).filter((day) => day.date === date);
}

function markingOf(
  { key, marking }: Holiday,
  { holidayProfile }: RuleDefinition,
): NonNullable<Holiday['marking']> | undefined {
  return marking ?? (key === null ? undefined : holidayProfile[key]);
}
