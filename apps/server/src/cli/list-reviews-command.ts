import { Command } from 'commander';
import { companyScope } from '../database/company-scope.ts';
import type { CompanySettings } from '../features/companies/company-settings.ts';
import { localMinuteIn } from '../features/companies/local-minute.ts';
import { listOpenReviews, type OpenReview } from '../features/reviews/review-item-store.ts';
import { findReviewedPunch, type ReviewedPunch } from '../features/reviews/reviewed-punch-store.ts';
import { toInstant } from '../to-instant.ts';
import { companyOf, employeesOf } from './find-people.ts';
import { guidArgument } from './guid-argument.ts';
import { printJson } from './print-json.ts';
import type { Terminal } from './terminal.ts';
import { textTable } from './text-table.ts';
import { withServer } from './with-server.ts';

export function listReviewsCommand(terminal: Terminal): Command {
  return new Command('list')
    .description('List what a manager has to decide: punches that do not fit, or are in doubt.')
    .argument('<company-id>', 'see "stimpill company list"', guidArgument)
    .option('--json', 'for machines')
    .addHelpText('after', '\nExample:\n  stimpill review list 6f1c2b9e-…')
    .action(async (companyId: string, { json }: { json?: true }) => {
      await withServer(terminal, async ({ database }) => {
        const db = database.knex;
        const company = await companyOf(db, companyId);
        const people = await employeesOf(db, companyId, undefined);
        const names = new Map(people.map(({ id, displayName }) => [id, displayName]));
        const scope = companyScope(db, companyId);
        const items = [];
        for (const item of await listOpenReviews(scope)) {
          const punch = item.punchId === null ? undefined : await findReviewedPunch(scope, item.punchId);
          items.push({ item, punch });
        }
        if (json) printJson(terminal, items.map(toListed));
        else if (items.length === 0) terminal.stdout.write('Nothing waits for a decision.\n');
        else terminal.stdout.write(textTable(items.map((each) => toRow(each, company, names))));
      });
    });
}

type Listed = { readonly item: OpenReview; readonly punch: ReviewedPunch | undefined };

function toListed({ item, punch }: Listed) {
  const { openedAt, ...rest } = item;
  const what = punch && { action: punch.action, punchedAtUtc: toInstant(punch.at) };
  return { ...rest, openedAtUtc: toInstant(openedAt), punch: what ?? null };
}

function toRow({ item, punch }: Listed, { timeZone }: CompanySettings, names: ReadonlyMap<string, string>) {
  const employeeId = item.employeeId ?? punch?.employeeId ?? '';
  return {
    item: item.id,
    who: names.get(employeeId) ?? `unknown ${employeeId}`,
    asks: item.reason,
    punch: punch === undefined ? '' : `${punch.action} ${localMinuteIn(timeZone, punch.at)}`,
    entry: item.timeEntryId ?? punch?.timeEntryId ?? '',
  };
}
