import { Command } from 'commander';
import { removeAbsences } from '#features/leave/edit-absences.ts';
import { guidArgument } from '../guid-argument.ts';
import { operator } from '../operator.ts';
import { companyOf } from '../people/find-people.ts';
import { printJson } from '../print-json.ts';
import { reasonArgument } from '../reason-argument.ts';
import type { Terminal } from '../terminal.ts';
import { withServer } from '../with-server.ts';

type Options = { readonly reason: string; readonly json?: true };

export function removeAbsenceCommand(terminal: Terminal): Command {
  return new Command('remove')
    .description('Remove a day of absence. What it was stays in the record of changes.')
    .argument('<company-id>', 'see "stimpill company list"', guidArgument)
    .argument('<absence-id>', 'see "stimpill absence list"', guidArgument)
    .requiredOption('--reason <text>', 'why, in the record of changes', reasonArgument)
    .option('--json', 'for machines')
    .addHelpText(
      'after',
      '\nExample:\n  stimpill absence remove 6f1c2b9e-… 0192f7c4-… --reason "came to work after all"',
    )
    .action(async (companyId: string, id: string, { reason, json }: Options) => {
      await withServer(terminal, async (deps) => {
        const company = await companyOf(deps.database.knex, companyId);
        const removed = await removeAbsences(deps, { company, by: operator(), reason }, [id]);
        if (json) printJson(terminal, removed);
        else terminal.stdout.write('Removed.\n');
      });
    });
}
