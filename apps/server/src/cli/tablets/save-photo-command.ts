import { Command } from 'commander';
import { companyScope } from '#database/company-scope.ts';
import { Refused } from '#errors/refused.ts';
import { findPhoto, findPhotoState } from '#features/tablets/photos/photo-store.ts';
import { companyOf } from '../people/find-people.ts';
import { guidArgument } from '../guid-argument.ts';
import { printJson } from '../print-json.ts';
import type { Terminal } from '../terminal.ts';
import { withServer } from '../with-server.ts';
import { writeNewFile } from '../write-new-file.ts';

type Options = { readonly output: string; readonly json?: true };

export function savePhotoCommand(terminal: Terminal): Command {
  return new Command('save')
    .description('Write the photo of a punch to a file, for a manager who has to decide whose punch it was.')
    .argument('<company-id>', 'see "stimpill company list"', guidArgument)
    .argument('<punch-id>', 'see "stimpill review list --json" or "stimpill inbox list"', guidArgument)
    .requiredOption('--output <file>', 'a new file, readable by you alone')
    .option('--json', 'for machines')
    .addHelpText(
      'after',
      `
The photo is personal data: show it to nobody but those who decide, and delete the file afterwards. The server erases its own
copy by the retention of the company; nothing erases yours.

Example:
  stimpill photo save 6f1c2b9e-… 0192f7c4-… --output punch.jpg`,
    )
    .action(async (companyId: string, punchId: string, { output, json }: Options) => {
      await withServer(terminal, async ({ database }) => {
        await companyOf(database.knex, companyId);
        const scope = companyScope(database.knex, companyId);
        const jpeg = await findPhoto(scope, punchId);
        if (jpeg === undefined) throw new Refused(WHY_NONE[await findPhotoState(scope, punchId)]);
        await writeNewFile(output, [jpeg]);
        if (json) printJson(terminal, { punchId, file: output, bytes: jpeg.length });
        else
          terminal.stdout.write(`The photo stands in ${output}. Delete the file when it has been decided.\n`);
      });
    });
}

const WHY_NONE = {
  unknown: 'The company has no such punch of a tablet. See "stimpill inbox list". Nothing was written.',
  none: 'No photo was taken at that punch. Nothing was written.',
  failed: 'The camera failed at that punch, so there is no photo. Nothing was written.',
  taken:
    'The photo of that punch is not here: the tablet has not sent it yet, or its time to be kept is over. Nothing was written.',
};
