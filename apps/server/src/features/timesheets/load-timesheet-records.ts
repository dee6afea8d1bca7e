// Everything that the hours of some people over a range depend on, read with one query for each kind of record.
import { instantsOf, intlZone, type DateRange } from '@stimpill/time';
import { absenceRange, accountingRange, type TimesheetInput } from '@stimpill/calc';
import { companyScope, type CompanyScope } from '#database/company-scope.ts';
import type { Queryable } from '#database/database.ts';
import { whoseOf } from '#database/whose.ts';
import { listAbsencesOf } from '#features/absences/absence-store.ts';
import { toCalcAbsence } from '#features/absences/absence-worth.ts';
import type { CompanySettings } from '#features/companies/company-settings.ts';
import { listPayPeriods } from '#features/companies/pay-period-store.ts';
import { toCompanyCalendar } from '#features/holidays/company-calendar.ts';
import type { Employee } from '#features/people/employee.ts';
import { loadRuleVersionsOf } from '#features/rules/load-rule-versions-of.ts';
import { listPlannedTimeOf } from '#features/schedules/shift-store.ts';
import { loadKeptFigures } from './load-kept-figures.ts';
import { payPeriodsAround } from './pay-periods-around.ts';
import type { TimeEntry } from '#features/ledger/time-entry.ts';
import { listEntriesAround } from '#features/ledger/time-entry-store.ts';
import { toEmploymentTerms, toEntry } from './to-calc-input.ts';
import type { TimesheetsRequest } from './timesheets-request.ts';

export type TimesheetRecords = {
  /** By start; also those outside the range on which its pay depends. */
  readonly entriesOf: (employee: Employee) => readonly TimeEntry[];
  readonly calcInputOf: (employee: Employee) => TimesheetInput;
};

export async function loadTimesheetRecords(
  db: Queryable,
  { company, employees, range, counts, triedRules }: TimesheetsRequest,
): Promise<TimesheetRecords> {
  const scope = companyScope(db, company.id);
  const whose = whoseOf(employees);
  const zone = intlZone(company.timeZone);
  const terms = await loadTerms(scope, company, range);
  const { payPeriodsOf, ruleVersionsOf } = terms;
  const dependsOn = employees.flatMap((each) =>
    [ruleVersionsOf(each), ...(triedRules ? [triedRules(ruleVersionsOf(each))] : [])].map((versions) =>
      accountingRange(versions, range, payPeriodsOf(each)),
    ),
  );
  const dates = hullOf(range, dependsOn);
  const instants = instantsOf(dates, zone);
  const planned = absenceRange(dates);
  // What does not need each other's answers is asked for together: PostgreSQL answers all of it after one journey.
  const [entries, shifts, absences] = await Promise.all([
    listEntriesAround(scope, whose, instants),
    company.features.enableShifts
      ? listPlannedTimeOf(scope, whose, instantsOf(planned, zone))
      : new Map<string, never>(),
    listAbsencesOf(scope, whose, planned),
  ]);
  const keptOf = await loadKeptFigures(scope, whose, [...entries.values()].flat());

  const entriesOf = ({ id }: Employee) => entries.get(id) ?? [];
  return {
    entriesOf,
    calcInputOf: (employee) => ({
      entries: entriesOf(employee).map(toEntry),
      range,
      zone,
      calendar: toCompanyCalendar(company),
      ruleVersions: ruleVersionsOf(employee),
      employment: toEmploymentTerms(employee),
      payPeriods: payPeriodsOf(employee),
      shifts: shifts.get(employee.id) ?? [],
      absences: (absences.get(employee.id) ?? []).map(toCalcAbsence),
      kept: keptOf(employee),
      ...(counts && { countedEntryIds: idsOf(entriesOf(employee).filter(counts)) }),
    }),
  };
}

const idsOf = (entries: readonly TimeEntry[]) => new Set(entries.map(({ id }) => id));

/** The rule by which somebody is paid and the pay periods: the person's own, or the company's. */
async function loadTerms(scope: CompanyScope, company: CompanySettings, range: DateRange) {
  const [periods, ruleVersionsOf] = await Promise.all([
    listPayPeriods(scope),
    loadRuleVersionsOf(scope, company),
  ]);
  const payPeriods = new Map(periods.map((period) => [period.id, payPeriodsAround(period, range)]));
  return {
    ruleVersionsOf,
    payPeriodsOf: ({ payPeriodId }: Employee) =>
      payPeriods.get(payPeriodId ?? company.defaultPayPeriodId ?? '') ?? [],
  };
}

function hullOf(range: DateRange, others: readonly DateRange[]): DateRange {
  return others.reduce(
    (hull, { startDate, endDate }) => ({
      startDate: startDate < hull.startDate ? startDate : hull.startDate,
      endDate: endDate > hull.endDate ? endDate : hull.endDate,
    }),
    range,
  );
}
