import type { QueryClient } from '@tanstack/react-query';
import { callManage } from './call-manage.ts';
import type { CallFor } from './desk-operations.ts';
import { forgetTime } from './timesheets.ts';

/** Takes back the approval of the time of these people. @returns how many time entries are no longer locked @throws CallFailed */
export async function reopenTime(
  client: QueryClient,
  companyId: string,
  body: CallFor<'reopenTime'>['body'],
): Promise<number> {
  const { data } = await callManage('reopenTime', { params: { companyId }, body });
  await forgetTime(client);
  return data.reopenedEntries;
}
