// What employees see of their own time at a station: today, the running pay period as payroll counts it, and the time off they have.
import { instantsOf, localDateOf, periodAround, type DateRange } from '@stimpill/time';
import type { Clock } from '#clock.ts';
import { companyScope, type CompanyScope } from '#database/company-scope.ts';
import type { Database } from '#database/database.ts';
import { assertNeverHappens } from '#errors/domain-error.ts';
import { readTimeOffBalances } from '#features/balances/read-time-off-balances.ts';
import type { TimeOffBalance } from '#features/balances/time-off-balance.ts';
import type { CompanySettings } from '#features/companies/company-settings.ts';
import { findPayPeriod } from '#features/companies/pay-period-store.ts';
import { requireCompany } from '#features/companies/require-company.ts';
import type { Employee } from '#features/people/employee.ts';
import { findEmployee } from '#features/people/employee-store.ts';
import { calculateEmployeeTimesheet } from '#features/timesheets/calculate-employee-timesheet.ts';
import type { EmployeeTimesheet } from '#features/timesheets/calculate-timesheets.ts';
import { findBreaksOfClockOut, lengthOf } from '#features/timesheets/find-deducted-break.ts';
import { listAskedAboutBreak } from '#features/ledger/missed-break-store.ts';
import type { TimeEntry } from '#features/ledger/time-entry.ts';
import { findOpenEntry, listEntriesAround } from '#features/ledger/time-entry-store.ts';

export type OwnHours = {
  readonly today: string;
  readonly todayMinutes: number;
  /** Epoch milliseconds. */
  readonly openSince: number | null;
  /** Entries that began or ended today, or are open, by start. */
  readonly entriesOfToday: readonly TimeEntry[];
  /** The break that the rule took with the clock-out a moment ago, and the entry that ended with it, where the person is asked. */
  readonly deductedBreak: { readonly timeEntryId: string; readonly minutes: number } | null;
  readonly period: DateRange;
  readonly totals: EmployeeTimesheet['totals'];
  readonly timeOff: readonly TimeOffBalance[];
};

/** A calendar month, where the company has set no pay period. */
const FIRST_OF_MONTH = 1;

export type OwnHoursDeps = { readonly database: Database; readonly clock: Clock };

export type WhoseHours = { readonly companyId: string; readonly employeeId: string };

export async function ownHours(
  { database, clock }: OwnHoursDeps,
  { companyId, employeeId }: WhoseHours,
): Promise<OwnHours> {
  const db = database.knex;
  const scope = companyScope(db, companyId);
  const company = await requireCompany(db, companyId);
  const employee =
    (await findEmployee(scope, employeeId)) ?? assertNeverHappens('a signed-in employee who is nobody');
  const today = localDateOf(clock(), company.timeZone);
  const period = await payPeriodOn(scope, { company, employee, date: today });
  const { entries, totals } = await calculateEmployeeTimesheet(db, { company, employee, range: period });
  const ofToday = entries.filter(
    ({ entry }) => !entry.isDraft && localDateOf(entry.startAt, company.timeZone) === today,
  );
  const open = await findOpenEntry(scope, employeeId);
  const entriesOfToday = await entriesOn(scope, { employeeId, date: today, timeZone: company.timeZone });
  return {
    today,
    todayMinutes: ofToday.reduce((sum, { calculated }) => sum + calculated.workedMinutes, 0),
    openSince: open?.startAt ?? null,
    entriesOfToday,
    deductedBreak: await deductedJustNow(scope, { company, employee, entries: entriesOfToday, now: clock() }),
    period,
    totals,
    timeOff: await readTimeOffBalances(db, { company, employee, asOfDate: today }),
  };
}

type JustNow = {
  readonly company: CompanySettings;
  readonly employee: Employee;
  readonly entries: readonly TimeEntry[];
  readonly now: number;
};

/** Nobody is asked about the entry of a punch that came hours late. */
const ASKED_WITHIN_MS = 10 * 60_000;

async function deductedJustNow(
  scope: CompanyScope,
  { company, employee, entries, now }: JustNow,
): Promise<OwnHours['deductedBreak']> {
  if (!company.terminal.asksAboutBreaks) return null;
  const entry = entries.findLast(({ kind, endAt }) => kind !== 'standby' && endAt !== null);
  if (entry === undefined || entry.isLocked || (entry.endAt ?? 0) < now - ASKED_WITHIN_MS) return null;
  const deducted = await findBreaksOfClockOut(scope, { company, employee, entry });
  const ids = deducted.map(({ timeEntryId }) => timeEntryId);
  const asked = await listAskedAboutBreak(scope, ids);
  const unasked = deducted.filter(({ timeEntryId }) => !asked.has(timeEntryId));
  const ms = unasked.reduce((sum, { stretches }) => sum + lengthOf(stretches), 0);
  return ms === 0 ? null : { timeEntryId: entry.id, minutes: ms / 60_000 };
}

async function entriesOn(
  scope: CompanyScope,
  {
    employeeId,
    date,
    timeZone,
  }: { readonly employeeId: string; readonly date: string; readonly timeZone: string },
): Promise<readonly TimeEntry[]> {
  const day = instantsOf({ startDate: date, endDate: date }, timeZone);
  const around = (await listEntriesAround(scope, [employeeId], day)).get(employeeId) ?? [];
  return around.filter(({ startAt, endAt }) => startAt >= day.from || endAt === null || endAt >= day.from);
}

/** The pay period of somebody in which a day lies. */
export async function payPeriodOn(
  scope: CompanyScope,
  {
    company,
    employee,
    date,
  }: { readonly company: CompanySettings; readonly employee: Employee; readonly date: string },
): Promise<DateRange> {
  const id = employee.payPeriodId ?? company.defaultPayPeriodId;
  const period = id === null ? undefined : await findPayPeriod(scope, id);
  return periodAround(period?.startDay ?? FIRST_OF_MONTH, date);
}
