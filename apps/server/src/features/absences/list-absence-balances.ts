// The balances of people today, from what is on record a year back and a year ahead.
import { addDays } from '@stimpill/time';
import { companyScope } from '#database/company-scope.ts';
import type { Queryable } from '#database/database.ts';
import { whoseOf } from '#database/whose.ts';
import type { CompanySettings } from '#features/companies/company-settings.ts';
import { isEmployed, type Employee } from '#features/people/employee.ts';
import { inNameOrder } from '#features/people/in-name-order.ts';
import { groupBy } from '#group-by.ts';
import { balancesOf, earnedVacationOf, type Balances, type EarnedVacation } from './absence-balance.ts';
import { listAbsenceRecords } from './absence-record-store.ts';
import { loadWorthBases } from './load-worth-bases.ts';
import { listTimeOff } from './time-off-store.ts';
import { listWrittenLeave } from './written-leave-store.ts';

/** No entitlement period reaches further than this from a day that it contains. */
const YEAR_DAYS = 366;

/** The records of the whole month in which a period begins: minutes add up over a month. */
const MONTH_DAYS = 31;

export type BalancesRequest = {
  readonly company: CompanySettings;
  readonly employees: readonly Employee[];
  /** yyyy-MM-dd on the calendar of the company. */
  readonly asOfDate: string;
};

export type EmployeeBalances = Balances & {
  readonly employee: Employee;
  readonly asOfDate: string;
  readonly earned: EarnedVacation;
};

/** Of those among them who are employed on that day, by name. */
export async function listBalancesOfPresent(
  db: Queryable,
  { employees, ...request }: BalancesRequest,
): Promise<EmployeeBalances[]> {
  const present = employees.filter(
    (employee) => isEmployed(employee, request.asOfDate) && employee.employmentStartDate <= request.asOfDate,
  );
  return listAbsenceBalances(db, {
    ...request,
    employees: inNameOrder(present, ({ displayName }) => displayName),
  });
}

/** In the order of the employees. */
export async function listAbsenceBalances(
  db: Queryable,
  { asOfDate, ...request }: BalancesRequest,
): Promise<EmployeeBalances[]> {
  return listBalancesAt(db, request, () => asOfDate);
}

/**
 * Each on a day of their own, in the order of the employees.
 * @param dayOf yyyy-MM-dd
 */
export async function listBalancesAt(
  db: Queryable,
  { company, employees }: Omit<BalancesRequest, 'asOfDate'>,
  dayOf: (employee: Employee) => string,
): Promise<EmployeeBalances[]> {
  const scope = companyScope(db, company.id);
  const days = employees.map(dayOf).sort();
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return [];
  const range = {
    startDate: addDays(first, -YEAR_DAYS - MONTH_DAYS),
    endDate: addDays(last, YEAR_DAYS),
  };
  const whose = whoseOf(employees);
  const recordsOf = groupBy(await listAbsenceRecords(scope, whose, range), ({ employeeId }) => employeeId);
  const requests = await listTimeOff(scope, { from: range.startDate, to: range.endDate, whose });
  const written = await listWrittenLeave(
    scope,
    requests.map(({ id }) => id),
  );
  const unwritten = requests.filter(({ id }) => !written.has(id));
  const requestsOf = groupBy(unwritten, ({ employeeId }) => employeeId);
  const basisOf = await loadWorthBases(scope, { company, employees, range });
  return employees.map((employee) => {
    const asOfDate = dayOf(employee);
    const basis = basisOf(employee);
    const balances = balancesOf({
      employee,
      basis,
      records: recordsOf.get(employee.id) ?? [],
      requests: requestsOf.get(employee.id) ?? [],
      asOfDate,
    });
    return { employee, asOfDate, earned: earnedVacationOf(employee, basis, asOfDate), ...balances };
  });
}
