// The rest of everybody over some weeks: what of the law was not kept, what is owed for it, and what cannot be judged.
import { addDays, localDateOf } from '@stimpill/time';
import { companyScope } from '#database/company-scope.ts';
import type { Queryable } from '#database/database.ts';
import type { Department } from '#features/people/department-store.ts';
import type { Employee } from '#features/people/employee.ts';
import {
  listPeopleOf,
  loadDepartments,
  wasEmployed,
  type HoursRequest,
} from '#features/hours/read-timesheet-grid.ts';
import { averageWeeks, longRecords } from '#features/timesheets/average-weeks.ts';
import { calculateTimesheets, type EmployeeTimesheet } from '#features/timesheets/calculate-timesheets.ts';
import type { Departure, NotJudged, SettledDeparture } from './departure.ts';
import { judgeAverage } from './judge-average.ts';
import { loadSettlements } from './load-settlements.ts';
import { notJudgedOf } from './not-judged.ts';
import { owedByDate, settleDepartures } from './settle-departures.ts';

export type RestOfPerson = {
  readonly employee: Employee;
  /** By date. */
  readonly departures: readonly SettledDeparture[];
  readonly notJudged: readonly NotJudged[];
};

type PersonOfRest = RestOfPerson & { readonly departmentIds: readonly string[] };

export type Rest = {
  /** Those of the people, by name. */
  readonly departments: readonly Department[];
  /** By name. */
  readonly people: readonly PersonOfRest[];
};

/** So many are calculated and let go again before the next. */
const AT_A_TIME = 200;

export async function readRest(db: Queryable, { seer, ...request }: HoursRequest): Promise<Rest> {
  const scope = companyScope(db, request.company.id);
  const people = await readRestOf(db, { ...request, employees: await listPeopleOf(scope, seer) });
  const { departmentIdsOf, departmentsOf } = await loadDepartments(scope);
  const shown = people
    .filter(({ employee, departures }) => departures.length > 0 || wasEmployed(employee, request.range))
    .map((person): PersonOfRest => ({ ...person, departmentIds: departmentIdsOf(person.employee.id) }));
  return { departments: departmentsOf(shown), people: shown };
}

type RestRequest = Omit<HoursRequest, 'seer'> & { readonly employees: readonly Employee[] };

/** @returns in the order of the people */
export async function readRestOf(db: Queryable, request: RestRequest): Promise<readonly RestOfPerson[]> {
  const { company, employees, range, now } = request;
  const scope = companyScope(db, company.id);
  const today = localDateOf(now, company.timeZone);
  const lastDate = today < range.endDate ? today : range.endDate;
  const weeks = await averageWeeks(db, { company, employees }, lastDate);
  const weekOf = new Map(weeks.map((week) => [week.employeeId, week]));
  const isRecordLong = await longRecords(db, { company, employees }, lastDate);
  const settlementsOf = await loadSettlements(scope, request);

  const people: RestOfPerson[] = [];
  const restOf = (timesheet: EmployeeTimesheet): RestOfPerson => {
    const { employee, rest, credits } = timesheet;
    const average = judgeAverage(weekOf.get(employee.id), isRecordLong(employee));
    const found = [...departuresOf(timesheet), ...average.departures];
    return {
      employee,
      departures: inOrder(settleDepartures(found, owedByDate(credits), settlementsOf(employee.id))),
      notJudged: [...notJudgedOf(company, rest, employee, range), ...average.notJudged],
    };
  };
  for (let from = 0; from < employees.length; from += AT_A_TIME) {
    const some = employees.slice(from, from + AT_A_TIME);
    const asked = { company, employees: some, range, looksAtRest: 'byAge' } as const;
    for (const timesheet of await calculateTimesheets(db, asked)) people.push(restOf(timesheet));
  }
  return people;
}

function inOrder(departures: readonly SettledDeparture[]): readonly SettledDeparture[] {
  return departures.toSorted((a, b) => (a.startDate < b.startDate ? -1 : a.startDate > b.startDate ? 1 : 0));
}

const OF_WEEKS: readonly Departure['right'][] = ['dayOff', 'weeklyRest', 'longestWeek'];

function departuresOf({ rest }: EmployeeTimesheet): readonly Departure[] {
  return (rest?.departures ?? []).map(({ localDate, entryId, ...each }) => ({
    ...each,
    startDate: localDate,
    endDate: OF_WEEKS.includes(each.right) ? addDays(localDate, 6) : localDate,
    timeEntryId: entryId,
  }));
}
