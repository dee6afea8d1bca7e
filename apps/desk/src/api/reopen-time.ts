import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { callManage } from './call-manage.ts';
import type { CallFor } from './desk-operations.ts';
import type { PersonOf } from './people.ts';
import { queryKeys } from './query-keys.ts';
import { forgetTime, type Range } from './timesheets.ts';

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

/** What would move by the opening alone. Read anew each time it is looked at, before something is pressed. */
export const reopeningEffectQuery = (params: PersonOf, { startDate, endDate }: Range) =>
  queryOptions({
    queryKey: [...queryKeys.time, params.employeeId, 'reopening', startDate, endDate],
    queryFn: async ({ signal }) =>
      (await callManage('getReopeningEffect', { params, query: { startDate, endDate }, signal })).data,
    staleTime: 0,
    gcTime: 0,
  });
