/**
 * How much vacation was earned, and may be taken now? Vacation is earned in one vacation year and taken in the next.
 * Each month of the year gives a twelfth of the days of the step that is met when the month begins, so that a step
 * reached within the year counts from there on; a month counts if at least half of its days were employed
 * (Law 30/1987: "half a month or more counts as a whole month, a shorter time does not").
 */
import { addMonths, toDayNumber, toLocalDate, type LocalDate } from '@stimpill/time';
import { type Employment, DAY, type WorkingDays84 } from './employment.ts';
import { type EntitlementTerms } from './entitlement-terms.ts';
import { bestStep, serviceOn, type MissingFact } from './seniority.ts';

type VacationTerms = EntitlementTerms['vacation'];

/** Working days earned, and what is missing if an unknown fact could make them more. */
export type EarnedVacation = { readonly days: WorkingDays84; readonly missing: readonly MissingFact[] };

/**
 * The first day of the vacation year that holds a date.
 * @example vacationYearStart('2026-04-30', '05-01') // '2025-05-01'
 */
export const vacationYearStart = (date: LocalDate, yearStart: string): LocalDate => {
  const inSameYear = `${date.slice(0, 4)}-${yearStart}`;
  return inSameYear <= date ? inSameYear : addMonths(inSameYear, -12);
};

/** A month of a vacation year and the days of it that were employed, as day numbers; ends are not included. */
type EmployedMonth = { readonly days: number; readonly from: number; readonly to: number };

const employedMonths = (employment: Employment, yearStart: LocalDate, until: LocalDate): EmployedMonth[] => {
  const first = toDayNumber(employment.startDate);
  const lastDate = employment.endDate === null || until < employment.endDate ? until : employment.endDate;
  const end = toDayNumber(lastDate) + 1;
  const edges = Array.from({ length: 13 }, (_, index) => toDayNumber(addMonths(yearStart, index)));
  return edges.slice(0, 12).map((start, index) => {
    const next = edges[index + 1] ?? start;
    return { days: next - start, from: Math.max(start, first), to: Math.min(next, end) };
  });
};

const hasHalf = ({ days, from, to }: EmployedMonth): boolean => 2 * (to - from) >= days;

/**
 * What is earned in the vacation year that begins on `yearStart`, by the end of the day `until`.
 * @example a year of 24 days, employed from its first day: after seven months 14 days
 */
export const earnedVacation = (
  { steps }: VacationTerms,
  employment: Employment,
  yearStart: LocalDate,
  until: LocalDate,
): EarnedVacation => {
  const reached = employedMonths(employment, yearStart, until)
    .filter(hasHalf)
    .map(({ from }) => bestStep(steps, ({ days }) => days, serviceOn(employment, toLocalDate(from))));
  return {
    days: reached.reduce((sum, { step }) => sum + ((step?.days ?? 0) * DAY) / 12, 0),
    missing: [...new Set(reached.flatMap(({ missing }) => missing))],
  };
};
