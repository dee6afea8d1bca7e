import { toldIn } from '#features/rules/pay-lines.ts';
import { Command, Option } from 'commander';
import { LANGUAGES, type Language } from '@stimpill/api-types/languages';
import { explainDay } from '#features/timesheets/explain-day.ts';
import { toExplainedDay } from '#features/timesheets/to-explained-day.ts';
import { dateArgument, guidArgument } from '../arguments.ts';
import { companyOf, employeeOf } from '../people/find-people.ts';
import { type Terminal, printJson } from '../terminal.ts';
import { withServer } from '../with-server.ts';
import { explainedDayText } from './explained-day-text.ts';

type Options = {
  readonly day: string;
  readonly language?: Language;
  readonly asWorker?: true;
  readonly json?: true;
};

export function explainCommand(terminal: Terminal): Command {
  return new Command('explain')
    .description('Say why a day of somebody is paid as it is: every stretch, with its rule and source.')
    .argument('<company-id>', 'see "stimpill company list"', guidArgument)
    .argument('<employee>', 'id, e-mail, employee number or name')
    .requiredOption('--day <date>', 'the day, by the calendar of the company', dateArgument)
    .addOption(
      new Option('--language <language>', 'of the sentences; without it, that of the company').choices(
        LANGUAGES,
      ),
    )
    .option('--as-worker', 'as the worker reads it: two short sentences, without clauses and disputes')
    .option('--json', 'for machines')
    .addHelpText(
      'after',
      '\nExample:\n  stimpill explain 6f1c2b9e-… anna@example.is --day 2026-11-20 --language en',
    )
    .action(async (companyId: string, employeeText: string, { day, language, asWorker, json }: Options) => {
      await withServer(terminal, async ({ database: { knex } }) => {
        const company = await companyOf(knex, companyId);
        const employee = await employeeOf(knex, companyId, employeeText);
        const request = { company, employee, date: day, language: toldIn(language ?? company.language) };
        const explained = toExplainedDay(await explainDay(knex, request));
        if (json) printJson(terminal, explained);
        else terminal.stdout.write(explainedDayText(company, explained, asWorker ? 'worker' : 'payroll'));
      });
    });
}
