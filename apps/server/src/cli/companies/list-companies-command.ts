import { Command } from 'commander';
import { listCompanies } from '#features/company-file/store/company-file-store.ts';
import { type Terminal, textTable } from '../terminal.ts';
import { withServer } from '../with-server.ts';

export function listCompaniesCommand(terminal: Terminal): Command {
  return new Command('list')
    .description('List the companies and their ids.')
    .option('--json', 'for machines')
    .addHelpText('after', '\nExample:\n  stimpill company list --json')
    .action(async ({ json }: { json?: true }) => {
      const companies = await withServer(terminal, ({ database }) => listCompanies(database.knex));
      if (json === true) terminal.stdout.write(`${JSON.stringify(companies, null, 2)}\n`);
      else
        terminal.stdout.write(companies.length === 0 ? 'There is no company yet.\n' : textTable(companies));
    });
}
