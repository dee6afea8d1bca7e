import { Command } from 'commander';
import { localDateOf } from '@stimpill/time';
import { readTimeOffBalances } from '#features/balances/read-time-off-balances.ts';
import { dateArgument, guidArgument } from '../arguments.ts';
import { companyOf, employeeOf } from '../people/find-people.ts';
import { type Terminal, printJson, textTable, hoursText } from '../terminal.ts';
import { withServer } from '../with-server.ts';
import type { TimeOffBalance } from '#features/balances/time-off-balance.ts';
import type { Employee } from '#features/people/employee.ts';

type Options = { readonly asOf?: string; readonly json?: true };

export function showBalanceCommand(terminal: Terminal): Command {
  return new Command('show')
    .description('Show the time off that somebody has earned, what was given of it and what is left.')
    .argument('<company-id>', 'see "stimpill company list"', guidArgument)
    .argument('<employee>', 'id, e-mail, employee number or name')
    .option('--as-of <date>', 'at the end of this day; without it, today', dateArgument)
    .option('--json', 'for machines')
    .addHelpText(
      'after',
      '\nExample:\n  stimpill balance show 6f1c2b9e-… "Anna Æsudóttir" --as-of 2026-04-30',
    )
    .action(async (companyId: string, employeeText: string, { asOf, json }: Options) => {
      await withServer(terminal, async ({ database, clock }) => {
        const company = await companyOf(database.knex, companyId);
        const employee = await employeeOf(database.knex, companyId, employeeText);
        const asOfDate = asOf ?? localDateOf(clock(), company.timeZone);
        const balances = await readTimeOffBalances(database.knex, { company, employee, asOfDate });
        if (json) printJson(terminal, { employeeId: employee.id, asOfDate, balances });
        else terminal.stdout.write(balanceText(employee, balances, asOfDate));
      });
    });
}

/** Balances of time off, one line an account. */
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
