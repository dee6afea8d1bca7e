// Which accounts of the pay engine are time off that somebody saves up and takes later, and until when it must be given.
import type { EmployeeTimesheet } from '#features/timesheets/calculate-timesheets.ts';

type Account = EmployeeTimesheet['credits'][number]['account'];

/** What happens to the minutes of each account. `duty` lessens the duty of its own period, so there is nothing to take later. */
const USE_OF = {
  callOut: 'pay',
  minimumPaid: 'pay',
  breakPay: 'pay',
  standby: 'pay',
  holidayPay: 'pay',
  winterLeave: 'timeOff',
  dutyReduction: 'duty',
  restTimeOff: 'timeOff',
  restOvertime: 'pay',
  restPay: 'pay',
  overtimeTimeOff: 'timeOff',
  weightedDuty: 'duty',
  shiftIncentive: 'pay',
} as const satisfies Record<Account, 'pay' | 'duty' | 'timeOff'>;

export type TimeOffAccount = {
  [Name in Account]: (typeof USE_OF)[Name] extends 'timeOff' ? Name : never;
}[Account];

export const TIME_OFF_ACCOUNTS = (Object.keys(USE_OF) as Account[]).filter(isTimeOffAccount);

function isTimeOffAccount(account: string): account is TimeOffAccount {
  return (USE_OF as Readonly<Record<string, string>>)[account] === 'timeOff';
}

/** MM-dd */
type DayOfYear = string;

/**
 * Time off that must be given within a season is earned over a year before it. Winter leave is earned from October to September and
 * given from October to April. Time off for missed rest and for overtime may be given at any time.
 */
const SEASONS: Partial<
  Record<TimeOffAccount, { readonly earnedUntil: DayOfYear; readonly giveBy: DayOfYear }>
> = {
  winterLeave: { earnedUntil: '09-30', giveBy: '04-30' },
};

/** @returns until when minutes that were earned on a date must be given; null: at any time. Nothing lapses by itself. */
export function giveByDate(account: TimeOffAccount, earnedOn: string): string | null {
  const season = SEASONS[account];
  if (season === undefined) return null;
  const year = Number(earnedOn.slice(0, 4));
  const earnedYear = earnedOn.slice(5) <= season.earnedUntil ? year : year + 1;
  return `${earnedYear + (season.giveBy <= season.earnedUntil ? 1 : 0)}-${season.giveBy}`;
}
