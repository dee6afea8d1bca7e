// What somebody has on an account of time off: earned by the rules, less what was booked. Nothing lapses by itself.
import { addDays } from '@stimpill/time';
import type { EmployeeTimesheet } from '#features/timesheets/calculate-timesheets.ts';
import type { BalanceBooking, BookingKind } from './balance-booking.ts';
import { giveByDate, TIME_OFF_ACCOUNTS, type TimeOffAccount } from './time-off-account.ts';

/** Minutes that are still to be given, and until when. */
type DueMinutes = { readonly giveBy: string; readonly minutes: number };

/** Whole minutes. Remaining is opening and earned less taken, paid and expired; below zero where more was given. */
export type TimeOffBalance = {
  readonly account: TimeOffAccount;
  /** From this day on it is earned: that of the newest opening, otherwise the first day of employment. */
  readonly fromDate: string;
  readonly openingMinutes: number;
  readonly earnedMinutes: number;
  readonly takenMinutes: number;
  readonly paidMinutes: number;
  readonly expiredMinutes: number;
  readonly remainingMinutes: number;
  /** By date, the soonest first; empty where it may be given at any time. */
  readonly due: readonly DueMinutes[];
};

type Earned = Pick<EmployeeTimesheet['credits'][number], 'account' | 'localDate' | 'minutes' | 'payLine'>;

export type BalanceFacts = {
  /** yyyy-MM-dd */
  readonly employmentStartDate: string;
  readonly credits: readonly Earned[];
  /** Of one person; those after the day are left out. */
  readonly bookings: readonly BalanceBooking[];
  readonly asOfDate: string;
};

/** The accounts on which anything was ever earned or booked. */
export function timeOffBalances(facts: BalanceFacts): readonly TimeOffBalance[] {
  return TIME_OFF_ACCOUNTS.map((account) => balanceOf(account, facts)).filter(
    (balance) =>
      balance.earnedMinutes !== 0 || facts.bookings.some(({ account }) => account === balance.account),
  );
}

/** The first day whose credits any of the balances counts. */
export function earnedFrom({ bookings, employmentStartDate }: Omit<BalanceFacts, 'credits'>): string {
  const starts = TIME_OFF_ACCOUNTS.map((account) => openingDate(account, bookings) ?? employmentStartDate);
  return starts.reduce((first, date) => (date < first ? date : first));
}

function balanceOf(account: TimeOffAccount, facts: BalanceFacts): TimeOffBalance {
  const { asOfDate, employmentStartDate } = facts;
  const booked = facts.bookings.filter((each) => each.account === account && each.date <= asOfDate);
  const fromDate = openingDate(account, booked) ?? employmentStartDate;
  const counts = (date: string) => fromDate <= date && date <= asOfDate;
  const sumOf = (kind: BookingKind) => sum(booked.filter((each) => each.kind === kind && counts(each.date)));
  // Time off that stands on a pay line is paid with the wages of its day: there is nothing left to take.
  const earned = facts.credits.filter(
    (each) => each.account === account && each.payLine === null && counts(each.localDate),
  );
  const [openingMinutes, takenMinutes, paidMinutes, expiredMinutes] = [
    sumOf('opening'),
    sumOf('taken'),
    sumOf('paid'),
    sumOf('expired'),
  ];
  const earnedMinutes = sum(earned);
  const given = takenMinutes + paidMinutes + expiredMinutes;
  return {
    account,
    fromDate,
    openingMinutes,
    earnedMinutes,
    takenMinutes,
    paidMinutes,
    expiredMinutes,
    remainingMinutes: openingMinutes + earnedMinutes - given,
    due: dueOf(account, [{ localDate: addDays(fromDate, -1), minutes: openingMinutes }, ...earned], given),
  };
}

/** What was earned first is given first. */
function dueOf(
  account: TimeOffAccount,
  earned: readonly Pick<Earned, 'localDate' | 'minutes'>[],
  given: number,
): DueMinutes[] {
  const byDate = new Map<string, number>();
  for (const { localDate, minutes } of earned) {
    const giveBy = giveByDate(account, localDate);
    if (giveBy !== null) byDate.set(giveBy, (byDate.get(giveBy) ?? 0) + minutes);
  }
  let left = given;
  return [...byDate]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([giveBy, minutes]) => {
      const remaining = Math.max(0, minutes - Math.max(0, left));
      left -= minutes - remaining;
      return { giveBy, minutes: remaining };
    })
    .filter(({ minutes }) => minutes > 0);
}

function openingDate(account: TimeOffAccount, bookings: readonly BalanceBooking[]): string | undefined {
  return bookings
    .filter((each) => each.account === account && each.kind === 'opening')
    .map(({ date }) => date)
    .sort()
    .at(-1);
}

function sum(items: readonly { readonly minutes: number }[]): number {
  return items.reduce((total, { minutes }) => total + minutes, 0);
}
