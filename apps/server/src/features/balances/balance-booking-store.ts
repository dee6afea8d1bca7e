import type { CompanyScope } from '#database/company-scope.ts';
import { recordCodec } from '#database/record-codec.ts';
import { balanceBookings, type BalanceBookingRow } from '#database/tables/plans.ts';
import { ofPeople, type Whose } from '#database/whose.ts';
import type { Facts } from '#features/changes/change.ts';
import type { BalanceBooking } from './balance-booking.ts';

const { toRecord, toColumns } = recordCodec(balanceBookings);

/** In order of their dates. */
export async function listBookings(
  { db, companyId }: CompanyScope,
  whose: Whose,
): Promise<readonly BalanceBooking[]> {
  const rows = await db<BalanceBookingRow>('balance_bookings')
    .where({ company_id: companyId })
    .where(ofPeople(whose))
    .orderBy(['date', 'id']);
  return rows.map(toBooking);
}

/** @returns what the record of changes says of it */
export async function insertBooking(
  { db, companyId }: CompanyScope,
  booking: BalanceBooking,
): Promise<Facts> {
  const facts = toColumns(booking);
  await db<BalanceBookingRow>('balance_bookings').insert({ company_id: companyId, ...facts });
  return facts;
}

export function toBooking(row: BalanceBookingRow): BalanceBooking {
  return toRecord(row) as BalanceBooking;
}
