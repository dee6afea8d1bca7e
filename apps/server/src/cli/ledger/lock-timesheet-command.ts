import type { Command } from 'commander';
import { lockTimeEntries } from '#features/timesheets/lock-time-entries.ts';
import { operator } from '../operator.ts';
import { companyOf, employeesOf } from '../people/find-people.ts';
import { lockReportJson, lockReportText } from './lock-report.ts';
import { rangeCommand, rangeOf, type RangeOptions } from '../range-options.ts';
import { reasonArgument } from '../arguments.ts';
import { type Terminal, printJson } from '../terminal.ts';
import { withServer } from '../with-server.ts';

type Options = RangeOptions & { readonly reason: string };

export function lockTimesheetCommand(terminal: Terminal): Command {
  return rangeCommand('lock', 'Lock time for payroll without the checks of "timesheet approve".')
    .requiredOption('--reason <text>', 'why, in the record of changes', reasonArgument)
    .addHelpText(
      'after',
      `
Open entries and drafts cannot be locked; they are left out and listed. What is locked keeps its minutes, whatever the
rules become.

Example:
  stimpill timesheet lock 6f1c2b9e-… --from 2026-10-21 --to 2026-11-20 --reason "paid in the old system"`,
    )
    .action(async (companyId: string, options: Options) => {
      const range = rangeOf(options);
      await withServer(terminal, async (deps) => {
        const company = await companyOf(deps.database.knex, companyId);
        const employees = await employeesOf(deps.database.knex, companyId, options.employee);
        const request = { company, employees, range, by: operator(), reason: options.reason };
        const report = { company, employees, outcome: await lockTimeEntries(deps, request) };
        if (options.json) printJson(terminal, lockReportJson(report));
        else terminal.stdout.write(lockReportText(report));
      });
    });
}
