// Where the person who is signed in is signed in besides.
import { queryOptions } from '@tanstack/react-query';
import type { OwnSession } from '@stimpill/api-types/manage';
import { callManage } from './call-manage.ts';
import { queryKeys } from './query-keys.ts';

export type { OwnSession };

export const ownSessionsQuery = queryOptions({
  queryKey: queryKeys.ownSessions,
  queryFn: async ({ signal }) => (await callManage('listOwnSessions', { signal })).data,
});

/** @throws CallFailed */
export async function endOwnSession(sessionId: string): Promise<void> {
  await callManage('endOwnSession', { params: { sessionId } });
}
