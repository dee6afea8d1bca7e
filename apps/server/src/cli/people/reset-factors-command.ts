import { Command } from 'commander';
import { Refused } from '#errors/refused.ts';
import { resetFactors } from '#features/auth/factors/change-factors.ts';
import { findLogin } from '#features/people/employee-store.ts';
import { operator } from '../operator.ts';
import { printJson } from '../print-json.ts';
import type { Terminal } from '../terminal.ts';
import { withServer } from '../with-server.ts';

export function resetFactorsCommand(terminal: Terminal): Command {
  return new Command('reset-factors')
    .description(
      'Take the second factor from a user who has lost it. The password alone signs in then, until a new one is added, and the sessions of the user end.',
    )
    .argument('<email>', 'whose second factor')
    .option('--json', 'for machines')
    .addHelpText('after', '\nExample:\n  stimpill user reset-factors anna@example.is')
    .action(async (email: string, { json }: { json?: true }) => {
      await withServer(terminal, async (deps) => {
        const login = await findLogin(deps.database.knex, email);
        if (login === undefined) throw new Refused(`There is no user with the e-mail ${email}.`);
        const { id, displayName } = login.employee;
        const ended = await resetFactors(deps, login.employee, operator());
        const hadFactor = ended !== undefined;
        if (json) printJson(terminal, { employeeId: id, hadFactor, sessionsEnded: ended ?? 0 });
        else
          terminal.stdout.write(
            hadFactor
              ? `${displayName} has no second factor any more. Sessions ended: ${ended}.\n`
              : `${displayName} had no second factor.\n`,
          );
      });
    });
}
