// Which booking gave time off for which missed rest, of those people who have bookings at all: of them everything is read since their
// account began.
import type { CompanyScope } from '#database/company-scope.ts';
import { whoseOf } from '#database/whose.ts';
import type { BalanceBooking } from '#features/balances/balance-booking.ts';
import { listBookings } from '#features/balances/balance-booking-store.ts';
import { listChangesOfEach } from '#features/changes/change-store.ts';
import type { CompanySettings } from '#features/companies/company-settings.ts';
import { readRecordNames } from '#features/log/record-names-store.ts';
import type { Employee } from '#features/people/employee.ts';
import { calculateTimesheets } from '#features/timesheets/calculate-timesheets.ts';
import { FIRST_DATE } from '#features/timesheets/known-years.ts';
import { settleTimeOff, type AuthoredBooking, type Earned, type Settlement } from './settle-time-off.ts';

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
  const bookings = new Map<string, AuthoredBooking[]>();
  const ofRest = all.filter(({ account }) => account === ACCOUNT);
  for (const booking of await withAuthors(scope, ofRest)) {
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

async function withAuthors(
  scope: CompanyScope,
  bookings: readonly BalanceBooking[],
): Promise<readonly AuthoredBooking[]> {
  if (bookings.length === 0) return [];
  const ids = bookings.map(({ id }) => id);
  const changes = await listChangesOfEach(scope, 'balanceBooking', ids);
  const authors = [...changes.values()].flatMap((each) => each.slice(0, 1).map(({ by }) => by.userId));
  const names = await readRecordNames(
    scope,
    authors.filter((id) => id !== null),
  );
  return bookings.map((booking) => {
    const by = changes.get(booking.id)?.[0]?.by;
    return { ...booking, bookedBy: names.get(by?.userId ?? '') ?? by?.operator ?? null };
  });
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
