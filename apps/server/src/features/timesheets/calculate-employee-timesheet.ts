// The way to pay minutes, behind every read of hours: load what the range depends on, let the engine calculate, add the absences.
import { calculateTimesheet, type CalculatedEntry, type Timesheet as Calculation } from '@stimpill/calc';
import { companyScope } from '#database/company-scope.ts';
import type { Queryable } from '#database/database.ts';
import { absenceMinutes } from '#features/absences/absence-minutes.ts';
import { listAbsencesOf, type AbsenceType } from '#features/absences/absence-store.ts';
import type { CompanySettings } from '#features/companies/company-settings.ts';
import { toCompanyCalendar } from '#features/holidays/company-calendar.ts';
import type { Employee } from '#features/people/employee.ts';
import { listRuleVersions } from '#features/rules/rule-store.ts';
import { companyZone, instantsOf } from './company-zone.ts';
import type { TimeEntry } from './time-entry.ts';
import { listEntriesAround } from './time-entry-store.ts';

export type TimesheetRequest = {
  readonly company: CompanySettings;
  readonly employee: Employee;
  /** yyyy-MM-dd, both inclusive, on the calendar of the company. */
  readonly range: { readonly startDate: string; readonly endDate: string };
};

export type EmployeeTimesheet = {
  /** Entries of the range, by start, each with its minutes. */
  readonly entries: readonly { readonly entry: TimeEntry; readonly calculated: CalculatedEntry }[];
  readonly totals: Calculation['totals'];
  readonly absenceMinutes: Readonly<Record<AbsenceType, number>>;
  readonly appliedRule: Calculation['appliedRule'];
};

export async function calculateEmployeeTimesheet(
  db: Queryable,
  request: TimesheetRequest,
): Promise<EmployeeTimesheet> {
  const { company, employee, range } = request;
  const scope = companyScope(db, company.id);
  const zone = companyZone(company.timeZone);
  const ruleVersions = await listRuleVersions(scope, employee.ruleSetId ?? company.defaultRuleSetId);
  const entries = await listEntriesAround(scope, employee.id, instantsOf(range, zone));
  const absences = await listAbsencesOf(scope, employee.id, range);

  const calculation = calculateTimesheet({
    entries: entries.map(({ id, startAt, endAt, isDraft }) => ({ id, startAt, endAt, isDraft })),
    range,
    zone,
    calendar: toCompanyCalendar(company),
    ruleVersions,
  });

  const entryById = new Map(entries.map((entry) => [entry.id, entry]));
  return {
    entries: calculation.entries.flatMap((calculated) => {
      const entry = entryById.get(calculated.id);
      return entry === undefined ? [] : [{ entry, calculated }];
    }),
    totals: calculation.totals,
    absenceMinutes: absenceMinutes(absences, employee.employmentRatio),
    appliedRule: calculation.appliedRule,
  };
}
