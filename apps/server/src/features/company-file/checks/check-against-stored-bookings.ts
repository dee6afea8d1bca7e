// A booking on an account of time off stands as it was made: a file can add to it and not change it.
import type { BalanceBookingRow } from '#database/tables/plans.ts';
import type { CompanyFile } from '../company-file.ts';
import type { Report } from './file-parts.ts';

const FIELDS = ['account', 'date', 'kind', 'minutes', 'reason'] as const;

export function checkAgainstStoredBookings(
  bookings: CompanyFile['balanceBookings'],
  storedById: ReadonlyMap<string, BalanceBookingRow>,
  report: Report,
): void {
  for (const [index, booking] of bookings.entries()) {
    const row = storedById.get(booking.id);
    if (row === undefined) continue;
    const path = `balanceBookings[${index}]`;
    const message = 'differs from the booking that was made; book the difference as one of its own';
    if (booking.employeeId !== row.employee_id) report(`${path}.employeeId`, message);
    for (const field of FIELDS) if (booking[field] !== row[field]) report(`${path}.${field}`, message);
  }
}
