// Somebody books on an account of time off: what it began with, what was taken, paid out or given up. Bookings are only added.
import { MOST_BOOKED_MINUTES } from '@stimpill/api-types/entry-kinds';
import type { Clock } from '#clock.ts';
import { companyScope } from '#database/company-scope.ts';
import type { Database } from '#database/database.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { Refused } from '#errors/refused.ts';
import type { Author } from '#features/changes/change.ts';
import { insertChanges } from '#features/changes/change-store.ts';
import type { CompanySettings } from '#features/companies/company-settings.ts';
import type { Employee } from '#features/people/employee.ts';
import { lockEmployees } from '#features/people/employee-store.ts';
import { refuseOwnTime } from '#features/people/own-time.ts';
import { uuidv7 } from '#ids.ts';
import type { BalanceBooking } from './balance-booking.ts';
import { insertBooking } from './balance-booking-store.ts';

export type BookingRequest = {
  readonly company: CompanySettings;
  readonly employee: Employee;
  readonly booking: Omit<BalanceBooking, 'id' | 'employeeId'>;
  readonly by: Author;
};

/** @throws Refused, DomainError `auth.own_time` */
export async function bookBalance(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  { company, employee, booking, by }: BookingRequest,
): Promise<BalanceBooking> {
  refuseOwnTime(company, by, [employee.id]);
  refuseMinutes(booking.minutes);
  return await inTransaction(database, async (tx) => {
    const scope = companyScope(tx, company.id);
    await lockEmployees(scope, [employee.id]);
    const made = { id: uuidv7(), employeeId: employee.id, ...booking };
    const facts = await insertBooking(scope, made);
    const subject = { subject: 'balanceBooking' as const, subjectId: made.id, employeeId: employee.id };
    const { reason } = made;
    await insertChanges(scope, [{ ...subject, before: null, after: facts }], { by, reason, now: clock() });
    return made;
  });
}

function refuseMinutes(minutes: number): void {
  if (Number.isInteger(minutes) && minutes !== 0 && Math.abs(minutes) <= MOST_BOOKED_MINUTES) return;
  throw new Refused(`A booking has from 1 to ${MOST_BOOKED_MINUTES} minutes. Nothing was changed.`);
}
