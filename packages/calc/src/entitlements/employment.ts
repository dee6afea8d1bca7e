/** What must be known of a person to say what leave they have? */
import { isLocalDate, type LocalDate } from '@stimpill/time';
import { type Problem } from '#rules/problem.ts';

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
