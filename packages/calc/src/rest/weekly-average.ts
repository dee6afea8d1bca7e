/** How long is the working week on average? Over the reference period of law 46/1980, article 55. */
import { dayNumber, toDayNumber, toLocalDate, type DateRange, type LocalDate } from '@stimpill/time';

const DAYS_PER_WEEK = 7;

/** Four weeks: an average over fewer days says little of how somebody works. */
const LEAST_DAYS = 28;

/** 17 weeks, which every four months have: of a shorter record nobody can say that the average was kept. */
export const LEAST_RECORD_DAYS = 119;

/**
 * The reference period that ends on a day: this many months, both ends included.
 * @example referencePeriod('2026-03-20', 4) // { startDate: '2025-11-21', endDate: '2026-03-20' }
 */
export const referencePeriod = (endDate: LocalDate, months: number): DateRange => {
  const [year = 0, month = 0, day = 0] = toLocalDate(toDayNumber(endDate) + 1)
    .split('-')
    .map(Number);
  return { startDate: toLocalDate(dayNumber(year, month - months, day)), endDate };
};

/**
 * What was worked in a reference period, in whole minutes. `awayDates` are days of vacation and sick leave, each once: they
 * are left out of the average. The employment may have begun or ended in the period.
 */
export type WorkedInPeriod = {
  readonly period: DateRange;
  readonly workedMinutes: number;
  readonly awayDates: readonly LocalDate[];
  readonly employment: { readonly startDate: LocalDate; readonly endDate: LocalDate | null };
};

/**
 * The minutes of an average week, cut to a whole minute, or null where fewer than four weeks of the period are left to
 * take it over.
 * @example 17 weeks less one of vacation, 48 000 minutes worked: 3000
 */
export const weeklyAverage = ({
  period,
  workedMinutes,
  awayDates,
  employment,
}: WorkedInPeriod): number | null => {
  const from = period.startDate > employment.startDate ? period.startDate : employment.startDate;
  const until =
    employment.endDate !== null && employment.endDate < period.endDate ? employment.endDate : period.endDate;
  const away = awayDates.filter((date) => from <= date && date <= until).length;
  const days = toDayNumber(until) - toDayNumber(from) + 1 - away;
  return days < LEAST_DAYS ? null : Math.floor((workedMinutes * DAYS_PER_WEEK) / days);
};
