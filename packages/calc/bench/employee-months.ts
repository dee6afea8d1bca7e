/** What is calculated? Each employee's months one by one, as payroll asks for them. */
import { type DateRange, type Zone } from '@stimpill/time';
import { type Entry } from '@stimpill/calc';
import { companyOf, type EmployeeYear } from './company.ts';

/** What one call gets: the entries that begin in a month, and one that reaches into it from the month before. */
export type EmployeeMonth = {
  /** `yyyy-MM`. */
  readonly month: string;
  readonly range: DateRange;
  readonly employmentRatio: number;
  readonly entries: readonly Entry[];
};

const lastDayOf = (month: string): string =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).toISOString().slice(0, 10);

const monthsOf = (year: number): readonly string[] =>
  Array.from({ length: 12 }, (_, index) => `${year}-${String(index + 1).padStart(2, '0')}`);

/** The local month in which an instant lies. */
const localMonth = (instant: number, zone: Zone): string =>
  new Date(instant + zone.offsetMinutesAt(instant) * 60_000).toISOString().slice(0, 7);

const entriesOf = ({ entries }: EmployeeYear, month: string, zone: Zone): readonly Entry[] =>
  entries.filter(
    ({ startAt, endAt }) =>
      localMonth(startAt, zone) === month || (endAt !== null && localMonth(endAt - 1, zone) === month),
  );

/** A company's year: every employee's January, then every employee's February, and so on. */
export const employeeMonths = (employees: number, year: number, zone: Zone): readonly EmployeeMonth[] => {
  const company = companyOf(employees, year, zone);
  return monthsOf(year).flatMap((month) =>
    company.map((employee) => ({
      month,
      range: { startDate: `${month}-01`, endDate: lastDayOf(month) },
      employmentRatio: employee.employmentRatio,
      entries: entriesOf(employee, month, zone),
    })),
  );
};
