// The code by which managers open their pages at every tablet of a company: given, or taken away.
import { isEasyManagerCode, MANAGER_CODE_PATTERN } from '@stimpill/api-types/manager-code';
import { Command } from 'commander';
import { Refused } from '#errors/refused.ts';
import { issueManagerCode, setManagerCode } from '#features/tablets/devices/set-manager-code.ts';
import { companyOf } from './find-people.ts';
import { operator } from '../operator.ts';
import { guidArgument } from '../arguments.ts';
import { firstLineOfStdin } from '../read-secret.ts';
import { type Terminal, printJson } from '../terminal.ts';
import { withServer } from '../with-server.ts';

type Options = { readonly stdin?: true; readonly json?: true };

export function setManagerCodeCommand(terminal: Terminal): Command {
  return new Command('set')
    .description(
      "Give all tablets of a company one manager code, in place of each one's own. A random one is made and shown once.",
    )
    .argument('<company-id>', 'see "stimpill company list"', guidArgument)
    .option('--stdin', 'take the code that comes through the pipe instead')
    .option('--json', 'for machines')
    .addHelpText(
      'after',
      `
Examples:
  stimpill manager-code set 6f1c2b9e-…
  stimpill manager-code set 6f1c2b9e-… --stdin < code.txt`,
    )
    .action(async (companyId: string, { stdin, json }: Options) => {
      await withServer(terminal, async (deps) => {
        const { name } = await companyOf(deps.database.knex, companyId);
        const code =
          stdin === true
            ? chosenCode(await firstLineOfStdin(terminal, 'manager code'))
            : issueManagerCode(isEasyManagerCode);
        await setManagerCode(deps, { companyId, code, by: operator() });
        const issued = stdin === true ? null : code;
        if (json) printJson(terminal, { companyId, issuedCode: issued });
        else terminal.stdout.write(resultText(name, issued));
      });
    });
}

/** @param issuedCode null when the operator chose it and so knows it */
function resultText(companyName: string, issuedCode: string | null): string {
  const what =
    issuedCode === null
      ? `All tablets of ${companyName} have a new manager code.`
      : `The manager code of all tablets of ${companyName} is ${issuedCode}. It is shown this once and stored nowhere.`;
  return `${what}\nA tablet without a network opens by it once a manager has used it there with one.\n`;
}

function chosenCode(code: string): string {
  if (!MANAGER_CODE_PATTERN.test(code))
    throw new Refused('A manager code is 6 to 12 digits. Nothing was changed.');
  if (isEasyManagerCode(code)) {
    throw new Refused(
      'This code is among the first that a stranger would try. Choose another. Nothing was changed.',
    );
  }
  return code;
}

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
