import { companyScope } from '#database/company-scope.ts';
import type { Database } from '#database/database.ts';
import type { ChangePlace } from '#features/changes/change-store.ts';
import { requireCompany } from '#features/companies/require-company.ts';
import type { ManageHandlers } from '#http/mount-api.ts';
import { readLogPage } from './log-page.ts';
import { toChangesCsv } from './to-changes-csv.ts';
import { toLoggedChange } from './to-logged-change.ts';

const IN_A_PAGE = 50;
const IN_A_FILE = 20_000;

type LogDeps = { readonly database: Database };

export function manageLogHandlers({ database }: LogDeps) {
  return {
    listChanges: async ({ params, query }) => {
      const { language: asked, cursor, limit = IN_A_PAGE, ...filter } = query;
      const company = await requireCompany(database.knex, params.companyId);
      const { timeZone } = company;
      const after = cursor === undefined ? {} : { after: placeOf(cursor) };
      const page = await readLogPage(companyScope(database.knex, params.companyId), {
        ...filter,
        ...after,
        timeZone,
        limit,
      });
      const reader = { language: asked ?? company.language, timeZone, names: page.names };
      return {
        changes: page.changes.map((change) => toLoggedChange(change, reader)),
        nextCursor: page.next && `${page.next.changedAt}.${page.next.id}`,
      };
    },
  } satisfies ManageHandlers;
}

/** A file holds so much that it is made in a thread of its own. */
export function logFileReader({ database }: LogDeps) {
  return {
    exportChanges: async ({ params, query }) => {
      const { language: asked, ...filter } = query;
      const company = await requireCompany(database.knex, params.companyId);
      const { timeZone } = company;
      const language = asked ?? company.language;
      const page = await readLogPage(companyScope(database.knex, params.companyId), {
        ...filter,
        timeZone,
        limit: IN_A_FILE,
      });
      const reader = { language, timeZone, names: page.names };
      const changes = page.changes.map((change) => toLoggedChange(change, reader));
      const days = [filter.from, filter.to].filter((day) => day !== undefined);
      return {
        fileName: `${['log', ...days].join('-')}.csv`,
        text: toChangesCsv(changes, reader),
        isComplete: page.next === null,
      };
    },
  } satisfies ManageHandlers;
}

function placeOf(cursor: string): ChangePlace {
  const [changedAt = '', id = ''] = cursor.split('.');
  return { changedAt: Number(changedAt), id };
}
