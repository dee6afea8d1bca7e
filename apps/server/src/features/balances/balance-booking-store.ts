import type { BalanceBookingRow } from '#database/tables/plans.ts';
import type { CompanyScope } from '#database/company-scope.ts';
import { ofPeople, type Whose } from '#database/whose.ts';
import type { BalanceBooking, BookingKind } from './balance-booking.ts';
import type { TimeOffAccount } from './time-off-account.ts';

/** In order of their dates. */
export async function listBookings(
  { db, companyId }: CompanyScope,
  whose: Whose,
): Promise<readonly BalanceBooking[]> {
  const rows = await db<BalanceBookingRow>('balance_bookings')
    .where({ company_id: companyId })
    .where(ofPeople(whose))
    .orderBy(['date', 'id']);
  return rows.map(({ id, employee_id, account, kind, date, minutes, reason }) => ({
    id,
    employeeId: employee_id,
    account: account as TimeOffAccount,
    kind: kind as BookingKind,
    date,
    minutes,
    reason,
  }));
}

export async function insertBooking({ db }: CompanyScope, row: BalanceBookingRow): Promise<void> {
  await db<BalanceBookingRow>('balance_bookings').insert(row);
}
