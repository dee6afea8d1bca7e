import { Command } from 'commander';
import { addTimeEntry } from '#features/ledger/edit-time-entries.ts';
import { operator } from '../operator.ts';
import {
  BREAK_HELP,
  entryFieldsOf,
  kindArgument,
  projectArgument,
  TIME_HELP,
  type EntryOptions,
} from './entry-options.ts';
import { breakArgument } from './break-option.ts';
import { editedJson, editedText } from './entry-text.ts';
import { companyOf, employeeOf } from '../people/find-people.ts';
import { guidArgument } from '../guid-argument.ts';
import { printJson } from '../print-json.ts';
import { reasonArgument } from '../reason-argument.ts';
import type { Terminal } from '../terminal.ts';
import { withServer } from '../with-server.ts';

export function addEntryCommand(terminal: Terminal): Command {
  return new Command('add')
    .description('Write down working time that nobody punched.')
    .argument('<company-id>', 'see "stimpill company list"', guidArgument)
    .argument('<employee>', 'id, e-mail, employee number or name')
    .requiredOption('--start <time>', 'when it began')
    .option('--end <time>', 'when it ended; without it the person is clocked in')
    .option('--kind <kind>', 'work, call-out or standby', kindArgument)
    .option('--break <from-to>', 'a break in it; may be given more than once', breakArgument)
    .option('--project <project-id>', 'for which project', projectArgument)
    .option('--sub-project <sub-project-id>', 'for which part of it', projectArgument)
    .option('--draft', 'listed, but not paid')
    .requiredOption('--reason <text>', 'why, in the record of changes', reasonArgument)
    .option('--json', 'for machines')
    .addHelpText(
      'after',
      `${TIME_HELP}${BREAK_HELP}

Examples:
  stimpill entry add 6f1c2b9e-… anna@example.is --start 2026-11-20T07:00 --end 2026-11-20T15:00 --reason "tablet was off"
  stimpill entry add 6f1c2b9e-… anna@example.is --kind call-out --start 2026-11-20T19:00 --end 2026-11-20T23:00 --break 21:00-21:15=paid --reason "pipe burst"`,
    )
    .action(async (companyId: string, employeeText: string, options: EntryOptions) => {
      await withServer(terminal, async (deps) => {
        const company = await companyOf(deps.database.knex, companyId);
        const employee = await employeeOf(deps.database.knex, companyId, employeeText);
        const author = { company, by: operator(), reason: options.reason };
        const edited = await addTimeEntry(deps, author, {
          employeeId: employee.id,
          kind: 'work',
          startAt: Number.NaN,
          endAt: null,
          breaks: [],
          projectId: null,
          subProjectId: null,
          isDraft: false,
          ...entryFieldsOf(company, options),
        });
        if (options.json) printJson(terminal, editedJson(edited));
        else terminal.stdout.write(editedText(company, edited));
      });
    });
}
