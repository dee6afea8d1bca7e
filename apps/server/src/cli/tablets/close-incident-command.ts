import { Command } from 'commander';
import { companyScope } from '#database/company-scope.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { Refused } from '#errors/refused.ts';
import { askAboutTablets } from '#features/tablets/health/ask-about-tablets.ts';
import { closeIncident } from '#features/tablets/health/device-incident-store.ts';
import { operator } from '../operator.ts';
import { companyOf } from '../people/find-people.ts';
import { guidArgument } from '../guid-argument.ts';
import { printJson } from '../print-json.ts';
import { reasonArgument } from '../reason-argument.ts';
import type { Terminal } from '../terminal.ts';
import { withServer } from '../with-server.ts';

type Options = { readonly reason: string; readonly json?: true };

export function closeIncidentCommand(terminal: Terminal): Command {
  return new Command('close-incident')
    .description('Say that somebody has looked into an incident of a kiosk, and what they found.')
    .argument('<company-id>', 'see "stimpill company list"', guidArgument)
    .argument('<incident-id>', 'see "stimpill device incidents"', guidArgument)
    .requiredOption('--reason <text>', 'what was found', reasonArgument)
    .option('--json', 'for machines')
    .addHelpText(
      'after',
      `
No time is changed. What is missing is added with "stimpill entry add".

Example:
  stimpill device close-incident 6f1c2b9e-… 0192f7c4-… --reason "the tablet was put back from an image; asked everybody"`,
    )
    .action(async (companyId: string, incidentId: string, { reason, json }: Options) => {
      const isClosed = await withServer(terminal, async ({ database, clock }) => {
        const { id } = await companyOf(database.knex, companyId);
        const authored = { by: operator(), reason, now: clock() };
        const hasClosed = await inTransaction(database, (tx) =>
          closeIncident(companyScope(tx, id), incidentId, authored),
        );
        // Settles its review item now, instead of at the server's next check.
        await askAboutTablets({ database, clock });
        return hasClosed;
      });
      if (!isClosed)
        throw new Refused(
          `There is no incident ${incidentId} of that company, it is closed, or it is about missing numbers and closes by itself. Nothing was changed.`,
        );
      if (json) printJson(terminal, { incidentId, closed: true });
      else terminal.stdout.write(`The incident ${incidentId} is closed.\n`);
    });
}
