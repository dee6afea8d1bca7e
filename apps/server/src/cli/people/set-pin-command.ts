import { Command } from 'commander';
import { setPin } from '#features/company-file/set-pin.ts';
import { issuePin, isWeakPin } from '#features/company-file/weak-pin.ts';
import { Refused } from '#errors/refused.ts';
import { employeeOf } from './find-people.ts';
import { operator } from '../operator.ts';
import { guidArgument } from '../arguments.ts';
import { firstLineOfStdin } from '../read-secret.ts';
import { type Terminal, printJson } from '../terminal.ts';
import { withServer } from '../with-server.ts';

type Options = { readonly stdin?: true; readonly json?: true };

export function setPinCommand(terminal: Terminal): Command {
  return new Command('set')
    .description(
      'Give an employee a new PIN for the kiosk and forget wrong guesses. A random one is made and shown once.',
    )
    .argument('<company-id>', 'see "stimpill company list"', guidArgument)
    .argument('<employee>', 'id, e-mail, employee number or name')
    .option('--stdin', 'take the PIN that comes through the pipe instead')
    .option('--json', 'for machines')
    .addHelpText(
      'after',
      `
Examples:
  stimpill pin set 6f1c2b9e-… anna@example.is
  stimpill pin set 6f1c2b9e-… anna@example.is --stdin < pin.txt`,
    )
    .action(async (companyId: string, employeeText: string, { stdin, json }: Options) => {
      await withServer(terminal, async (deps) => {
        const employee = await employeeOf(deps.database.knex, companyId, employeeText);
        const pin = stdin === true ? chosenPin(await firstLineOfStdin(terminal, 'PIN')) : issuePin();
        await setPin(employee, pin, operator(), deps);
        const issued = stdin === true ? null : pin;
        if (json) printJson(terminal, { employeeId: employee.id, issuedPin: issued });
        else terminal.stdout.write(resultText(employee.displayName, issued));
      });
    });
}

/** @param issuedPin null when the operator chose it and so knows it */
function resultText(name: string, issuedPin: string | null): string {
  return issuedPin === null
    ? `${name} has a new PIN.\n`
    : `The new PIN of ${name} is ${issuedPin}. It is shown this once and stored nowhere.\n`;
}

function chosenPin(pin: string): string {
  if (!/^[0-9]{4}$/.test(pin)) throw new Refused('A PIN is exactly 4 digits. Nothing was changed.');
  if (isWeakPin(pin)) {
    throw new Refused(
      'This PIN is among the first that a stranger would try. Choose another. Nothing was changed.',
    );
  }
  return pin;
}
