import { Command } from 'commander';
import { removeTimeEntry } from '#features/ledger/edit-time-entries.ts';
import { operator } from '../operator.ts';
import { editedJson, editedText } from './entry-text.ts';
import { companyOf } from '../people/find-people.ts';
import { guidArgument } from '../guid-argument.ts';
import { printJson } from '../print-json.ts';
import { reasonArgument } from '../reason-argument.ts';
import type { Terminal } from '../terminal.ts';
import { withServer } from '../with-server.ts';

type Options = { readonly reason: string; readonly json?: true };

export function removeEntryCommand(terminal: Terminal): Command {
  return new Command('remove')
    .description(
      'Take working time away that was none. What it was stays in the record of changes, and its punches in the inbox.',
    )
    .argument('<company-id>', 'see "stimpill company list"', guidArgument)
    .argument('<time-entry-id>', 'see "stimpill entry list"', guidArgument)
    .requiredOption('--reason <text>', 'why, in the record of changes', reasonArgument)
    .option('--json', 'for machines')
    .addHelpText(
      'after',
      '\nExample:\n  stimpill entry remove 6f1c2b9e-… 0192f7c4-… --reason "pressed by mistake"',
    )
    .action(async (companyId: string, entryId: string, { reason, json }: Options) => {
      await withServer(terminal, async (deps) => {
        const company = await companyOf(deps.database.knex, companyId);
        const edited = await removeTimeEntry(deps, { company, by: operator(), reason }, entryId);
        if (json) printJson(terminal, editedJson(edited));
        else terminal.stdout.write(editedText(company, edited));
      });
    });
}
