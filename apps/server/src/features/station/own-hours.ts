// What employees see of their own time at a station: today, and the running pay period as payroll counts it.
import type { Clock } from '#clock.ts';
import { companyScope } from '#database/company-scope.ts';
import type { Database } from '#database/database.ts';
import { assertNeverHappens } from '#errors/assert-never-happens.ts';
import type { CompanySettings } from '#features/companies/company-settings.ts';
import { localDateIn } from '#features/companies/local-date.ts';
import { periodAround, type DateRange } from '#features/companies/pay-period.ts';
import { findPayPeriod } from '#features/companies/pay-period-store.ts';
import { requireCompany } from '#features/companies/require-company.ts';
import type { Employee } from '#features/people/employee.ts';
import { findEmployee } from '#features/people/employee-store.ts';
import { calculateEmployeeTimesheet } from '#features/timesheets/calculate-employee-timesheet.ts';
import { findOpenEntry } from '#features/timesheets/time-entry-store.ts';

export type OwnHours = {
  readonly today: string;
  readonly todayMinutes: number;
  /** Epoch milliseconds. */
  readonly openSince: number | null;
  readonly period: DateRange;
  readonly periodMinutes: number;
};

/** A calendar month, where the company has set no pay period. */
const FIRST_OF_MONTH = 1;

export async function ownHours(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  { companyId, employeeId }: { readonly companyId: string; readonly employeeId: string },
): Promise<OwnHours> {
  const db = database.knex;
  const scope = companyScope(db, companyId);
  const company = await requireCompany(db, companyId);
  const employee =
    (await findEmployee(scope, employeeId)) ?? assertNeverHappens('a signed-in employee who is nobody');
  const today = localDateIn(company.timeZone, clock());
  const period = periodAround(await startDayOf(scope, company, employee), today);
  const { entries, totals } = await calculateEmployeeTimesheet(db, { company, employee, range: period });
  const ofToday = entries.filter(
    ({ entry }) => !entry.isDraft && localDateIn(company.timeZone, entry.startAt) === today,
  );
  return {
    today,
    todayMinutes: ofToday.reduce((sum, { calculated }) => sum + calculated.workedMinutes, 0),
    openSince: (await findOpenEntry(scope, employeeId))?.startAt ?? null,
    period,
    periodMinutes: totals.totalMinutes,
  };
}

async function startDayOf(
  scope: ReturnType<typeof companyScope>,
  company: CompanySettings,
  employee: Employee,
): Promise<number> {
  const id = employee.payPeriodId ?? company.defaultPayPeriodId;
  const period = id === null ? undefined : await findPayPeriod(scope, id);
  return period?.startDay ?? FIRST_OF_MONTH;
}
