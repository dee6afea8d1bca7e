// Everything that the hours of some people over a range depend on, read with one query for each kind of record.
import { instantsOf, intlZone, type DateRange, addDays, periodsOver } from '@stimpill/time';
import {
  absenceRange,
  accountingRange,
  dependentRange,
  type RuleVersion,
  type TimesheetInput,
} from '@stimpill/calc';
import { companyScope, type CompanyScope } from '#database/company-scope.ts';
import type { Queryable } from '#database/database.ts';
import { whoseOf } from '#database/whose.ts';
import { listAbsencesOf } from '#features/absences/absence-store.ts';
import { toCalcAbsence } from '#features/absences/absence-worth.ts';
import type { CompanySettings } from '#features/companies/company-settings.ts';
import { listPayPeriods, type PayPeriod } from '#features/companies/pay-period-store.ts';
import { toCompanyCalendar } from '#features/holidays/company-calendar.ts';
import type { Employee } from '#features/people/employee.ts';
import { loadRules, type Rules } from '#features/rules/load-rule-versions-of.ts';
import { listPlannedTimeOf } from '#features/schedules/shift-store.ts';
import { loadKeptFigures } from './load-kept-figures.ts';
import type { TimeEntry } from '#features/ledger/time-entry.ts';
import { listEntriesAround } from '#features/ledger/time-entry-store.ts';
import { toEmploymentTerms, toEntry } from './to-calc-input.ts';
import type { TimesheetsRequest } from './timesheets-request.ts';

/** More than a pay period and the days beyond it that a calculation looks at. */
const MARGIN_DAYS = 40;

/** The dates of all periods that the hours of a range can depend on. */
export function payPeriodsAround({ startDay }: PayPeriod, range: DateRange): DateRange[] {
  return periodsOver(startDay, {
    startDate: addDays(range.startDate, -MARGIN_DAYS),
    endDate: addDays(range.endDate, MARGIN_DAYS),
  });
}

export type TimesheetRecords = {
  /** By start; also those outside the range on which its pay depends. */
  readonly entriesOf: (employee: Employee) => readonly TimeEntry[];
  readonly calcInputOf: (employee: Employee) => TimesheetInput;
  readonly rules: Rules;
};

export async function loadTimesheetRecords(
  db: Queryable,
  request: TimesheetsRequest,
): Promise<TimesheetRecords> {
  const terms = await loadTerms(companyScope(db, request.company.id), request.company);
  return (await loadWithin(db, request, terms)).records;
}

/** The records of all days that depend on the range, by the rules of the people and by those that their days kept. */
export async function loadDependentRecords(
  db: Queryable,
  request: TimesheetsRequest,
): Promise<TimesheetRecords> {
  const terms = await loadTerms(companyScope(db, request.company.id), request.company);
  const range = dependentOf(request, terms, NOTHING_KEPT);
  const found = await loadWithin(db, { ...request, range }, terms);
  const wider = dependentOf(request, terms, found.keptVersionsOf);
  if (isWithin(wider, range)) return found.records;
  return (await loadWithin(db, { ...request, range: hullOf(range, [wider]) }, terms)).records;
}

type KeptVersions = (employee: Employee) => readonly RuleVersion[];

const NOTHING_KEPT: KeptVersions = () => [];

async function loadWithin(db: Queryable, request: TimesheetsRequest, terms: Terms) {
  const dates = datesOf(request, terms, NOTHING_KEPT);
  const found = await loadOver(db, request, terms, dates);
  const keptVersionsOf: KeptVersions = (each) => [...found.keptOf(each).keptRules.values()];
  // Days that were approved under another rule may depend on more than the rule of now does.
  const wider = datesOf(request, terms, keptVersionsOf);
  const facts = isWithin(wider, dates) ? found : await loadOver(db, request, terms, wider);
  return { records: toRecords(request, terms, facts), keptVersionsOf };
}

function toRecords(
  { company, range, comparedFrom, counts }: TimesheetsRequest,
  { rules, payPeriodsOf }: Terms,
  { entriesOf, shiftsOf, absencesOf, keptOf }: Awaited<ReturnType<typeof loadOver>>,
): TimesheetRecords {
  const around = { ...range, startDate: comparedFrom ?? range.startDate };
  return {
    entriesOf,
    rules,
    calcInputOf: (employee) => ({
      entries: entriesOf(employee).map(toEntry),
      range,
      zone: intlZone(company.timeZone),
      calendar: toCompanyCalendar(company),
      ruleVersions: rules.versionsOf(employee),
      employment: toEmploymentTerms(employee),
      payPeriods: payPeriodsOf(employee, around),
      shifts: shiftsOf(employee),
      absences: absencesOf(employee).map(toCalcAbsence),
      ...keptOf(employee),
      ...(comparedFrom !== undefined && { comparedFrom }),
      ...(counts && { countedEntryIds: idsOf(entriesOf(employee).filter(counts)) }),
    }),
  };
}

