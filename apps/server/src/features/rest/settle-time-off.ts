// Which booking gave time off for which missed rest: what was earned first is given first, as the balance counts it.
import type { BalanceBooking } from '#features/balances/balance-booking.ts';

/** Time off that was earned for the missed rest of a day. */
export type Earned = { readonly date: string; readonly minutes: number };

/** `bookedBy`: the name of who booked it; null where no change says it. */
export type Settlement = Pick<BalanceBooking, 'kind' | 'date' | 'reason'> & {
  readonly bookedBy: string | null;
  readonly bookingId: string;
  readonly minutes: number;
};

/** A booking, with the name of who made it. */
export type AuthoredBooking = BalanceBooking & { readonly bookedBy: string | null };

type Given = { readonly booking: AuthoredBooking; left: number };

/**
 * The bookings of one person on one account, by the day whose rest they made good. An opening holds what was earned before its
 * day, so its minutes are given after that and before what was earned later.
 */
export function settleTimeOff(
  earned: readonly Earned[],
  bookings: readonly AuthoredBooking[],
): ReadonlyMap<string, readonly Settlement[]> {
  const opening = bookings.filter(({ kind }) => kind === 'opening').at(-1);
  const since = opening?.date ?? '';
  const before = settleEra(
    earned.filter(({ date }) => date < since),
    givenOf(bookings.filter(({ date }) => date < since)),
  );
  const carried = opening === undefined ? [] : [{ date: '', minutes: Math.max(0, opening.minutes) }];
  const after = settleEra(
    [...carried, ...earned.filter(({ date }) => date >= since)],
    givenOf(bookings.filter(({ date }) => date >= since)),
  );
  return new Map([...before, ...after]);
}

/** By date. A booking below zero takes back the newest ones of its kind. */
function givenOf(bookings: readonly AuthoredBooking[]): readonly Given[] {
  const given: Given[] = [];
  for (const booking of bookings) {
    if (booking.kind === 'opening') continue;
    if (booking.minutes > 0) given.push({ booking, left: booking.minutes });
    else takeBack(given, booking);
  }
  return given;
}

function takeBack(given: readonly Given[], { kind, minutes }: BalanceBooking): void {
  let left = -minutes;
  for (const each of given.toReversed()) {
    if (each.booking.kind !== kind) continue;
    const back = Math.min(left, each.left);
    each.left -= back;
    left -= back;
  }
}

function settleEra(earned: readonly Earned[], given: readonly Given[]): Map<string, Settlement[]> {
  const settled = new Map<string, Settlement[]>();
  for (const { date, minutes } of earned.toSorted((a, b) => (a.date < b.date ? -1 : 1))) {
    let owed = minutes;
    for (const each of given) {
      const now = Math.min(owed, each.left);
      if (now === 0) continue;
      each.left -= now;
      owed -= now;
      settled.set(date, [...(settled.get(date) ?? []), settlementOf(each.booking, now)]);
    }
  }
  return settled;
}

function settlementOf({ id, kind, date, reason, bookedBy }: AuthoredBooking, minutes: number): Settlement {
  return { bookingId: id, kind, date, reason, bookedBy, minutes };
}
