// The hours of everybody over some weeks: people by days.
import { datesOf, localDateOf } from '@stimpill/time';
import { companyScope, type CompanyScope } from '#database/company-scope.ts';
import type { Queryable } from '#database/database.ts';
import { whoseOf } from '#database/whose.ts';
import type { CompanySettings } from '#features/companies/company-settings.ts';
import { listDepartments, type Department } from '#features/people/department-store.ts';
import { listMemberships } from '#features/people/employee-store.ts';
import { isServiceAccount, type Employee } from '#features/people/employee.ts';
import { inNameOrder } from '#features/people/in-name-order.ts';
import { listSeenEmployees, type Seer } from '#features/people/seen-people.ts';
import { calculateTimesheets } from '#features/timesheets/calculate-timesheets.ts';
import { sumHours, type Hours, type HoursOfDay } from './hours.ts';
import { hoursOfDays, isEmptyDay } from './hours-of-days.ts';
import { listOpenQuestions } from './open-question-store.ts';
import { loadPlannedDays } from './planned-days.ts';

export type Range = { readonly startDate: string; readonly endDate: string };

export type HoursRequest = {
  readonly company: CompanySettings;
  readonly seer: Seer;
  /** yyyy-MM-dd, both inclusive, on the calendar of the company. */
  readonly range: Range;
  /** Epoch milliseconds. */
  readonly now: number;
};

export type PersonOfGrid = Hours & {
  readonly employee: Employee;
  readonly departmentIds: readonly string[];
  /** By date, without those on which there is nothing. */
  readonly days: readonly HoursOfDay[];
};

export type Grid = {
  /** By name: those of the people. */
  readonly departments: readonly Department[];
  /** By name: who was employed in the range or has anything in it. */
  readonly people: readonly PersonOfGrid[];
};

export async function readTimesheetGrid(
  db: Queryable,
  { company, seer, range, now }: HoursRequest,
): Promise<Grid> {
  const scope = companyScope(db, company.id);
  const employees = await listPeopleOf(scope, seer);
  const asked = { company, employees, range };
  const timesheets = await calculateTimesheets(db, asked);
  const planOf = await loadPlannedDays(db, asked);
  const questionDatesOf = await loadQuestionDates(scope, company, employees);
  const { departmentIdsOf, departmentsOf } = await loadDepartments(scope);
  const today = localDateOf(now, company.timeZone);
  const dates = datesOf(range);
  const people = timesheets.map((timesheet) => {
    const { employee } = timesheet;
    const days = hoursOfDays({
      timesheet,
      plan: planOf(employee),
      questionDates: questionDatesOf(employee.id),
      dates,
      today,
      toleranceMinutes: company.planToleranceMinutes,
    });
    const departmentIds = departmentIdsOf(employee.id);
    return { employee, departmentIds, ...sumHours(days), days: days.filter((day) => !isEmptyDay(day)) };
  });
  const shown = people.filter(({ employee, days }) => days.length > 0 || wasEmployed(employee, range));
  return { departments: departmentsOf(shown), people: shown };
}

/** By name. A service account works no hours. */
export async function listPeopleOf(scope: CompanyScope, seer: Seer): Promise<Employee[]> {
  const seen = await listSeenEmployees(scope, seer);
  return inNameOrder(
    seen.filter((employee) => !isServiceAccount(employee)),
    ({ displayName }) => displayName,
  );
}

export function wasEmployed(
  { isActive, employmentStartDate, employmentEndDate }: Employee,
  { startDate, endDate }: Range,
): boolean {
  return isActive && employmentStartDate <= endDate && (employmentEndDate ?? startDate) >= startDate;
}

/** By employee id, the local days of open review items. */
async function loadQuestionDates(
  scope: CompanyScope,
  { timeZone }: CompanySettings,
  employees: readonly Employee[],
): Promise<(employeeId: string) => ReadonlySet<string>> {
  const dates = new Map<string, Set<string>>();
  for (const { employeeId, at } of await listOpenQuestions(scope, whoseOf(employees))) {
    const ofPerson = dates.get(employeeId) ?? new Set();
    dates.set(employeeId, ofPerson.add(localDateOf(at, timeZone)));
  }
  return (employeeId) => dates.get(employeeId) ?? new Set();
}

export async function loadDepartments(scope: CompanyScope) {
  const memberships = await listMemberships(scope);
  const departments = inNameOrder(await listDepartments(scope), ({ name }) => name);
  return {
    departmentIdsOf: (employeeId: string): readonly string[] => memberships.get(employeeId) ?? [],
    /** The departments of these people, by name. */
    departmentsOf: (people: readonly { readonly departmentIds: readonly string[] }[]): Department[] => {
      const ids = new Set(people.flatMap(({ departmentIds }) => departmentIds));
      return departments.filter(({ id }) => ids.has(id));
    },
  };
}
