import type { Command } from 'commander';
import { instantsOf } from '@stimpill/time';
import { companyScope } from '#database/company-scope.ts';
import { whoseOf } from '#database/whose.ts';
import { listEntriesBetween } from '#features/ledger/time-entry-store.ts';
import { entryJson, entryText } from './entry-text.ts';
import { companyOf, employeesOf } from '../people/find-people.ts';
import { printJson } from '../print-json.ts';
import { rangeCommand, rangeOf, type RangeOptions } from '../range-options.ts';
import type { Terminal } from '../terminal.ts';
import { withServer } from '../with-server.ts';

export function listEntriesCommand(terminal: Terminal): Command {
  return rangeCommand('list', 'List the time entries that begin on these days, with their ids.')
    .addHelpText(
      'after',
      '\nExample:\n  stimpill entry list 6f1c2b9e-… --from 2026-11-16 --to 2026-11-22 --employee anna@example.is',
    )
    .action(async (companyId: string, options: RangeOptions) => {
      const range = rangeOf(options);
      await withServer(terminal, async ({ database }) => {
        const company = await companyOf(database.knex, companyId);
        const employees = await employeesOf(database.knex, companyId, options.employee);
        const asked = new Map(employees.map(({ id, displayName }) => [id, displayName]));
        const instants = instantsOf(range, company.timeZone);
        const scope = companyScope(database.knex, companyId);
        const entries = (await listEntriesBetween(scope, whoseOf(employees), instants)).filter(
          ({ employeeId }) => asked.has(employeeId),
        );
        if (options.json) {
          printJson(
            terminal,
            entries.map((entry) => ({ ...entryJson(entry), name: asked.get(entry.employeeId) })),
          );
          return;
        }
        for (const entry of entries) {
          terminal.stdout.write(
            `${entry.id}  ${asked.get(entry.employeeId) ?? ''}, ${entryText(company, entry)}\n`,
          );
        }
        if (entries.length === 0) terminal.stdout.write('There are no time entries on these days.\n');
      });
    });
}
