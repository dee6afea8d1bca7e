import { Command } from 'commander';
import { companyScope } from '#database/company-scope.ts';
import { weeksText } from '#features/bonuses/bonus.ts';
import { readEarnedVacation } from '#features/bonuses/read-earned-vacation.ts';
import { readHolidayPay } from '#features/bonuses/read-holiday-pay.ts';
import { toEarnedVacation, toHolidayPayBasis } from '#features/bonuses/to-holiday-pay.ts';
import { loadCompanyLineNames } from '#features/rules/pay-lines.ts';
import { companyOf } from '../people/find-people.ts';
import { rangeOf } from '../range-options.ts';
import { type Terminal, printJson, textTable } from '../terminal.ts';
import { withServer } from '../with-server.ts';
import { dateArgument, guidArgument } from '../arguments.ts';
import { yearArgument } from './bonus-options.ts';

type Period = { readonly from: string; readonly to: string; readonly json?: true };

export function holidayPayCommand(terminal: Terminal): Command {
  return new Command('holiday-pay')
    .description(
      'Show from which minutes holiday pay is reckoned: approved time by line, no money and no percentage.',
    )
    .argument('<company-id>', 'see "stimpill company list"', guidArgument)
    .requiredOption('--from <date>', 'first day, by the calendar of the company', dateArgument)
    .requiredOption('--to <date>', 'last day, itself included', dateArgument)
    .option('--json', 'for machines')
    .addHelpText(
      'after',
      '\nExample:\n  stimpill payroll holiday-pay 6f1c2b9e-… --from 2026-10-21 --to 2026-11-20',
    )
    .action(async (companyId: string, period: Period) => {
      const range = rangeOf(period);
      const basis = await withServer(terminal, async ({ database: { knex } }) => {
        const company = await companyOf(knex, companyId);
        const people = await readHolidayPay(knex, { company, range });
        const names = await loadCompanyLineNames(companyScope(knex, company.id));
        return toHolidayPayBasis(range, people, { names, company });
      });
      if (period.json) printJson(terminal, basis);
      else terminal.stdout.write(basisText(basis));
    });
}

function basisText({ lines, people }: ReturnType<typeof toHolidayPayBasis>): string {
  if (lines.length === 0) return 'Nothing is approved in this period.\n';
  const byLine = lines.map(({ key, names, counts, measure, reason, minutes }) => ({
    ...{ line: key, name: names[0]?.en ?? '' },
    ...{ counts: `${WHETHER[reason]}${counts ? OF[measure] : ''}`, minutes: String(minutes) },
  }));
  const byPerson = people.map(({ displayName, countedMinutes }) => ({
    ...{ person: displayName, counts: `${countedMinutes} min` },
  }));
  return `${textTable(byLine)}\n${textTable(byPerson)}`;
}

const OF = {
  time: '',
  premium: ': a premium on time of another line',
  share: ': a share of the pay for this duty',
} as const;

const WHETHER = {
  allPay: 'yes',
  leftOut: 'no: the company leaves it out',
  vacation: 'no: it is the vacation itself',
  timeOff: 'no: it is given as time off',
} as const;

type Year = { readonly year: number; readonly json?: true };

export function earnedVacationCommand(terminal: Terminal): Command {
  return new Command('earned-vacation')
    .description(
      'Show what vacation everybody has earned by the end of its year, or of their employment in it.',
    )
    .argument('<company-id>', 'see "stimpill company list"', guidArgument)
    .requiredOption('--year <year>', 'the year in which the vacation year ends', yearArgument)
    .option('--json', 'for machines')
    .addHelpText('after', '\nExample:\n  stimpill payroll earned-vacation 6f1c2b9e-… --year 2026')
    .action(async (companyId: string, { year, json }: Year) => {
      const people = await withServer(terminal, async ({ database: { knex } }) => {
        const company = await companyOf(knex, companyId);
        return (await readEarnedVacation(knex, { company, year })).map(toEarnedVacation);
      });
      if (json) printJson(terminal, people);
      else if (people.length === 0) terminal.stdout.write('Nobody was employed in that year.\n');
      else terminal.stdout.write(textTable(people.map(toVacationRow)));
    });
}

function toVacationRow(of: ReturnType<typeof toEarnedVacation>) {
  return {
    person: of.displayName,
    counted: of.isAtEnd ? `${of.countedOn}, end of employment` : of.countedOn,
    days: weeksText(of.earnedDays),
    minutes: String(of.earnedMinutes),
    'left of the year before': `${of.leftMinutes} min`,
    by: of.isAgreementMissing ? 'the least by law' : 'the agreement',
  };
}
