import { Command } from 'commander';
import { PASSWORD_FAULTS } from '#features/auth/password-fault.ts';
import { setPassword } from '#features/auth/set-password.ts';
import { findLogin } from '#features/people/employee-store.ts';
import { Refused } from '#errors/refused.ts';
import { operator } from '../operator.ts';
import { readSecret } from '../read-secret.ts';
import { type Terminal, printJson } from '../terminal.ts';
import { withServer } from '../with-server.ts';

export function setPasswordCommand(terminal: Terminal): Command {
  return new Command('set-password')
    .description(
      'Give a user a new password. It is typed unseen or comes through a pipe, and ends the user’s sessions. At least 12 characters, none that strangers try first.',
    )
    .argument('<email>', 'whose password')
    .option('--json', 'for machines')
    .addHelpText(
      'after',
      `
Examples:
  stimpill user set-password anna@example.is
  pwgen 20 1 | stimpill user set-password anna@example.is`,
    )
    .action(async (email: string, { json }: { json?: true }) => {
      await withServer(terminal, async (deps) => {
        const login = await findLogin(deps.database.knex, email);
        if (login === undefined) throw new Refused(`There is no user with the e-mail ${email}.`);
        const password = await readSecret(terminal, 'password');
        const { id, displayName } = login.employee;
        const set = await setPassword(deps, login.employee, { password, by: operator() });
        if ('fault' in set)
          throw new Refused(`A password ${PASSWORD_FAULTS[set.fault]}. Nothing was changed.`);
        const { endedSessions } = set;
        if (json) printJson(terminal, { employeeId: id, sessionsEnded: endedSessions });
        else terminal.stdout.write(`${displayName} has a new password. Sessions ended: ${endedSessions}.\n`);
      });
    });
}