const NO_PERIODS: readonly DateRange[] = [];

type Terms = Awaited<ReturnType<typeof loadTerms>>;

/** All that the range depends on, by the rules of the people, those that are tried and those that days kept. */
function datesOf(
  { employees, range, comparedFrom, triedRules }: TimesheetsRequest,
  { rules, payPeriodsOf }: Terms,
  keptOf: KeptVersions,
): DateRange {
  const around = { ...range, startDate: comparedFrom ?? range.startDate };
  const dependsOn = new Set<DateRange>();
  const rangeOf = rememberedRange((own, periods) => accountingRange(own, around, periods));
  for (const each of employees) {
    const own = rules.versionsOf(each);
    const lists = [own, ...(triedRules ? [triedRules(own)] : []), ...others(own, keptOf(each))];
    for (const versions of lists) dependsOn.add(rangeOf(versions, payPeriodsOf(each, around)));
  }
  return hullOf(around, [...dependsOn]);
}

function dependentOf(
  { employees, range }: TimesheetsRequest,
  { rules, payPeriodsOf }: Terms,
  keptOf: KeptVersions,
): DateRange {
  const dependents = employees.flatMap((each) => {
    const own = rules.versionsOf(each);
    const lists = [own, ...others(own, keptOf(each))];
    return lists.map((versions) => dependentRange(versions, range, payPeriodsOf(each, range)));
  });
  return hullOf(range, dependents);
}

/** Hundreds of people have one rule and one pay period, and then one range. */
function rememberedRange(
  find: (versions: readonly RuleVersion[], periods: readonly DateRange[]) => DateRange,
) {
  const known = new Map<unknown, Map<readonly DateRange[], DateRange>>();
  return (versions: readonly RuleVersion[], periods: readonly DateRange[]): DateRange => {
    const [only = versions] = versions.length === 1 ? versions : [];
    const ofVersions = known.get(only) ?? new Map<readonly DateRange[], DateRange>();
    known.set(only, ofVersions);
    const range = ofVersions.get(periods) ?? find(versions, periods);
    ofVersions.set(periods, range);
    return range;
  };
}

/** Each as a list of its own: versions of several rules hold beside each other. */
function others(own: readonly RuleVersion[], kept: readonly RuleVersion[]): readonly RuleVersion[][] {
  return [...new Set(kept)].filter((version) => !own.includes(version)).map((version) => [version]);
}

function isWithin(one: DateRange, other: DateRange): boolean {
  return other.startDate <= one.startDate && one.endDate <= other.endDate;
}

async function loadOver(
  db: Queryable,
  { company, employees }: TimesheetsRequest,
  { rules }: Terms,
  dates: DateRange,
) {
  const scope = companyScope(db, company.id);
  const whose = whoseOf(employees);
  const zone = intlZone(company.timeZone);
  const planned = absenceRange(dates);
  // What does not need each other's answers is asked for together: PostgreSQL answers all of it after one journey.
  const [entries, shifts, absences] = await Promise.all([
    listEntriesAround(scope, whose, instantsOf(dates, zone)),
    company.features.enableShifts
      ? listPlannedTimeOf(scope, whose, instantsOf(planned, zone))
      : new Map<string, never>(),
    listAbsencesOf(scope, whose, planned),
  ]);
  return {
    entriesOf: ({ id }: Employee) => entries.get(id) ?? [],
    shiftsOf: ({ id }: Employee) => shifts.get(id) ?? [],
    absencesOf: ({ id }: Employee) => absences.get(id) ?? [],
    keptOf: await loadKeptFigures(scope, whose, [...entries.values()].flat(), rules),
  };
}

const idsOf = (entries: readonly TimeEntry[]) => new Set(entries.map(({ id }) => id));

/** The rule by which somebody is paid and the pay periods: the person's own, or the company's. */
async function loadTerms(scope: CompanyScope, company: CompanySettings) {
  const [periods, rules] = await Promise.all([listPayPeriods(scope), loadRules(scope, company)]);
  const known = new Map(periods.map((period) => [period.id, period]));
  const around = new Map<string, readonly DateRange[]>();
  return {
    rules,
    /** Of the periods that a range can depend on; everybody of one pay period has the same list. */
    payPeriodsOf: ({ payPeriodId }: Employee, range: DateRange): readonly DateRange[] => {
      const period = known.get(payPeriodId ?? company.defaultPayPeriodId ?? '');
      if (period === undefined) return NO_PERIODS;
      const key = `${period.id} ${range.startDate} ${range.endDate}`;
      const periodsAround = around.get(key) ?? payPeriodsAround(period, range);
      around.set(key, periodsAround);
      return periodsAround;
    },
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
