// Balances of time off, one line an account.
import type { TimeOffBalance } from '#features/balances/time-off-balance.ts';
import type { Employee } from '#features/people/employee.ts';
import { textTable } from '../text-table.ts';

export function balanceText(
  { displayName }: Pick<Employee, 'displayName'>,
  balances: readonly TimeOffBalance[],
  asOfDate: string,
): string {
  if (balances.length === 0) return `${displayName} has no time off on ${asOfDate}.\n`;
  const rows = balances.map((balance) => ({
    account: balance.account,
    from: balance.fromDate,
    opening: hours(balance.openingMinutes),
    earned: hours(balance.earnedMinutes),
    taken: hours(balance.takenMinutes),
    paid: hours(balance.paidMinutes),
    expired: hours(balance.expiredMinutes),
    remaining: hours(balance.remainingMinutes),
    'give by': balance.due.map(({ giveBy, minutes }) => `${giveBy} ${hours(minutes)}`).join(', '),
  }));
  return `${displayName} on ${asOfDate}, in hours and minutes:\n${textTable(rows)}`;
}

/** 90 -> 1:30 */
function hours(minutes: number): string {
  const whole = Math.abs(minutes);
  const text = `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
  return minutes < 0 ? `-${text}` : text;
}
