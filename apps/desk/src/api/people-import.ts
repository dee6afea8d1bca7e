// Many people at once, as rows of a spreadsheet.
import type { QueryClient } from '@tanstack/react-query';
import type { ImportColumn, ImportLine, ImportReport } from '@stimpill/api-types/manage';
import { callManage } from './call-manage.ts';
import type { CallFor } from './desk-operations.ts';
import { queryKeys } from './query-keys.ts';

export type { ImportColumn, ImportLine, ImportReport };
export type ImportRows = CallFor<'importPeople'>['body'];

/** What the rows would do; nothing is written. @throws CallFailed */
export async function checkPeopleImport(companyId: string, body: ImportRows): Promise<ImportReport> {
  return (await callManage('checkPeopleImport', { params: { companyId }, body, isPatient: true })).data;
}

/** Every row or none. @throws CallFailed */
export async function importPeople(
  client: QueryClient,
  companyId: string,
  body: ImportRows,
): Promise<ImportReport> {
  const { data } = await callManage('importPeople', { params: { companyId }, body, isPatient: true });
  await client.invalidateQueries({ queryKey: queryKeys.people });
  await client.invalidateQueries({ queryKey: queryKeys.personChoices });
  return data;
}
