// Who works more than 48 hours a week on average, over the reference period of the law.
import { instantsOf, type DateRange } from '@stimpill/time';
import { REST_LAW, referencePeriod, weeklyAverage } from '@stimpill/calc';
import { companyScope } from '#database/company-scope.ts';
import type { Queryable } from '#database/database.ts';
import { whoseOf } from '#database/whose.ts';
import { listAbsencesOf } from '#features/absences/absence-store.ts';
import type { CompanySettings } from '#features/companies/company-settings.ts';
import type { Employee } from '#features/people/employee.ts';
import { sumWorkedMinutes } from './worked-sum-store.ts';

export type LongWeek = {
  readonly employeeId: string;
  readonly averageMinutes: number;
  /** yyyy-MM-dd, both inclusive: the days over which the average was taken. */
  readonly period: DateRange;
};

/** Days that are left out of the average. */
const AWAY = ['sick', 'vacation'];

/** @param lastDate yyyy-MM-dd, the last day of the reference period */
export async function findLongWeeks(
  db: Queryable,
  { company, employees }: { readonly company: CompanySettings; readonly employees: readonly Employee[] },
  lastDate: string,
): Promise<readonly LongWeek[]> {
  const scope = companyScope(db, company.id);
  const whose = whoseOf(employees);
  const period = referencePeriod(lastDate, company.workingTimeReferenceMonths);
  const sums = await sumWorkedMinutes(scope, whose, instantsOf(period, company.timeZone));
  const absences = await listAbsencesOf(scope, whose, period);

  return employees.flatMap(({ id, employmentStartDate, employmentEndDate }) => {
    const averageMinutes = weeklyAverage({
      period,
      workedMinutes: sums.get(id) ?? 0,
      awayDates: awayDatesOf(absences.get(id)),
      employment: { startDate: employmentStartDate, endDate: employmentEndDate },
    });
    return averageMinutes === null || averageMinutes <= REST_LAW.averageWeekMinutes
      ? []
      : [{ employeeId: id, averageMinutes, period }];
  });
}

type Away = readonly { readonly type: string; readonly date: string }[];

function awayDatesOf(absences: Away = []): readonly string[] {
  return [...new Set(absences.filter(({ type }) => AWAY.includes(type)).map(({ date }) => date))];
}
