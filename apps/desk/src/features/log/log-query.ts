// Who changed what, page by page, and the same as a file.
import { infiniteQueryOptions } from '@tanstack/react-query';
import type { LoggedChange } from '@stimpill/api-types/manage';
import { ask, keyOf } from '#api/calls.ts';
import type { CallFor } from '#api/contract.ts';

export type { LoggedChange };
/** Which changes; what is not given does not narrow. */
export type LogFilter = CallFor<'exportChanges'>['query'];

export const logQuery = (companyId: string, filter: LogFilter) =>
  infiniteQueryOptions({
    queryKey: keyOf(['listChanges'], companyId, filter),
    queryFn: async ({ pageParam, signal }) => {
      const query = { ...filter, ...(pageParam !== null && { cursor: pageParam }) };
      return ask('listChanges', { params: { companyId }, query, signal });
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
