// The row type of the bookings on accounts of time off; the other tables are in tables.ts.

/** Rows are only added: a booking that was wrong is booked back. */
export type BalanceBookingRow = {
  readonly company_id: string;
  readonly id: string;
  readonly employee_id: string;
  readonly account: string;
  readonly kind: string;
  readonly date: string;
  /** Never 0; below it for a booking that takes back an earlier one. */
  readonly minutes: number;
  readonly reason: string;
};
