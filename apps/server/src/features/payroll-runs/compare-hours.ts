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

/** So many are calculated and let go again before the next, as in a preview. */
const AT_A_TIME = 200;

/**
 * By employee id.
 * @param timesheets of the period
 * @param before the period before
 */
export async function compareHours(
  db: Queryable,
  company: CompanySettings,
  timesheets: readonly EmployeeTimesheet[],
  before: Range,
): Promise<ReadonlyMap<string, ComparedHours>> {
  const compared = new Map<string, ComparedHours>();
  for (let from = 0; from < timesheets.length; from += AT_A_TIME) {
    const some = timesheets.slice(from, from + AT_A_TIME);
    const employees = some.map(({ employee }) => employee);
    const earlier = await calculateTimesheets(db, { company, employees, range: before });
    for (const [place, timesheet] of some.entries()) {
      const workedMinutesBefore = workedThen(earlier[place], before);
      compared.set(timesheet.employee.id, { ...hoursOf(timesheet), workedMinutesBefore });
    }
  }
  return compared;
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

function workedThen(timesheet: EmployeeTimesheet | undefined, before: Range): number | null {
  if (timesheet === undefined) return null;
  const { employee, entries, credits, absences } = timesheet;
  const isThere = [entries, credits, absences].some(({ length }) => length > 0);
  return isThere || wasEmployed(employee, before) ? workedOf(timesheet) : null;
}

const workedOf = (timesheet: EmployeeTimesheet) =>
  sum(countedOf(timesheet).map(({ workedMinutes }) => workedMinutes));

const countedOf = ({ entries }: EmployeeTimesheet) =>
  entries.filter(({ entry }) => !entry.isDraft).map(({ calculated }) => calculated);
