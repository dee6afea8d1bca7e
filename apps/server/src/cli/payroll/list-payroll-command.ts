import { Command } from 'commander';
import { companyScope } from '#database/company-scope.ts';
import { listPayrollRuns } from '#features/payroll-runs/payroll-run-store.ts';
import { totalsOf, type ListedRun } from '#features/payroll-runs/payroll-run.ts';
import { toInstant } from '#to-instant.ts';
import { guidArgument } from '../arguments.ts';
import { companyOf } from '../people/find-people.ts';
import { type Terminal, printJson, textTable } from '../terminal.ts';
import { withServer } from '../with-server.ts';

export function listPayrollCommand(terminal: Terminal): Command {
  return new Command('list')
    .description('List what was sent to payroll systems, the newest first.')
    .argument('<company-id>', 'see "stimpill company list"', guidArgument)
    .option('--json', 'for machines')
    .addHelpText('after', '\nExample:\n  stimpill payroll list 6f1c2b9e-…')
    .action(async (companyId: string, { json }: { json?: true }) => {
      const runs = await withServer(terminal, async ({ database: { knex } }) => {
        await companyOf(knex, companyId);
        return listPayrollRuns(companyScope(knex, companyId));
      });
      if (json) printJson(terminal, runs.map(toListed));
      else if (runs.length === 0) terminal.stdout.write('Nothing was sent yet.\n');
      else terminal.stdout.write(textTable(runs.map(toRow)));
    });
}

function toListed({ settings: _, ruleVersions: __, people, madeAt, ...run }: ListedRun) {
  return {
    ...run,
    madeAtUtc: toInstant(madeAt),
    people: people.length,
    minutesByCode: totalsOf(people),
  };
}

function toRow({ number, id, profileKey, startDate, endDate, kind, people, madeAt }: ListedRun) {
  return {
    number: String(number),
    id,
    profile: profileKey,
    from: startDate,
    to: endDate,
    kind,
    people: String(people.length),
    made: toInstant(madeAt),
  };
}
