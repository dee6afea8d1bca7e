// What is booked on an account of time off, beside what is earned there.
import { SETTLING_KINDS } from '@stimpill/api-types/entry-kinds';
import type { RecordOf } from '#database/table.ts';
import type { balanceBookings } from '#database/tables/plans.ts';
import type { TimeOffAccount } from './time-off-account.ts';

/** `opening` is what somebody had before; the others take from the balance. */
export const BOOKING_KINDS = ['opening', ...SETTLING_KINDS] as const;

export type BookingKind = (typeof BOOKING_KINDS)[number];

type Words = { readonly account: TimeOffAccount; readonly kind: BookingKind };

export type BalanceBooking = Omit<RecordOf<typeof balanceBookings>, keyof Words> & Words;
