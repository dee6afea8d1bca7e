// The way to pay minutes, behind every read of hours: find out which days the range depends on, load what happened on them,
// and let the engine calculate.
import {
  accountingRange,
  calculateTimesheet,
  type CalculatedEntry,
  type Timesheet as Calculation,
} from '@stimpill/calc';
import { companyScope, type CompanyScope } from '#database/company-scope.ts';
import type { Queryable } from '#database/database.ts';
import { listAbsencesOf } from '#features/absences/absence-store.ts';
import type { CompanySettings } from '#features/companies/company-settings.ts';
import { findPayPeriod } from '#features/companies/pay-period-store.ts';
import { toCompanyCalendar } from '#features/holidays/company-calendar.ts';
import type { Employee } from '#features/people/employee.ts';
import { listRuleVersions } from '#features/rules/rule-store.ts';
import { listPlannedTimeOf } from '#features/schedules/shift-store.ts';
import { companyZone, instantsOf } from './company-zone.ts';
import { payPeriodsAround } from './pay-periods-around.ts';
import type { TimeEntry } from './time-entry.ts';
import { listEntriesAround } from './time-entry-store.ts';
import { toAbsence, toEmploymentTerms, toEntry } from './to-calc-input.ts';

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
  readonly appliedRule: Calculation['appliedRule'];
};

export async function calculateEmployeeTimesheet(
  db: Queryable,
  { company, employee, range }: TimesheetRequest,
): Promise<EmployeeTimesheet> {
  const scope = companyScope(db, company.id);
  const zone = companyZone(company.timeZone);
  const ruleVersions = await listRuleVersions(scope, employee.ruleSetId ?? company.defaultRuleSetId);
  const payPeriods = payPeriodsAround(await payPeriodOf(scope, company, employee), range);
  const dependsOn = instantsOf(accountingRange(ruleVersions, range, payPeriods), zone);
  const entries = await listEntriesAround(scope, employee.id, dependsOn);

  const calculation = calculateTimesheet({
    entries: entries.map(toEntry),
    range,
    zone,
    calendar: toCompanyCalendar(company),
    ruleVersions,
    employment: toEmploymentTerms(employee),
    payPeriods,
    shifts: company.features.enableShifts ? await listPlannedTimeOf(scope, employee.id, dependsOn) : [],
    absences: (await listAbsencesOf(scope, employee.id, range)).map(toAbsence),
  });

  const entryById = new Map(entries.map((entry) => [entry.id, entry]));
  return {
    entries: calculation.entries.flatMap((calculated) => {
      const entry = entryById.get(calculated.id);
      return entry === undefined ? [] : [{ entry, calculated }];
    }),
    totals: calculation.totals,
    appliedRule: calculation.appliedRule,
  };
}

function payPeriodOf(scope: CompanyScope, company: CompanySettings, employee: Employee) {
  const id = employee.payPeriodId ?? company.defaultPayPeriodId;
  return id === null ? undefined : findPayPeriod(scope, id);
}
