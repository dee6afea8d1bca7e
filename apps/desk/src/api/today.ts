// How today stands.
import { queryOptions } from '@tanstack/react-query';
import type { PersonToday, Today } from '@stimpill/api-types/manage';
import { callManage } from './call-manage.ts';
import type { DataFor } from './desk-operations.ts';
import { queryKeys } from './query-keys.ts';
import type { Fetched } from './read-answer.ts';

export type { PersonToday, Today };

const ASKED_AGAIN_MS = 15_000;

/** Asked for again and again while the page is in sight; the server sends it only when something has changed. */
export const todayQuery = (companyId: string) =>
  queryOptions({
    queryKey: [...queryKeys.today, companyId],
    queryFn: ({ client, queryKey, signal }) =>
      callManage('getToday', {
        params: { companyId },
        known: client.getQueryData<Fetched<Today>>(queryKey),
        signal,
      }),
    select: ({ data }) => data,
    refetchInterval: ASKED_AGAIN_MS,
  });

export type MovedPerson = DataFor<'listMovedFigures'>[number];

const MOVED_ASKED_AGAIN_MS = 300_000;

/** Whose approved figures would change: counted for everybody of whom time was opened, so it is asked for less often. */
export const movedPeopleQuery = (companyId: string) =>
  queryOptions({
    queryKey: [...queryKeys.time, 'moved', companyId],
    queryFn: async ({ signal }) =>
      (await callManage('listMovedFigures', { params: { companyId }, signal })).data,
    refetchInterval: MOVED_ASKED_AGAIN_MS,
  });
