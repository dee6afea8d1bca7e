// Vacation at the edge of its year, or at the end of an employment within it.
import { addDays, addMonths, instantsOf } from '@stimpill/time';
import { companyScope } from '#database/company-scope.ts';
import type { Queryable } from '#database/database.ts';
import { listBalancesAt, type EmployeeBalances } from '#features/absences/list-absence-balances.ts';
import type { CompanySettings } from '#features/companies/company-settings.ts';
import { isServiceAccount, type Employee } from '#features/people/employee.ts';
import { listEmployedOrWorked } from '#features/people/employee-store.ts';
import { inNameOrder } from '#features/people/in-name-order.ts';

/** MM-dd: by law, where the company grants somebody no other year. */
const YEAR_START = '05-01';

export type EarnedAtEdge = Pick<EmployeeBalances, 'employee' | 'earned' | 'vacation' | 'asOfDate'> & {
  readonly isAtEnd: boolean;
};

/** By name: anyone who was employed on any day of the vacation year that ends in the year. */
export async function readEarnedVacation(
  db: Queryable,
  { company, year }: { readonly company: CompanySettings; readonly year: number },
): Promise<EarnedAtEdge[]> {
  const scope = companyScope(db, company.id);
  const range = { startDate: `${year - 1}-01-01`, endDate: `${year}-12-31` };
  const found = await listEmployedOrWorked(scope, range, instantsOf(range, company.timeZone));
  const employees = inNameOrder(
    found.filter((employee) => !isServiceAccount(employee) && isOfYear(employee, year)),
    ({ displayName }) => displayName,
  );
  const balances = await listBalancesAt(db, { company, employees }, (employee) => dayOf(employee, year));
  return balances.map((each) => ({
    ...each,
    isAtEnd: endedBefore(each.employee, lastDayOf(each.employee, year)),
  }));
}

function lastDayOf({ entitlements }: Employee, year: number): string {
  return addDays(`${year}-${entitlements?.vacationYearStart ?? YEAR_START}`, -1);
}

function endedBefore({ employmentEndDate }: Employee, date: string): boolean {
  return employmentEndDate !== null && employmentEndDate < date;
}

function dayOf(employee: Employee, year: number): string {
  const last = lastDayOf(employee, year);
  return endedBefore(employee, last) ? (employee.employmentEndDate ?? last) : last;
}

function isOfYear(employee: Employee, year: number): boolean {
  const last = lastDayOf(employee, year);
  const first = addDays(addMonths(addDays(last, 1), -12), -1);
  const { employmentStartDate, employmentEndDate } = employee;
  return employmentStartDate <= last && (employmentEndDate === null || employmentEndDate > first);
}
