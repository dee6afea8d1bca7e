import { Command } from 'commander';
import { companyScope } from '#database/company-scope.ts';
import { changeTimeEntry } from '#features/ledger/edit-time-entries.ts';
import { findEntry } from '#features/ledger/time-entry-store.ts';
import { operator } from '../operator.ts';
import {
  BREAK_HELP,
  entryFieldsOf,
  kindArgument,
  projectArgument,
  TIME_HELP,
  yesOrNo,
  type EntryOptions,
} from './entry-options.ts';
import { breakArgument } from './break-option.ts';
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
    .option('--kind <kind>', 'work, call-out or standby', kindArgument)
    .option('--break <from-to>', 'a break in it; may be given more than once; "none" for none', breakArgument)
    .option('--project <project-id>', 'for which project; "none" for none', projectArgument)
    .option('--sub-project <sub-project-id>', 'for which part of it; "none" for none', projectArgument)
    .option('--draft <yes-or-no>', 'yes: listed, but not paid', yesOrNo)
    .requiredOption('--reason <text>', 'why, in the record of changes', reasonArgument)
    .option('--json', 'for machines')
    .addHelpText(
      'after',
      `${TIME_HELP}${BREAK_HELP}
A review item that asked when the work ended is settled by giving it an end.

Examples:
  stimpill entry change 6f1c2b9e-… 0192f7c4-… --end 2026-11-20T15:00 --reason "forgot to clock out"
  stimpill entry change 6f1c2b9e-… 0192f7c4-… --break 12:00-12:30 --break 15:00-15:15=paid --reason "breaks of the day"`,
    )
    .action(async (companyId: string, entryId: string, options: EntryOptions) => {
      await withServer(terminal, async (deps) => {
        const company = await companyOf(deps.database.knex, companyId);
        const author = { company, by: operator(), reason: options.reason };
        const stored = await findEntry(companyScope(deps.database.knex, companyId), entryId);
        const fields = entryFieldsOf(company, options, stored?.startAt);
        const edited = await changeTimeEntry(deps, author, entryId, fields);
        if (options.json) printJson(terminal, editedJson(edited));
        else terminal.stdout.write(editedText(company, edited));
      });
    });
}
