// The balances of time off of one person on a day: all the years since the beginning in one run of the engine.
import { companyScope } from '#database/company-scope.ts';
import type { Queryable } from '#database/database.ts';
import type { CompanySettings } from '#features/companies/company-settings.ts';
import type { Employee } from '#features/people/employee.ts';
import { calculateEmployeeTimesheet } from '#features/timesheets/calculate-employee-timesheet.ts';
import { FIRST_DATE } from '#features/timesheets/known-years.ts';
import { listBookings } from './balance-booking-store.ts';
import { earnedFrom, timeOffBalances, type TimeOffBalance } from './time-off-balance.ts';

export type BalancesRequest = {
  readonly company: CompanySettings;
  readonly employee: Employee;
  /** yyyy-MM-dd on the calendar of the company. */
  readonly asOfDate: string;
};

export async function readTimeOffBalances(
  db: Queryable,
  { company, employee, asOfDate }: BalancesRequest,
): Promise<readonly TimeOffBalance[]> {
  const all = await listBookings(companyScope(db, company.id), [employee.id]);
  const bookings = all.filter(({ date }) => date <= asOfDate);
  const { employmentStartDate } = employee;
  const from = earnedFrom({ bookings, employmentStartDate, asOfDate });
  const startDate = from < FIRST_DATE ? FIRST_DATE : from;
  if (startDate > asOfDate) return timeOffBalances({ employmentStartDate, bookings, asOfDate, credits: [] });
  const range = { startDate, endDate: asOfDate };
  const { credits } = await calculateEmployeeTimesheet(db, { company, employee, range });
  return timeOffBalances({ employmentStartDate, bookings, asOfDate, credits });
}
