import { Argument, Command, InvalidArgumentError } from 'commander';
import { localDateOf } from '@stimpill/time';
import { BOOKING_KINDS, type BookingKind } from '#features/balances/balance-booking.ts';
import { bookBalance } from '#features/balances/book-balance.ts';
import { readTimeOffBalances } from '#features/balances/read-time-off-balances.ts';
import { TIME_OFF_ACCOUNTS, type TimeOffAccount } from '#features/balances/time-off-account.ts';
import { dateArgument, guidArgument, reasonArgument } from '../arguments.ts';
import { operator } from '../operator.ts';
import { companyOf, employeeOf } from '../people/find-people.ts';
import { type Terminal, printJson } from '../terminal.ts';
import { withServer } from '../with-server.ts';
import { balanceText } from './show-balance-command.ts';

type Options = {
  readonly date?: string;
  readonly back?: true;
  readonly reason: string;
  readonly json?: true;
};

export function bookBalanceCommand(terminal: Terminal): Command {
  return new Command('book')
    .description('Book time off that was taken, paid out or given up, or with which somebody began.')
    .argument('<company-id>', 'see "stimpill company list"', guidArgument)
    .argument('<employee>', 'id, e-mail, employee number or name')
    .addArgument(new Argument('<account>', 'which time off').choices(TIME_OFF_ACCOUNTS))
    .addArgument(new Argument('<kind>', 'what kind of booking it is').choices(BOOKING_KINDS))
    .argument('<minutes>', 'whole minutes', minutesArgument)
    .option('--date <date>', 'for which day; without it, today', dateArgument)
    .option('--back', 'take these minutes of an earlier booking back')
    .requiredOption('--reason <text>', 'why, in the record of changes', reasonArgument)
    .option('--json', 'for machines')
    .addHelpText(
      'after',
      `
An opening counts from the beginning of its day: what is earned from then on is added, what was before is in it.

Examples:
  stimpill balance book 6f1c2b9e-… anna@example.is restTimeOff opening 540 --date 2026-01-01 --reason "from the old system"
  stimpill balance book 6f1c2b9e-… anna@example.is winterLeave taken 480 --date 2026-02-13 --reason "day off"`,
    )
    .action(async (...[companyId, employeeText, account, kind, minutes, options]: Parsed) => {
      await withServer(terminal, async (deps) => {
        const db = deps.database.knex;
        const company = await companyOf(db, companyId);
        const employee = await employeeOf(db, companyId, employeeText);
        const asOfDate = localDateOf(deps.clock(), company.timeZone);
        const date = options.date ?? asOfDate;
        const signed = options.back ? -minutes : minutes;
        const booking = { account, kind, date, minutes: signed, reason: options.reason };
        const booked = await bookBalance(deps, { company, employee, booking, by: operator() });
        const day = date > asOfDate ? date : asOfDate;
        const balances = await readTimeOffBalances(db, { company, employee, asOfDate: day });
        if (options.json) printJson(terminal, { booking: booked, asOfDate: day, balances });
        else terminal.stdout.write(`Booked.\n${balanceText(employee, balances, day)}`);
      });
    });
}

type Parsed = [string, string, TimeOffAccount, BookingKind, number, Options];

function minutesArgument(text: string): number {
  if (!/^\d{1,6}$/.test(text)) throw new InvalidArgumentError('It must be whole minutes, such as 480.');
  return Number(text);
}
