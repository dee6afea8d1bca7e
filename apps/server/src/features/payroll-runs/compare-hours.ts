// What the time of everybody comes to in a period, beside that of the period before.
import { addDays } from '@stimpill/time';
import type { Queryable } from '#database/database.ts';
import type { CompanySettings } from '#features/companies/company-settings.ts';
import { sum } from '#features/hours/hours.ts';
import { wasEmployed, type Range } from '#features/hours/read-timesheet-grid.ts';
import { calculateTimesheets, type EmployeeTimesheet } from '#features/timesheets/calculate-timesheets.ts';

export type ComparedHours = {
  readonly workedMinutes: number;
  readonly overtimeMinutes: number;
  readonly absenceMinutes: number;
  /** Null: was not employed then, and there is no time of them. */
  readonly workedMinutesBefore: number | null;
};

/**
 * By employee id.
 * @param timesheets of the period, which tell what was worked in the period before
 * @param before the period before
 */
export async function compareHours(
  db: Queryable,
  company: CompanySettings,
  timesheets: readonly EmployeeTimesheet[],
  before: Range,
): Promise<ReadonlyMap<string, ComparedHours>> {
  const absentOnly = await loadAbsentOnly(db, company, timesheets, before);
  return new Map(
    timesheets.map((timesheet) => {
      const { employee, workedBefore } = timesheet;
      const isThere = wasEmployed(employee, before) || absentOnly.has(employee.id);
      return [
        employee.id,
        { ...hoursOf(timesheet), workedMinutesBefore: workedBefore ?? (isThere ? 0 : null) },
      ];
    }),
  );
}

/** Who was not employed then and did not work, and of whom there is something all the same. */
async function loadAbsentOnly(
  db: Queryable,
  company: CompanySettings,
  timesheets: readonly EmployeeTimesheet[],
  before: Range,
): Promise<ReadonlySet<string>> {
  const employees = timesheets
    .filter(({ employee, workedBefore }) => workedBefore === null && !wasEmployed(employee, before))
    .map(({ employee }) => employee);
  if (employees.length === 0) return new Set();
  const earlier = await calculateTimesheets(db, { company, employees, range: before });
  const found = earlier.filter(({ credits, absences }) => credits.length > 0 || absences.length > 0);
  return new Set(found.map(({ employee }) => employee.id));
}

/** Up to the day before the period. @param comparedFrom undefined: it is compared with none */
export function periodBefore(comparedFrom: string | undefined, { startDate }: Range): Range | null {
  return comparedFrom === undefined ? null : { startDate: comparedFrom, endDate: addDays(startDate, -1) };
}

function hoursOf(timesheet: EmployeeTimesheet): Omit<ComparedHours, 'workedMinutesBefore'> {
  const counted = countedOf(timesheet);
  return {
    workedMinutes: workedOf(timesheet),
    overtimeMinutes: sum(counted.map(({ buckets }) => buckets.overtime)),
    absenceMinutes: sum(timesheet.absences.flatMap(({ minutes }) => Object.values(minutes))),
  };
}

const workedOf = (timesheet: EmployeeTimesheet) =>
  sum(countedOf(timesheet).map(({ workedMinutes }) => workedMinutes));

const countedOf = ({ entries }: EmployeeTimesheet) =>
  entries.filter(({ entry }) => !entry.isDraft).map(({ calculated }) => calculated);
