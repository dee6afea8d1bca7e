// Balances of time off, one line an account.
import type { TimeOffBalance } from '#features/balances/time-off-balance.ts';
import type { Employee } from '#features/people/employee.ts';
import { hoursText } from '../hours-text.ts';
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
    opening: hoursText(balance.openingMinutes),
    earned: hoursText(balance.earnedMinutes),
    taken: hoursText(balance.takenMinutes),
    paid: hoursText(balance.paidMinutes),
    expired: hoursText(balance.expiredMinutes),
    remaining: hoursText(balance.remainingMinutes),
    'give by': balance.due.map(({ giveBy, minutes }) => `${giveBy} ${hoursText(minutes)}`).join(', '),
  }));
  return `${displayName} on ${asOfDate}, in hours and minutes:\n${textTable(rows)}`;
}
