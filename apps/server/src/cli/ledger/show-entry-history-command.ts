import { Command } from 'commander';
import { companyScope } from '#database/company-scope.ts';
import { Refused } from '#errors/refused.ts';
import { findEntry } from '#features/ledger/time-entry-store.ts';
import { listHistory, type TimeEntryHistory } from '#features/ledger/time-entry-history-store.ts';
import { toInstant } from '#to-instant.ts';
import { entryJson, entryText } from './entry-text.ts';
import { companyOf } from '../people/find-people.ts';
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
      await withServer(terminal, async ({ database }) => {
        const company = await companyOf(database.knex, companyId);
        const scope = companyScope(database.knex, companyId);
        const history = await listHistory(scope, entryId);
        if (history.length === 0 && (await findEntry(scope, entryId)) === undefined)
          throw new Refused(`The company has no time entry ${entryId}, and never had.`);
        if (json) printJson(terminal, history.map(toListed));
        else if (history.length === 0) terminal.stdout.write('It stands as it was punched.\n');
        for (const change of json ? [] : history) {
          const { changedAt, changedBy, reason, before, after } = change;
          terminal.stdout.write(
            `${toInstant(changedAt)}  ${changedBy}: ${reason}\n  was ${entryText(company, before)}\n  is  ${entryText(company, after)}\n`,
          );
        }
      });
    });
}

function toListed({ changedAt, changedBy, reason, before, after }: TimeEntryHistory) {
  return {
    changedAtUtc: toInstant(changedAt),
    changedBy,
    reason,
    before: before && entryJson(before),
    after: after && entryJson(after),
  };
}
