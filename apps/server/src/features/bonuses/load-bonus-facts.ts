// What the shares of a bonus depend on, read once for all these people.
import {
  absenceRange,
  agreementBonuses,
  calculateTimesheet,
  type BonusFacts,
  type TimeAway,
} from '@stimpill/calc';
import { instantsOf, intlZone, type DateRange } from '@stimpill/time';
import { companyScope, type CompanyScope } from '#database/company-scope.ts';
import type { Queryable } from '#database/database.ts';
import { whoseOf } from '#database/whose.ts';
import { listAbsencesOf } from '#features/absences/absence-store.ts';
import { toCalcAbsence, type WorthBasis } from '#features/absences/absence-worth.ts';
import { loadWorthBases } from '#features/absences/load-worth-bases.ts';
import { listChangesOfEach } from '#features/changes/change-store.ts';
import type { CompanySettings } from '#features/companies/company-settings.ts';
import type { Employee } from '#features/people/employee.ts';
import { ratioOn } from '#features/people/employment-ratio.ts';
import { calculateTimesheets } from '#features/timesheets/calculate-timesheets.ts';
import { loadAgreementsOf } from './agreements-of.ts';
import { employmentHistory, type EmploymentHistory } from './employment-history.ts';

export type FactsRequest = {
  readonly company: CompanySettings;
  readonly employees: readonly Employee[];
  /** All days that any agreement counts. */
  readonly range: DateRange;
  readonly withoutHours: boolean;
};

export type PersonFacts = {
  readonly employee: Employee;
  readonly facts: BonusFacts;
  /** The day on which the record of the person was given another pay rule, yyyy-MM-dd; null: none of these days. */
  readonly ruleChangedOn: string | null;
};

/** Eight hours, where a rule does not say what a full day is. */
const FULL_DAY_MINUTES = 480;

/** In the order of the people. */
export async function loadBonusFacts(db: Queryable, request: FactsRequest): Promise<PersonFacts[]> {
  const { company, employees, range, withoutHours } = request;
  const scope = companyScope(db, company.id);
  const zone = intlZone(company.timeZone);
  const ids = employees.map(({ id }) => id);
  const changes = await listChangesOfEach(scope, 'employee', ids);
  const since = instantsOf(range, zone).from;
  const agreementsOf = await loadAgreementsOf(scope, company);
  const awayOf = await loadAwayOf(scope, request);
  const known = employees.map((employee) => {
    const recent = (changes.get(employee.id) ?? []).filter(({ changedAt }) => changedAt >= since);
    const history = employmentHistory(employee, recent, zone);
    return { employee, history, agreements: agreementsOf(history) };
  });
  const inHours = known.filter(
    ({ employee, agreements }) => !withoutHours && isCountedInHours(employee, agreements),
  );
  const dayWorkOf = await loadDayWorkOf(db, {
    ...request,
    employees: inHours.map(({ employee }) => employee),
  });
  return known.map(({ employee, history, agreements }) => ({
    employee,
    ruleChangedOn: history.ruleSets.length > 1 ? (history.ruleSets.at(-1)?.from ?? null) : null,
    facts: {
      employments: history.employments,
      ratios: ratiosOf(employee),
      agreements,
      away: awayOf(employee, history),
      dayWork: dayWorkOf.get(employee.id) ?? [],
      isPaidByTheHour: employee.payBasis === 'hourly',
    },
  }));
}

/** Their time is counted only where an agreement asks for hours: a year of it takes a while. */
function isCountedInHours({ payBasis }: Employee, agreements: BonusFacts['agreements']): boolean {
  const asks = [...agreementBonuses.values()].filter(
    ({ december, holiday }) => december.hourly !== 'asOthers' || holiday.hourly !== 'asOthers',
  );
  return payBasis === 'hourly' && agreements.some(({ bonuses }) => asks.some(({ key }) => key === bonuses));
}

function ratiosOf({
  employmentRatio: { first, changes },
  employmentStartDate,
}: Employee): BonusFacts['ratios'] {
  return [
    { validFrom: employmentStartDate, ratio: first },
    ...changes.map(({ from, ratio }) => ({ validFrom: from, ratio })),
  ];
}

/** Vacation and unpaid leave by day, in parts of the working day that the person had then. */
async function loadAwayOf(
  scope: CompanyScope,
  { company, employees, range }: FactsRequest,
): Promise<(employee: Employee, history: EmploymentHistory) => TimeAway[]> {
  const absences = await listAbsencesOf(scope, whoseOf(employees), absenceRange(range));
  const basisOf = await loadWorthBases(scope, { company, employees, range });
  return (employee, { employments }) => {
    const own = (absences.get(employee.id) ?? []).filter(
      // An own kind with a pay line is paid, as whatever it counts.
      ({ type, ownKind }) =>
        type === 'vacation' || (type === 'unpaidLeave' && typeof ownKind?.payLine !== 'string'),
    );
    if (own.length === 0) return [];
    const basis = basisOf(employee);
    const startDate = employments[0]?.startDate ?? employee.employmentStartDate;
    const input = { ...basis, employment: { ...basis.employment, startDate }, entries: [], range };
    const days = calculateTimesheet({ ...input, absences: own.map(toCalcAbsence) }).absences;
    return days.flatMap(({ localDate, minutes }) =>
      (['vacation', 'unpaidLeave'] as const)
        .filter((type) => minutes[type] > 0)
        .map((type) => ({
          date: localDate,
          type,
          days: minutes[type] / workingDay(employee, basis, localDate),
        })),
    );
  };
}

/** Minutes; never nothing, so that a day at a ratio of nothing is divided all the same. */
function workingDay({ employmentRatio }: Employee, { ruleVersions }: WorthBasis, date: string): number {
  const rule = ruleVersions.findLast(({ validFrom }) => validFrom <= date)?.definition;
  return (rule?.fullDayMinutes ?? FULL_DAY_MINUTES) * (ratioOn(employmentRatio, date) || 1);
}

/** What was approved and is no overtime, by employee id. */
async function loadDayWorkOf(
  db: Queryable,
  { company, employees, range }: FactsRequest,
): Promise<ReadonlyMap<string, BonusFacts['dayWork']>> {
  if (employees.length === 0) return new Map();
  const timesheets = await calculateTimesheets(db, { company, employees, range });
  return new Map(
    timesheets.map(({ employee, entries }) => [
      employee.id,
      entries
        .filter(({ entry }) => entry.isLocked)
        .map(({ calculated: { localDate, workedMinutes, buckets } }) => ({
          date: localDate,
          minutes: workedMinutes - buckets.overtime,
        })),
    ]),
  );
}
