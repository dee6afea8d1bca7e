import { companyScope } from '#database/company-scope.ts';
import { requireCompany } from '#features/companies/require-company.ts';
import { authorOf } from '#features/changes/change.ts';
import type { EditAuthor, EditDeps } from '#features/ledger/edit-time-entries.ts';
import type { Seer } from '#features/people/seen-people.ts';
import { loadLineNamesOf } from '#features/rules/pay-lines.ts';
import type { ManageHandlers } from '#http/mount-api.ts';
import { addForMany, checkForMany } from './punch-for-many.ts';
import { toAddedForOne, toCheckedForOne, toPunchForMany } from './to-punch-for-many.ts';

export function manageManyHandlers(deps: EditDeps) {
  const { knex } = deps.database;
  const authorFor = async (caller: Seer, reason: string | null): Promise<EditAuthor> => ({
    company: await requireCompany(knex, caller.companyId),
    by: authorOf(caller),
    reason,
  });

  return {
    checkEntriesForMany: async ({ body, caller }) => {
      const author = await authorFor(caller, null);
      const checked = await checkForMany(deps, { seer: caller, author, punch: toPunchForMany(body) });
      const namesOf = await loadLineNamesOf(companyScope(knex, caller.companyId), author.company);
      return checked.map((each) => toCheckedForOne(each, namesOf));
    },

    addEntriesForMany: async ({ body, caller }) => {
      const author = await authorFor(caller, body.reason);
      const added = await addForMany(deps, { seer: caller, author, punch: toPunchForMany(body) });
      return added.map(toAddedForOne);
    },
  } satisfies ManageHandlers;
}
