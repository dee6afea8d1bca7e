import { Command } from 'commander';
import { companyScope } from '#database/company-scope.ts';
import {
  listServiceAccounts,
  type StoredServiceAccount,
} from '#features/auth/service-accounts/service-account-store.ts';
import { toInstant } from '#to-instant.ts';
import { guidArgument } from '../guid-argument.ts';
import { printJson } from '../print-json.ts';
import type { Terminal } from '../terminal.ts';
import { textTable } from '../text-table.ts';
import { withServer } from '../with-server.ts';
import { companyOf } from './find-people.ts';

export function listServiceAccountsCommand(terminal: Terminal): Command {
  return new Command('list')
    .description('List the accounts of other systems that were not ended, with their last use.')
    .argument('<company-id>', 'see "stimpill company list"', guidArgument)
    .option('--json', 'for machines')
    .addHelpText('after', '\nExample:\n  stimpill service-account list 6f1c2b9e-…')
    .action(async (companyId: string, { json }: { json?: true }) => {
      const accounts = await withServer(terminal, async ({ database }) => {
        await companyOf(database.knex, companyId);
        return listServiceAccounts(companyScope(database.knex, companyId));
      });
      if (json) printJson(terminal, accounts.map(toListed));
      else if (accounts.length === 0) terminal.stdout.write('There is no service account.\n');
      else terminal.stdout.write(textTable(accounts.map(toRow)));
    });
}

function toListed({ usedAt, ...account }: StoredServiceAccount) {
  return { ...account, lastUsedAtUtc: usedAt === null ? null : toInstant(usedAt) };
}

function toRow(account: StoredServiceAccount): Record<string, string> {
  const { id, displayName, email, role, lastDay, allowedAddresses, lastUsedAtUtc } = {
    ...account,
    ...toListed(account),
  };
  return {
    id,
    name: displayName,
    'signs in as': email ?? '-',
    role,
    until: lastDay ?? '-',
    addresses: allowedAddresses.join(' ') || '-',
    'last used': lastUsedAtUtc ?? '-',
  };
}
