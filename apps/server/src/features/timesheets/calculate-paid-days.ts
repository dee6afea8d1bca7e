// The timesheet of one person, and what each of its days pays, line by line. Pay follows from the whole week or period of a day, so each
// day is calculated by itself within all that it depends on; the days of a range add up to the range.
import { calculateTimesheet, type PayLines } from '@stimpill/calc';
import type { Queryable } from '#database/database.ts';
import type { TimesheetRequest } from './calculate-employee-timesheet.ts';
import { timesheetOf, type EmployeeTimesheet } from './calculate-timesheets.ts';
import { loadTimesheetRecords } from './load-timesheet-records.ts';

export type PaidDays = {
  readonly timesheet: EmployeeTimesheet;
  /** Whole minutes by line of a day of the range, yyyy-MM-dd. */
  readonly payLinesOn: (date: string) => PayLines;
};

export async function calculatePaidDays(
  db: Queryable,
  { company, employee, range }: TimesheetRequest,
): Promise<PaidDays> {
  const records = await loadTimesheetRecords(db, { company, employees: [employee], range });
  const input = records.calcInputOf(employee);
  return {
    timesheet: timesheetOf(records, employee),
    payLinesOn: (date) =>
      calculateTimesheet({ ...input, range: { startDate: date, endDate: date } }).totals.payLines,
  };
}
