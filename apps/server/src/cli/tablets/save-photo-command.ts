import { Command } from 'commander';
import { showPhoto } from '#features/tablets/photos/show-photo.ts';
import { companyOf } from '../people/find-people.ts';
import { operator } from '../operator.ts';
import { guidArgument, reasonArgument } from '../arguments.ts';
import { type Terminal, printJson } from '../terminal.ts';
import { withServer } from '../with-server.ts';
import { writeNewFile } from '../write-new-file.ts';

type Options = { readonly output: string; readonly reason?: string; readonly json?: true };

export function savePhotoCommand(terminal: Terminal): Command {
  return new Command('save')
    .description('Write the photo of a punch to a file, for a manager who has to decide whose punch it was.')
    .argument('<company-id>', 'see "stimpill company list"', guidArgument)
    .argument('<punch-id>', 'see "stimpill call listReviews" or "stimpill inbox list"', guidArgument)
    .requiredOption('--output <file>', 'a new file, readable by you alone')
    .option('--reason <text>', 'why you look at it, in the record of changes', reasonArgument)
    .option('--json', 'for machines')
    .addHelpText(
      'after',
      `
The photo is personal data: show it to nobody but those who decide, and delete the file afterwards. The server erases its own
copy by the retention of the company; nothing erases yours. Who looked stands in the record of changes.

Example:
  stimpill photo save 6f1c2b9e-… 0192f7c4-… --output punch.jpg`,
    )
    .action(async (companyId: string, punchId: string, { output, reason, json }: Options) => {
      await withServer(terminal, async ({ database, clock }) => {
        await companyOf(database.knex, companyId);
        const authored = { by: operator(), reason: reason ?? null, now: clock() };
        const jpeg = await showPhoto(database, { companyId, punchId }, authored);
        await writeNewFile(output, [jpeg]);
        if (json) printJson(terminal, { punchId, file: output, bytes: jpeg.length });
        else
          terminal.stdout.write(`The photo stands in ${output}. Delete the file when it has been decided.\n`);
      });
    });
}
