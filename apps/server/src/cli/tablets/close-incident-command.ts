import { Command } from 'commander';
import { Refused } from '#errors/refused.ts';
import { closeTabletIncident } from '#features/tablets/health/close-tablet-incident.ts';
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
        const closing = { companyId: id, incidentId, finding: reason, by: operator() };
        return closeTabletIncident({ database, clock }, closing);
      });
      if (!isClosed)
        throw new Refused(
          `There is no incident ${incidentId} of that company, it is closed, or it is about missing numbers and closes by itself. Nothing was changed.`,
        );
      if (json) printJson(terminal, { incidentId, closed: true });
      else terminal.stdout.write(`The incident ${incidentId} is closed.\n`);
    });
}
