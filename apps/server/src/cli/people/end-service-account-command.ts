import { Command } from 'commander';
import { DomainError } from '#errors/domain-error.ts';
import { Refused } from '#errors/refused.ts';
import { endServiceAccount } from '#features/auth/service-accounts/end-service-account.ts';
import { revokeDevicesOf } from '#features/tablets/devices/revoke-device.ts';
import { guidArgument } from '../guid-argument.ts';
import { operator } from '../operator.ts';
import { printJson } from '../print-json.ts';
import type { Terminal } from '../terminal.ts';
import { withServer } from '../with-server.ts';

export function endServiceAccountCommand(terminal: Terminal): Command {
  return new Command('end')
    .description(
      'End the account of another system at once, with every token it has and every tablet that it has set up.',
    )
    .argument('<company-id>', 'see "stimpill company list"', guidArgument)
    .argument('<account-id>', 'see "stimpill service-account list"', guidArgument)
    .option('--json', 'for machines')
    .addHelpText('after', '\nExample:\n  stimpill service-account end 6f1c2b9e-… 0192f7c4-…')
    .action(async (companyId: string, id: string, { json }: { json?: true }) => {
      const { endedSessions: sessionsEnded, takenOutTablets: tabletsTakenOut } = await withServer(
        terminal,
        async (deps) => {
          try {
            return await endServiceAccount({ ...deps, revokeDevicesOf }, { companyId, id }, operator());
          } catch (error) {
            if (error instanceof DomainError)
              throw new Refused(`There is no service account ${id} in this company, or it has ended.`);
            throw error;
          }
        },
      );
      if (json) printJson(terminal, { id, sessionsEnded, tabletsTakenOut });
      else
        terminal.stdout.write(
          `The account has ended. Sessions ended: ${sessionsEnded}. Tablets taken out of use: ${tabletsTakenOut}.\n`,
        );
    });
}
