import { Command } from 'commander';
import { changeTimeEntry } from '#features/ledger/edit-time-entries.ts';
import { operator } from '../operator.ts';
import { entryFieldsOf, projectArgument, TIME_HELP, yesOrNo, type EntryOptions } from './entry-options.ts';
import { editedJson, editedText } from './entry-text.ts';
import { companyOf } from '../people/find-people.ts';
import { guidArgument } from '../guid-argument.ts';
import { printJson } from '../print-json.ts';
import { reasonArgument } from '../reason-argument.ts';
import type { Terminal } from '../terminal.ts';
import { withServer } from '../with-server.ts';

export function changeEntryCommand(terminal: Terminal): Command {
  return new Command('change')
    .description('Correct working time. What it was stays in the record of changes.')
    .argument('<company-id>', 'see "stimpill company list"', guidArgument)
    .argument('<time-entry-id>', 'see "stimpill entry list"', guidArgument)
    .option('--start <time>', 'when it began')
    .option('--end <time>', 'when it ended')
    .option('--open', 'it has not ended: the person is clocked in again')
    .option('--project <project-id>', 'for which project; "none" for none', projectArgument)
    .option('--sub-project <sub-project-id>', 'for which part of it; "none" for none', projectArgument)
    .option('--draft <yes-or-no>', 'yes: listed, but not paid', yesOrNo)
    .requiredOption('--reason <text>', 'why, in the record of changes', reasonArgument)
    .option('--json', 'for machines')
    .addHelpText(
      'after',
      `${TIME_HELP}
A review item that asked when the work ended is settled by giving it an end.

Example:
  stimpill entry change 6f1c2b9e-… 0192f7c4-… --end 2026-11-20T15:00 --reason "forgot to clock out"`,
    )
    .action(async (companyId: string, entryId: string, options: EntryOptions) => {
      await withServer(terminal, async (deps) => {
        const company = await companyOf(deps.database.knex, companyId);
        const author = { company, by: operator(), reason: options.reason };
        const edited = await changeTimeEntry(deps, author, entryId, entryFieldsOf(company, options));
        if (options.json) printJson(terminal, editedJson(edited));
        else terminal.stdout.write(editedText(company, edited));
      });
    });
}
