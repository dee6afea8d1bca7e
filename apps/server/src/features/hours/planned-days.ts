// What is planned for people, by day.
import { addDays, instantsOf, localDateOf, mondayOf } from '@stimpill/time';
import { companyScope } from '#database/company-scope.ts';
import type { Queryable } from '#database/database.ts';
import { whoseOf } from '#database/whose.ts';
import type { Employee } from '#features/people/employee.ts';
import { listPlannedTimeOf, type PlannedTime } from '#features/schedules/shift-store.ts';
import { groupBy } from '#group-by.ts';
import { sum } from './hours.ts';
import type { TimesheetsRequest } from '#features/timesheets/timesheets-request.ts';

export type PlannedDays = {
  /** The shifts that begin on a day, yyyy-MM-dd, by start. */
  readonly shiftsOn: (date: string) => readonly PlannedTime[];
  /** Whole clock minutes of these. */
  readonly minutesOn: (date: string) => number;
  /** Whether anything is planned in the week of the day: only then does work without a shift differ from the plan. */
  readonly isPlannedWeek: (date: string) => boolean;
};

const MINUTE_MS = 60_000;
const DAYS_OF_WEEK = 7;

/** @returns the plan of each of these people, for the whole weeks of the range; none where the company has no shifts */
export async function loadPlannedDays(
  db: Queryable,
  { company, employees, range }: TimesheetsRequest,
): Promise<(employee: Pick<Employee, 'id'>) => PlannedDays> {
  if (!company.features.enableShifts) return () => toPlannedDays(company.timeZone, []);
  const weeks = {
    startDate: mondayOf(range.startDate),
    endDate: addDays(mondayOf(range.endDate), DAYS_OF_WEEK - 1),
  };
  const instants = instantsOf(weeks, company.timeZone);
  const planned = await listPlannedTimeOf(companyScope(db, company.id), whoseOf(employees), instants);
  return ({ id }) => toPlannedDays(company.timeZone, planned.get(id) ?? []);
}

function toPlannedDays(timeZone: string, shifts: readonly PlannedTime[]): PlannedDays {
  const byDate = groupBy(shifts, ({ startAt }) => localDateOf(startAt, timeZone));
  const weeks = new Set([...byDate.keys()].map(mondayOf));
  const shiftsOn = (date: string) => byDate.get(date) ?? [];
  return {
    shiftsOn,
    minutesOn: (date) => sum(shiftsOn(date).map(lengthOf)),
    isPlannedWeek: (date) => weeks.has(mondayOf(date)),
  };
}

function lengthOf({ startAt, endAt }: PlannedTime): number {
  return Math.floor(endAt / MINUTE_MS) - Math.floor(startAt / MINUTE_MS);
}
