import { Command } from 'commander';
import { DomainError } from '#errors/domain-error.ts';
import { Refused } from '#errors/refused.ts';
import { changeAddress } from '#features/company-people/change-address.ts';
import { findLogin } from '#features/people/employee-store.ts';
import { operator } from '../operator.ts';
import { type Terminal, printJson } from '../terminal.ts';
import { withServer } from '../with-server.ts';

export function changeAddressCommand(terminal: Terminal): Command {
  return new Command('change-address')
    .description(
      'Give a user another e-mail to sign in with. It counts once the link that this prints was opened; until then the old one signs in.',
    )
    .argument('<email>', 'with what the user signs in now')
    .argument('<new-email>', 'with what from now on')
    .option('--json', 'for machines')
    .addHelpText('after', '\nExample:\n  stimpill user change-address anna@old.example anna@new.example')
    .action(async (email: string, newEmail: string, { json }: { json?: true }) => {
      await withServer(terminal, async (deps) => {
        const login = await findLogin(deps.database.knex, email);
        if (login === undefined) throw new Refused(`There is no user with the e-mail ${email}.`);
        const link = await changeAddress(login.employee, { email: newEmail, by: operator() }, deps).catch(
          refuse,
        );
        const { id, displayName } = login.employee;
        const path = link?.path ?? null;
        if (json) printJson(terminal, { employeeId: id, path });
        else terminal.stdout.write(textFor(displayName, newEmail, path));
      });
    });
}

function refuse(error: unknown): never {
  if (error instanceof DomainError) throw new Refused(`${error.message} Nothing was changed.`);
  throw error;
}

/** Everybody reaches the server by another address, so it stands before the path. */
function textFor(name: string, newEmail: string, path: string | null): string {
  if (path === null) return `${name} signs in with ${newEmail}.\n`;
  return `${newEmail} waits. Give ${name} this link, with the address of the server before it; it works once, for 72 hours:\n${path}\n`;
}
