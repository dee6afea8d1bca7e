import { isErasureRefusal } from '@stimpill/api-types/manage';
import { companyScope } from '#database/company-scope.ts';
import { authorOf } from '#features/changes/change.ts';
import type { ManageHandlers } from '#http/mount-api.ts';
import { erasePerson, type ErasePersonDeps } from './erase-person.ts';
import { previewErasure, inBackupsUntil } from './preview-erasure.ts';

export function manageErasureHandlers(deps: ErasePersonDeps) {
  const lastBackup = (companyId: string) =>
    inBackupsUntil(companyScope(deps.database.knex, companyId), deps.clock());
  return {
    previewErasure: async ({ params }) => {
      const { standIn, refused, subjects, unlockedEntries } = await previewErasure(params, deps);
      return {
        ...{ standIn, unlockedEntries, subjects: subjects.map((each) => ({ ...each })) },
        refusal: refused !== null && isErasureRefusal(refused.code) ? refused.code : null,
        inBackupsUntil: await lastBackup(params.companyId),
      };
    },

    erasePerson: async ({ params, body, caller }) => {
      const request = { ...params, keepsTimeUntil: body.keepsTimeUntil };
      const { standIn, keepsTimeUntil } = await erasePerson(request, authorOf(caller), deps);
      return { standIn, keepsTimeUntil, inBackupsUntil: await lastBackup(params.companyId) };
    },
  } satisfies ManageHandlers;
}
