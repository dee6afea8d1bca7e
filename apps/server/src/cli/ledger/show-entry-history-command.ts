import { Command } from 'commander';
import { companyScope } from '#database/company-scope.ts';
import { Refused } from '#errors/refused.ts';
import { listEntryChanges, type RecordedEntryChange } from '#features/ledger/time-entry-changes.ts';
import { findEntry } from '#features/ledger/time-entry-store.ts';
import { toInstant } from '#to-instant.ts';
import { authorJson, authorText } from '../changes/author-text.ts';
import { entryJson, entryText } from './entry-text.ts';
import { companyOf, employeesOf } from '../people/find-people.ts';
import { guidArgument } from '../guid-argument.ts';
import { printJson } from '../print-json.ts';
import type { Terminal } from '../terminal.ts';
import { withServer } from '../with-server.ts';

export function showEntryHistoryCommand(terminal: Terminal): Command {
  return new Command('history')
    .description('Show who changed a time entry, when and why, also of one that was removed.')
    .argument('<company-id>', 'see "stimpill company list"', guidArgument)
    .argument('<time-entry-id>', 'see "stimpill entry list"', guidArgument)
    .option('--json', 'for machines')
    .addHelpText('after', '\nExample:\n  stimpill entry history 6f1c2b9e-… 0192f7c4-…')
    .action(async (companyId: string, entryId: string, { json }: { json?: true }) => {
      await withServer(terminal, async ({ database: { knex } }) => {
        const company = await companyOf(knex, companyId);
        const scope = companyScope(knex, companyId);
        const history = await listEntryChanges(scope, entryId);
        if (history.length === 0 && (await findEntry(scope, entryId)) === undefined)
          throw new Refused(`The company has no time entry ${entryId}, and never had.`);
        const people = await employeesOf(knex, companyId, undefined);
        const names = new Map(people.map(({ id, displayName }) => [id, displayName]));
        if (json)
          printJson(
            terminal,
            history.map((change) => toListed(change, names)),
          );
        else if (history.length === 0) terminal.stdout.write('It stands as it was punched.\n');
        for (const { changedAt, by, reason, before, after } of json ? [] : history) {
          const why = reason === null ? '' : `: ${reason}`;
          terminal.stdout.write(
            `${toInstant(changedAt)}  ${authorText(by, names)}${why}\n  was ${entryText(company, before)}\n  is  ${entryText(company, after)}\n`,
          );
        }
      });
    });
}

function toListed(
  { changedAt, by, reason, before, after }: RecordedEntryChange,
  names: ReadonlyMap<string, string>,
) {
  return {
    changedAtUtc: toInstant(changedAt),
    by: authorJson(by, names),
    reason,
    before: before && entryJson(before),
    after: after && entryJson(after),
  };
}
