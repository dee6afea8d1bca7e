import { Command } from 'commander';
import { Refused } from '#errors/refused.ts';
import { addressOfFirstRun, makeFirstRunLink } from '#features/first-run/first-run-link.ts';
import { readConfig } from '../../config.ts';
import { originOf } from '../../start-summary.ts';
import { type Terminal, printJson } from '../terminal.ts';
import { withServer } from '../with-server.ts';

export function firstRunCommand(terminal: Terminal): Command {
  return new Command('first-run')
    .description(
      'A new link that leads through setting up the first company in the browser. It works for one hour and once, and ends the one before.',
    )
    .option('--json', 'for machines')
    .addHelpText(
      'after',
      `
The server prints such a link when it starts without a company. It needs PUBLIC_ORIGIN or PORT as the server has them.

Example:
  stimpill first-run`,
    )
    .action(async ({ json }: { readonly json?: true }) => {
      const token = await withServer(terminal, makeFirstRunLink);
      if (token === null)
        throw new Refused('There is a company already. Sign in at /desk/, or see "stimpill company --help".');
      const link = addressOfFirstRun(originOf(readConfig(terminal.env)), token);
      if (json) printJson(terminal, { link });
      else
        terminal.stdout.write(`Open this within an hour to set up your company. It works once:\n  ${link}\n`);
    });
}
