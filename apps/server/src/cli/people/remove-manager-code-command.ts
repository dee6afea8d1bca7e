import { Command } from 'commander';
import { setManagerCode } from '#features/tablets/devices/set-manager-code.ts';
import { companyOf } from './find-people.ts';
import { operator } from '../operator.ts';
import { guidArgument } from '../guid-argument.ts';
import { printJson } from '../print-json.ts';
import type { Terminal } from '../terminal.ts';
import { withServer } from '../with-server.ts';

export function removeManagerCodeCommand(terminal: Terminal): Command {
  return new Command('remove')
    .description(
      'Take the manager code of a company back: a manager signs in at each tablet and chooses one for it.',
    )
    .argument('<company-id>', 'see "stimpill company list"', guidArgument)
    .option('--json', 'for machines')
    .addHelpText('after', '\nExample:\n  stimpill manager-code remove 6f1c2b9e-…')
    .action(async (companyId: string, { json }: { json?: true }) => {
      const { name } = await withServer(terminal, async (deps) => {
        const company = await companyOf(deps.database.knex, companyId);
        await setManagerCode(deps, { companyId, code: null, by: operator() });
        return company;
      });
      if (json) printJson(terminal, { companyId, removed: true });
      else terminal.stdout.write(`${name} has no manager code for all its tablets any more.\n`);
    });
}
