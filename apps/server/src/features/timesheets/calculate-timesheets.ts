// The way to pay minutes, behind every read of hours, for one person or for a whole company: find out which days the range
// depends on, load what happened on them with one query for each kind of record, and let the engine calculate.
import {
  calculateTimesheet,
  type CalculatedEntry,
  type RestFindings,
  type Timesheet as Calculation,
} from '@stimpill/calc';
import type { Queryable } from '#database/database.ts';
import type { Employee } from '#features/people/employee.ts';
import { holidaysWithoutHours } from './holidays-without-hours.ts';
import { loadTimesheetRecords, type TimesheetRecords } from './load-timesheet-records.ts';
import type { TimeEntry } from '#features/ledger/time-entry.ts';
import { movedFiguresOf, type MovedFigures } from './moved-figures.ts';
import { findRest, type LooksAtRest } from './find-rest.ts';
import type { TimesheetsRequest } from './timesheets-request.ts';

export type EmployeeTimesheet = {
  readonly employee: Employee;
  /** Entries of the range, by start, each with its minutes. */
  readonly entries: readonly { readonly entry: TimeEntry; readonly calculated: CalculatedEntry }[];
  readonly totals: Calculation['totals'];
  /** What is paid or given without being worked, of the entries that count, by date. */
  readonly credits: Calculation['credits'];
  /** The days with absence, by date. */
  readonly absences: Calculation['absences'];
  /** What payroll should look at, although there is an answer. */
  readonly issues: Calculation['issues'];
  readonly appliedRule: Calculation['appliedRule'];
  /** Locked entries whose kept figures differ from what is calculated now. The kept figures are shown and counted. */
  readonly differingEntryIds: readonly string[];
  /** What of the locked time would change: under the rule that each day kept, what is recorded now gives others. */
  readonly moved: MovedFigures;
  /** What was worked from the day with which it is compared up to the range; null: nobody asked, or there is no entry. */
  readonly workedBefore: number | null;
  /** What of the law of rest was not kept, where that was asked for; null: it was not, or no law of the land is known. */
  readonly rest: RestFindings | null;
  /** Holidays for which nobody knows what the person would have worked, so that they pay nothing; where that was asked for. */
  readonly holidaysWithoutHours: readonly string[];
};

/** @returns a timesheet for each of the employees, in their order */
export async function calculateTimesheets(
  db: Queryable,
  request: TimesheetsRequest,
): Promise<EmployeeTimesheet[]> {
  const records = await loadTimesheetRecords(db, request);
  return request.employees.map((employee) => timesheetOf(records, employee, request));
}

type LooksAt = { readonly looksAtHolidays?: boolean; readonly looksAtRest?: LooksAtRest };

/** The timesheet of one of the people whose records were loaded. */
export function timesheetOf(
  records: TimesheetRecords,
  employee: Employee,
  { looksAtHolidays = false, looksAtRest }: LooksAt = {},
): EmployeeTimesheet {
  const input = records.calcInputOf(employee);
  const calculation = calculateTimesheet(input);
  const entryById = new Map(records.entriesOf(employee).map((entry) => [entry.id, entry]));
  return {
    employee,
    entries: calculation.entries.flatMap((calculated) => {
      const entry = entryById.get(calculated.id);
      return entry === undefined ? [] : [{ entry, calculated }];
    }),
    totals: calculation.totals,
    credits: calculation.credits,
    absences: calculation.absences,
    issues: calculation.issues,
    appliedRule: calculation.appliedRule,
    differingEntryIds: calculation.differingEntryIds,
    moved: movedFiguresOf(input, calculation),
    workedBefore: calculation.workedBefore,
    rest: looksAtRest === undefined ? null : findRest(input, calculation, employee, looksAtRest),
    holidaysWithoutHours: looksAtHolidays ? holidaysWithoutHours(input, calculation) : [],
  };
}
