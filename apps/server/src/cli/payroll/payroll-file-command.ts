import { Command } from 'commander';
import { companyScope } from '#database/company-scope.ts';
import { Refused } from '#errors/refused.ts';
import { findRunFile } from '#features/payroll-runs/payroll-run-store.ts';
import { guidArgument } from '../arguments.ts';
import { companyOf } from '../people/find-people.ts';
import { type Terminal, printJson } from '../terminal.ts';
import { withServer } from '../with-server.ts';
import { writeNewFile } from '../write-new-file.ts';

export function payrollFileCommand(terminal: Terminal): Command {
  return new Command('file')
    .description('Write the file of a payroll run again: the same bytes.')
    .argument('<company-id>', 'see "stimpill company list"', guidArgument)
    .argument('<run-id>', 'see "stimpill payroll list"', guidArgument)
    .requiredOption('--output <file>', 'a new file, readable by you alone')
    .option('--json', 'for machines')
    .addHelpText('after', '\nExample:\n  stimpill payroll file 6f1c2b9e-… 019c1f2e-… --output dk.csv')
    .action(async (companyId: string, runId: string, { output, json }: { output: string; json?: true }) => {
      const file = await withServer(terminal, async ({ database: { knex } }) => {
        await companyOf(knex, companyId);
        return await findRunFile(companyScope(knex, companyId), runId);
      });
      if (file === undefined)
        throw new Refused(`There is no payroll run ${runId}. See "stimpill payroll list".`);
      await writeNewFile(output, [file]);
      if (json) printJson(terminal, { file: output, bytes: file.length });
      else terminal.stdout.write(`${output} has ${file.length} bytes.\n`);
    });
}
