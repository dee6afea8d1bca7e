import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Command } from 'commander';
import { exportCompany } from '#features/company-file/export-company.ts';
import { Refused } from '#errors/refused.ts';
import { guidArgument } from '../arguments.ts';
import type { Terminal } from '../terminal.ts';
import { withServer } from '../with-server.ts';
import { writeNewFile } from '../write-new-file.ts';

type Options = { readonly json?: true; readonly output?: string };

export function exportCompanyCommand(terminal: Terminal): Command {
  return new Command('export')
    .description(
      'Write a company as a file: hashes instead of passwords and PINs, every default written out.',
    )
    .argument('<company-id>', 'see "stimpill company list"', guidArgument)
    .option('--json', 'JSON instead of YAML')
    .option('--output <file>', 'a new file, readable by you alone, instead of the screen')
    .addHelpText(
      'after',
      `
The file holds password and PIN hashes: keep it as safe as a backup of the database.

Examples:
  stimpill company export 6f1c2b9e-… --output cafe.yaml
  stimpill company export 6f1c2b9e-… --json | jq .employees`,
    )
    .action(async (companyId: string, { json, output }: Options) => {
      await withServer(terminal, async ({ database }) => {
        const text = await exportCompany(database.knex, companyId, json === true ? 'json' : 'yaml');
        if (text === null)
          throw new Refused(`There is no company ${companyId}. See "stimpill company list".`);
        if (output === undefined) await pipeline(Readable.from(text), terminal.stdout, { end: false });
        else await writeNewFile(output, text);
      });
    });
}
