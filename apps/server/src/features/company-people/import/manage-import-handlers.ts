import type { manageOperations } from '@stimpill/api-types/manage';
import type { RecordsDeps } from '#features/company-file/change-records.ts';
import type { Handler } from '#http/mount-operation.ts';
import { checkPeopleImport, importPeople } from './import-people.ts';
import { toImportReport } from './to-import-report.ts';

export type ManageImportHandlers = {
  readonly [Id in 'checkPeopleImport' | 'importPeople']: Handler<(typeof manageOperations)[Id]>;
};

export function manageImportHandlers(deps: RecordsDeps): ManageImportHandlers {
  return {
    checkPeopleImport: async ({ body, caller }) =>
      toImportReport(await checkPeopleImport(caller, body, deps), false),
    importPeople: async ({ body, caller }) => toImportReport(await importPeople(caller, body, deps), true),
  };
}
