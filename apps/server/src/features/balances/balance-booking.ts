// What is booked on an account of time off, beside what is earned there.
import type { RecordOf } from '#database/table.ts';
import type { balanceBookings } from '#database/tables/plans.ts';
import type { TimeOffAccount } from './time-off-account.ts';

/** `opening` is what somebody had before; the others take from the balance. */
export const BOOKING_KINDS = ['opening', 'taken', 'paid', 'expired'] as const;

export type BookingKind = (typeof BOOKING_KINDS)[number];

type Words = { readonly account: TimeOffAccount; readonly kind: BookingKind };

export type BalanceBooking = Omit<RecordOf<typeof balanceBookings>, keyof Words> & Words;

/** A year of full time. */
export const MOST_BOOKED_MINUTES = 125_280;
