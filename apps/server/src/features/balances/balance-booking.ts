// What is booked on an account of time off, beside what is earned there.
import type { TimeOffAccount } from './time-off-account.ts';

/** `opening` is what somebody had before; the others take from the balance. */
export const BOOKING_KINDS = ['opening', 'taken', 'paid', 'expired'] as const;

export type BookingKind = (typeof BOOKING_KINDS)[number];

export type BalanceBooking = {
  readonly id: string;
  readonly employeeId: string;
  readonly account: TimeOffAccount;
  readonly kind: BookingKind;
  /** yyyy-MM-dd. An opening counts from the beginning of the day: what is earned on it is added. */
  readonly date: string;
  /** Never 0; below it for a booking that takes back an earlier one. */
  readonly minutes: number;
  readonly reason: string;
};

/** A year of full time. */
export const MOST_BOOKED_MINUTES = 125_280;
