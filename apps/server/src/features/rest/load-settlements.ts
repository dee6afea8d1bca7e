// Which booking gave time off for which missed rest, of those people who have bookings at all: of them everything is read since their
// account began.
import type { CompanyScope } from '#database/company-scope.ts';
import { whoseOf } from '#database/whose.ts';
import type { BalanceBooking } from '#features/balances/balance-booking.ts';
import { listBookings } from '#features/balances/balance-booking-store.ts';
import type { CompanySettings } from '#features/companies/company-settings.ts';
import type { Employee } from '#features/people/employee.ts';
import { calculateTimesheets } from '#features/timesheets/calculate-timesheets.ts';
import { FIRST_DATE } from '#features/timesheets/known-years.ts';
import { settleTimeOff, type Earned, type Settlement } from './settle-time-off.ts';

type Asked = {
  readonly company: CompanySettings;
  readonly employees: readonly Employee[];
  readonly range: { readonly startDate: string; readonly endDate: string };
};

const ACCOUNT = 'restTimeOff';

/** @returns by person, then by the day of the missed rest */
export async function loadSettlements(
  scope: CompanyScope,
  { company, employees, range }: Asked,
): Promise<(employeeId: string) => (date: string) => readonly Settlement[]> {
  const all = await listBookings(scope, whoseOf(employees));
  const bookings = new Map<string, BalanceBooking[]>();
  for (const booking of all) {
    if (booking.account !== ACCOUNT) continue;
    bookings.set(booking.employeeId, [...(bookings.get(booking.employeeId) ?? []), booking]);
  }
  const givers = employees.filter(({ id }) => bookings.has(id));
  const settled = new Map<string, ReadonlyMap<string, readonly Settlement[]>>();
  if (givers.length > 0) {
    const starts = givers.map((each) => beginOf(each, bookings.get(each.id) ?? [], range.startDate));
    const startDate = starts.reduce((first, date) => (date < first ? date : first), range.startDate);
    const asked = { company, employees: givers, range: { startDate, endDate: range.endDate } };
    for (const { employee, credits } of await calculateTimesheets(scope.db, asked)) {
      const earned: Earned[] = credits
        .filter(({ account, payLine }) => account === ACCOUNT && payLine === null)
        .map(({ localDate, minutes }) => ({ date: localDate, minutes }));
      settled.set(employee.id, settleTimeOff(earned, bookings.get(employee.id) ?? []));
    }
  }
  return (employeeId) => (date) => settled.get(employeeId)?.get(date) ?? [];
}

/** The day from which all that is earned must be known: that of the opening that holds what was before, else of the employment. */
function beginOf(
  { employmentStartDate }: Employee,
  bookings: readonly BalanceBooking[],
  startDate: string,
): string {
  const opening = bookings.filter(({ kind, date }) => kind === 'opening' && date <= startDate).at(-1);
  const from = opening?.date ?? employmentStartDate;
  return from < FIRST_DATE ? FIRST_DATE : from;
}
