// What charts are drawn from: hours by week and department, overtime and punctuality by person.
import { addDays, datesOf } from '@stimpill/time';
import { companyScope } from '#database/company-scope.ts';
import type { Queryable } from '#database/database.ts';
import type { Department } from '#features/people/department-store.ts';
import type { Employee } from '#features/people/employee.ts';
import { calculateTimesheets, type EmployeeTimesheet } from '#features/timesheets/calculate-timesheets.ts';
import { FIRST_DATE } from '#features/timesheets/known-years.ts';
import { loadPlannedDays, type PlannedDays } from './planned-days.ts';
import { punctualityOf, type Punctuality } from './punctuality.ts';
import { listPeopleOf, loadDepartments, wasEmployed, type HoursRequest } from './read-timesheet-grid.ts';
import {
  addUp,
  addUpWeeks,
  countedEntries,
  type WeekOfDepartment,
  type WeekOfWork,
  type Worked,
} from './summarize-work.ts';

export type WorkOfPerson = Worked & {
  readonly employee: Employee;
  readonly departmentIds: readonly string[];
  readonly punctuality: Punctuality;
};

export type WorkSummary = {
  /** Those of the people, by name. */
  readonly departments: readonly Department[];
  /** Everybody, each counted once. */
  readonly weeks: readonly WeekOfWork[];
  /** Who is in several departments counts in each of them. */
  readonly departmentWeeks: readonly WeekOfDepartment[];
  /** By name: who was employed in the range, worked in it or was to. */
  readonly people: readonly WorkOfPerson[];
};

export async function readWorkSummary(db: Queryable, request: HoursRequest): Promise<WorkSummary> {
  const { company, seer, range } = request;
  const scope = companyScope(db, company.id);
  const employees = await listPeopleOf(scope, seer);
  // A day more on both sides: somebody comes before midnight for a shift that begins at midnight.
  const startDate = range.startDate === FIRST_DATE ? FIRST_DATE : addDays(range.startDate, -1);
  const around = { startDate, endDate: addDays(range.endDate, 1) };
  const timesheets = await calculateTimesheets(db, { company, employees, range: around });
  const planOf = await loadPlannedDays(db, { company, employees, range });
  const { departmentIdsOf, departmentsOf } = await loadDepartments(scope);
  const everybody = timesheets.map((timesheet) => {
    const { employee } = timesheet;
    const entries = countedEntries(timesheet, range);
    const punctuality = keptPlan(timesheet, planOf(employee), request);
    return { employee, departmentIds: departmentIdsOf(employee.id), entries, punctuality };
  });
  const people = everybody
    .map(({ entries, ...person }) => ({ ...person, ...addUp(entries) }))
    .filter(
      ({ employee, workedMinutes, punctuality }) =>
        workedMinutes > 0 || punctuality.shifts > 0 || wasEmployed(employee, range),
    );
  const departments = departmentsOf(people);
  return {
    departments,
    weeks: addUpWeeks(everybody.flatMap(({ entries }) => entries)),
    departmentWeeks: byDepartment(everybody, departments),
    people,
  };
}

type EntriesOfPerson = {
  readonly departmentIds: readonly string[];
  readonly entries: Parameters<typeof addUpWeeks>[0];
};

/** By week, and there by department in their order; last who is in none. */
function byDepartment(
  everybody: readonly EntriesOfPerson[],
  departments: readonly Department[],
): WeekOfDepartment[] {
  const weeksOf = (departmentId: string | null, isIn: (ids: readonly string[]) => boolean) => {
    const members = everybody.filter(({ departmentIds }) => isIn(departmentIds));
    return addUpWeeks(members.flatMap(({ entries }) => entries)).map((week) => ({ ...week, departmentId }));
  };
  return [
    ...departments.flatMap(({ id }) => weeksOf(id, (ids) => ids.includes(id))),
    ...weeksOf(null, (ids) => ids.length === 0),
  ].sort((a, b) => a.startDate.localeCompare(b.startDate));
}

/** Of the shifts of the range that are over, on days without absence. */
function keptPlan(
  { entries, absences }: EmployeeTimesheet,
  plan: PlannedDays,
  { company, range, now }: HoursRequest,
): Punctuality {
  const away = new Set(absences.map(({ localDate }) => localDate));
  const shifts = datesOf(range)
    .filter((date) => !away.has(date))
    .flatMap((date) => plan.shiftsOn(date))
    .filter(({ endAt }) => endAt <= now);
  return punctualityOf(
    shifts,
    entries.map(({ entry }) => entry),
    company.planToleranceMinutes,
  );
}
