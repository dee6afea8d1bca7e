/** What must be known of a person to say what leave they have? */
import { isLocalDate, type LocalDate } from '@stimpill/time';
import { type Problem } from '#rules/problem.ts';
import { toMillionths, WHOLE } from '#rules/scale.ts';

/** Working days as a fraction with denominator 84: it holds thirds, sevenths and twelfths exactly. */
export type WorkingDays84 = number;

/** The denominator: the least that 260/12 days a month, 5/7 of a calendar day and a twelfth of a year share. */
export const DAY = 84;

/**
 * Whole minutes of this many working days (in 84ths) for a full-time day of this many minutes and an employment ratio.
 * A ratio counts with six decimals. Half a minute rounds up.
 * @example toMinutes(24 * DAY, 480, 0.5) // 5760
 */
export const toMinutes = (days: WorkingDays84, dayMinutes: number, employmentRatio: number): number =>
  Math.round((days * dayMinutes * toMillionths(employmentRatio)) / (DAY * WHOLE));

/** The employment of one person, as entitlements depend on it. */
export type Employment = {
  /** First day with the employer. */
  readonly startDate: LocalDate;
  /** Last day with the employer; null while employed. */
  readonly endDate: LocalDate | null;
  /** 1 is full time; 0.5 is half of every day, week and entitlement. Six decimals count. */
  readonly employmentRatio: number;
  /** Null where it is not known. */
  readonly birthDate: LocalDate | null;
  /** First day in the trade, with whatever employer; null: the trade began with this employment. */
  readonly tradeStartDate: LocalDate | null;
};

const findDateProblems = (dates: Readonly<Record<string, LocalDate | null>>): Problem[] =>
  Object.entries(dates)
    .filter(([, date]) => date !== null && !isLocalDate(date))
    .map(([name, date]) => ({
      path: name,
      message: `"${String(date)}" is not a date of the form yyyy-MM-dd.`,
    }));

/**
 * Every reason why nothing can be said about this employment on that day, with its path; none if something can.
 * @example findEmploymentProblems({ ...employment, employmentRatio: -1 }, '2026-11-23')[0]?.path // 'employmentRatio'
 */
export const findEmploymentProblems = (employment: Employment, asOfDate: LocalDate): Problem[] => {
  const { startDate, endDate, employmentRatio, birthDate, tradeStartDate } = employment;
  const problems = findDateProblems({ asOfDate, startDate, endDate, birthDate, tradeStartDate });
  const add = (path: string, message: string): unknown => problems.push({ path, message });
  if (endDate !== null && endDate < startDate) add('endDate', 'lies before startDate.');
  if (birthDate !== null && birthDate > startDate) add('birthDate', 'lies after startDate.');
  if (tradeStartDate !== null && tradeStartDate > startDate) add('tradeStartDate', 'lies after startDate.');
  if (!(employmentRatio >= 0 && employmentRatio <= 10)) add('employmentRatio', 'must be from 0 to 10.');
  return problems;
};
