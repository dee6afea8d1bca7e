import { Command } from 'commander';
import { companyScope } from '#database/company-scope.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { unlockPin } from '#features/auth/unlock-pin.ts';
import { operator } from '../operator.ts';
import { employeeOf } from './find-people.ts';
import { guidArgument } from '../guid-argument.ts';
import { printJson } from '../print-json.ts';
import type { Terminal } from '../terminal.ts';
import { withServer } from '../with-server.ts';

export function unlockPinCommand(terminal: Terminal): Command {
  return new Command('unlock')
    .description(
      'Forget the wrong guesses at somebody’s PIN, so that they can punch again at once. The PIN stays.',
    )
    .argument('<company-id>', 'see "stimpill company list"', guidArgument)
    .argument('<employee>', 'id, e-mail, employee number or name')
    .option('--json', 'for machines')
    .addHelpText(
      'after',
      `
The review item "pin_locked" about it, if there is one, is settled by this.

If a stranger may know the PIN, give a new one with "stimpill pin set" instead.

Example:
  stimpill pin unlock 6f1c2b9e-… anna@example.is`,
    )
    .action(async (companyId: string, employeeText: string, { json }: { json?: true }) => {
      await withServer(terminal, async ({ database, clock }) => {
        const { id, displayName } = await employeeOf(database.knex, companyId, employeeText);
        const authored = { by: operator(), reason: null, now: clock() };
        await inTransaction(database, (tx) => unlockPin(companyScope(tx, companyId), id, authored));
        if (json) printJson(terminal, { employeeId: id, unlocked: true });
        else terminal.stdout.write(`The PIN of ${displayName} is unlocked.\n`);
      });
    });
}
