import { randomUUID } from 'node:crypto';
import type { EmployeeRow } from '#database/tables/people.ts';
import type { BalanceBookingRow } from '#database/tables/plans.ts';
import type { Queryable } from '#database/database.ts';

/** A booking on an account of time off, with the reason that somebody typed. */
export async function insertBalanceBooking(
  db: Queryable,
  person: EmployeeRow,
  reason: string,
  more: Partial<Pick<BalanceBookingRow, 'kind' | 'date' | 'minutes'>> = {},
): Promise<void> {
  await db<BalanceBookingRow>('balance_bookings').insert({
    ...{ company_id: person.company_id, id: randomUUID(), employee_id: person.id },
    ...{ account: 'restTimeOff', kind: 'taken', date: '2026-02-06', minutes: -240, reason, ...more },
  });
}
