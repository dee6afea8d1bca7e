import type { Command } from 'commander';
import { unlockTimeEntries, type UnlockOutcome } from '#features/timesheets/lock-time-entries.ts';
import { operator } from '../operator.ts';
import { companyOf, employeesOf } from '../people/find-people.ts';
import { movedJson, movedLines } from './lock-report.ts';
import { rangeCommand, rangeOf, type RangeOptions } from '../range-options.ts';
import { reasonArgument } from '../arguments.ts';
import { type Terminal, printJson } from '../terminal.ts';
import { withServer } from '../with-server.ts';

type Options = RangeOptions & { readonly reason: string };

export function unlockTimesheetCommand(terminal: Terminal): Command {
  return rangeCommand(
    'unlock',
    'Withdraw the approval of time, so that it can be corrected. Its minutes follow the rules of now again.',
  )
    .requiredOption('--reason <text>', 'why, in the record of changes', reasonArgument)
    .addHelpText(
      'after',
      `
Payroll leaves unlocked time out until it is approved again.

Example:
  stimpill timesheet unlock 6f1c2b9e-… --from 2026-11-18 --to 2026-11-18 --employee anna@example.is --reason "forgot to clock out"`,
    )
    .action(async (companyId: string, options: Options) => {
      const range = rangeOf(options);
      await withServer(terminal, async (deps) => {
        const company = await companyOf(deps.database.knex, companyId);
        const employees = await employeesOf(deps.database.knex, companyId, options.employee);
        const request = { company, employees, range, by: operator(), reason: options.reason };
        const outcome = await unlockTimeEntries(deps, request);
        if (options.json) printJson(terminal, { ...outcome, moved: movedJson(outcome.moved) });
        else terminal.stdout.write(toText(outcome));
      });
    });
}

function toText({ unlocked, opened, moved }: UnlockOutcome): string {
  return [
    `Time entries unlocked: ${unlocked}. People whose time is open again: ${opened}.\n`,
    ...(moved.length === 0
      ? []
      : ['By that alone these days would be paid otherwise, in minutes:\n', ...movedLines(moved)]),
  ].join('');
}
