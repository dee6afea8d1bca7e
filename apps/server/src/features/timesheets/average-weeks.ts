// How long the week is on average, over the reference period of the law.
import { addDays, instantsOf, localDateOf, type DateRange } from '@stimpill/time';
import { LEAST_RECORD_DAYS, referencePeriod, weeklyAverage, type Sourced } from '@stimpill/calc';
import { companyScope } from '#database/company-scope.ts';
import type { Queryable } from '#database/database.ts';
import { whoseOf } from '#database/whose.ts';
import { listAbsencesOf } from '#features/absences/absence-store.ts';
import type { CompanySettings } from '#features/companies/company-settings.ts';
import type { Employee } from '#features/people/employee.ts';
import { restLawOf } from './find-rest.ts';
import { firstWorkOf, sumWorkedMinutes } from './worked-sum-store.ts';

export type AverageWeek = {
  readonly employeeId: string;
  /** Null: too few days are left to take it over. */
  readonly averageMinutes: number | null;
  readonly limit: Sourced;
  /** yyyy-MM-dd, both inclusive: the days over which the average was taken. */
  readonly period: DateRange;
};

/** Who did nothing for so long before the period began has a record from within it on. */
const BEFORE_DAYS = 31;

/** Days that are left out of the average. */
const AWAY = ['sick', 'vacation'];

/**
 * @param lastDate yyyy-MM-dd, the last day of the reference period
 * @returns of each of the people; of nobody where no law of the land is known
 */
export async function averageWeeks(
  db: Queryable,
  { company, employees }: { readonly company: CompanySettings; readonly employees: readonly Employee[] },
  lastDate: string,
): Promise<readonly AverageWeek[]> {
  const law = restLawOf(company);
  if (law === undefined) return [];
  const scope = companyScope(db, company.id);
  const whose = whoseOf(employees);
  const period = referencePeriod(lastDate, company.workingTimeReferenceMonths);
  const sums = await sumWorkedMinutes(scope, whose, instantsOf(period, company.timeZone));
  const absences = await listAbsencesOf(scope, whose, period);

  return employees.map(({ id, employmentStartDate, employmentEndDate }) => {
    const averageMinutes = weeklyAverage({
      period,
      workedMinutes: sums.get(id) ?? 0,
      awayDates: awayDatesOf(absences.get(id)),
      employment: { startDate: employmentStartDate, endDate: employmentEndDate },
    });
    return { employeeId: id, averageMinutes, limit: law.averageWeek, period };
  });
}

/**
 * Of fewer than 17 weeks of record, or not all of a shorter period, nobody can say that the average was kept.
 * @param lastDate yyyy-MM-dd, the last day of the reference period
 * @returns whether the record of somebody is long enough
 */
export async function longRecords(
  db: Queryable,
  { company, employees }: { readonly company: CompanySettings; readonly employees: readonly Employee[] },
  lastDate: string,
): Promise<(employee: Employee) => boolean> {
  const { timeZone, workingTimeReferenceMonths } = company;
  const period = referencePeriod(lastDate, workingTimeReferenceMonths);
  const around = { ...period, startDate: addDays(period.startDate, -BEFORE_DAYS) };
  const scope = companyScope(db, company.id);
  const begins = await firstWorkOf(scope, whoseOf(employees), instantsOf(around, timeZone));
  return ({ id, employmentStartDate: startDate, employmentEndDate: endDate }) => {
    const begun = begins.get(id);
    return begun !== undefined && coversEnough(period, { startDate, endDate }, localDateOf(begun, timeZone));
  };
}

type Away = readonly { readonly type: string; readonly date: string }[];

function awayDatesOf(absences: Away = []): readonly string[] {
  return [...new Set(absences.filter(({ type }) => AWAY.includes(type)).map(({ date }) => date))];
}

type Employment = { readonly startDate: string; readonly endDate: string | null };

function coversEnough(period: DateRange, employment: Employment, recordedFrom: string): boolean {
  const [from = ''] = [period.startDate, employment.startDate, recordedFrom].sort().slice(-1);
  const until =
    employment.endDate !== null && employment.endDate < period.endDate ? employment.endDate : period.endDate;
  const isWhole = from === period.startDate && until === period.endDate;
  return isWhole || addDays(from, LEAST_RECORD_DAYS - 1) <= until;
}
