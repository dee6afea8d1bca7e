// Who changed what, page by page, and the same as a file.
import { infiniteQueryOptions } from '@tanstack/react-query';
import type { LoggedChange } from '@stimpill/api-types/manage';
import { callManage } from './call-manage.ts';
import type { CallFor, DataFor } from './desk-operations.ts';
import { queryKeys } from './query-keys.ts';

export type { LoggedChange };
/** Which changes; what is not given does not narrow. */
export type LogFilter = CallFor<'exportChanges'>['query'];
export type LogFile = DataFor<'exportChanges'>;

export const logQuery = (companyId: string, filter: LogFilter) =>
  infiniteQueryOptions({
    queryKey: [...queryKeys.log, companyId, filter],
    queryFn: async ({ pageParam, signal }) => {
      const query = { ...filter, ...(pageParam !== null && { cursor: pageParam }) };
      return (await callManage('listChanges', { params: { companyId }, query, signal })).data;
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });

/** @throws CallFailed */
export async function exportLog(companyId: string, query: LogFilter): Promise<LogFile> {
  return (await callManage('exportChanges', { params: { companyId }, query })).data;
}
