import { Command, InvalidArgumentError, Option } from 'commander';
import { DomainError } from '#errors/domain-error.ts';
import { Refused } from '#errors/refused.ts';
import {
  makeServiceAccount,
  type MadeServiceAccount,
} from '#features/auth/service-accounts/make-service-account.ts';
import { ipRange } from '#features/companies/file-formats.ts';
import { dateArgument } from '../date-argument.ts';
import { guidArgument } from '../guid-argument.ts';
import { nameArgument } from '../name-argument.ts';
import { operator } from '../operator.ts';
import { printJson } from '../print-json.ts';
import type { Terminal } from '../terminal.ts';
import { withServer } from '../with-server.ts';
import { companyOf } from './find-people.ts';

const ROLES = ['manager', 'accountant', 'owner'] as const;

type Options = {
  readonly role: (typeof ROLES)[number];
  readonly until?: string;
  readonly address: readonly string[];
  readonly json?: true;
};

export function newServiceAccountCommand(terminal: Terminal): Command {
  return new Command('new')
    .description(
      'Make an account with which another system signs in at POST /auth/login. Its secret is shown this once and stored nowhere.',
    )
    .argument('<company-id>', 'see "stimpill company list"', guidArgument)
    .argument('<name>', 'what people call it, such as the name of the system', nameArgument(100))
    .addOption(
      new Option('--role <role>', 'what it may do; take the one that may do least')
        .choices(ROLES)
        .makeOptionMandatory(),
    )
    .option('--until <date>', 'its last day; without it, it does not end by itself', dateArgument)
    .option(
      '--address <range>',
      'only from these addresses, such as 192.0.2.0/24; may be given several times',
      addRange,
      [],
    )
    .option('--json', 'for machines')
    .addHelpText(
      'after',
      `
Examples:
  stimpill service-account new 6f1c2b9e-… Payroll --role accountant --until 2027-12-31
  stimpill service-account new 6f1c2b9e-… Till --role manager --address 192.0.2.0/24`,
    )
    .action(async (companyId: string, displayName: string, { role, until, address, json }: Options) => {
      await withServer(terminal, async (deps) => {
        await companyOf(deps.database.knex, companyId);
        const account = { companyId, displayName, role, lastDay: until ?? null, allowedAddresses: address };
        const made = await orRefused(makeServiceAccount(deps, account, operator()));
        if (json) printJson(terminal, { id: made.id, email: made.email, issuedSecret: made.secret });
        else terminal.stdout.write(resultText(displayName, made));
      });
    });
}

async function orRefused(made: Promise<MadeServiceAccount>): Promise<MadeServiceAccount> {
  return made.catch((error: unknown) => {
    if (!(error instanceof DomainError)) throw error;
    throw new Refused('The last day is over. Nothing was made.');
  });
}

function resultText(displayName: string, { email, secret }: MadeServiceAccount): string {
  return `${displayName} signs in at POST /auth/login.
  email     ${email}
  password  ${secret}
The password is shown this once and stored nowhere.
`;
}

function addRange(text: string, ranges: readonly string[]): readonly string[] {
  const read = ipRange.safeParse(text);
  if (!read.success) throw new InvalidArgumentError(`It ${read.error.issues[0]?.message ?? 'is wrong'}.`);
  return [...ranges, read.data];
}
