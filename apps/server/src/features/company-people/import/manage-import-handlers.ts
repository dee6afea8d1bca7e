import type { RecordsDeps } from '#features/company-file/change-records.ts';
import type { ManageHandlers } from '#http/mount-api.ts';
import { checkPeopleImport, importPeople } from './import-people.ts';
import { toImportReport } from './to-import-report.ts';

export function manageImportHandlers(deps: RecordsDeps) {
  return {
    checkPeopleImport: async ({ body, caller }) =>
      toImportReport(await checkPeopleImport(caller, body, deps), false),
    importPeople: async ({ body, caller }) => toImportReport(await importPeople(caller, body, deps), true),
  } satisfies ManageHandlers;
}
