// The pay minutes of one person: calculated as for a company, with one employee.
import type { Queryable } from '#database/database.ts';
import { assertNeverHappens } from '#errors/domain-error.ts';
import type { CompanySettings } from '#features/companies/company-settings.ts';
import type { Employee } from '#features/people/employee.ts';
import { calculateTimesheets, type EmployeeTimesheet } from './calculate-timesheets.ts';

export type TimesheetRequest = {
  readonly company: CompanySettings;
  readonly employee: Employee;
  /** yyyy-MM-dd, both inclusive, on the calendar of the company. */
  readonly range: { readonly startDate: string; readonly endDate: string };
};

export async function calculateEmployeeTimesheet(
  db: Queryable,
  { company, employee, range }: TimesheetRequest,
): Promise<EmployeeTimesheet> {
  const [timesheet] = await calculateTimesheets(db, { company, employees: [employee], range });
  return timesheet ?? assertNeverHappens('no timesheet for the one who was asked for');
}
