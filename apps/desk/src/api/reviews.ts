// Everything that waits for a manager: each question, and what is known of it.
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { ReviewCase } from '@stimpill/api-types/manage';
import { callManage } from './call-manage.ts';
import type { CallFor, DataFor } from './desk-operations.ts';
import { queryKeys } from './query-keys.ts';
import type { Fetched } from './read-answer.ts';

export type { ReviewCase };
export type OpenReview = DataFor<'listReviews'>[number];
export type ReviewChoice = ReviewCase['choices'][number];
export type ReviewOf = { readonly companyId: string; readonly reviewId: string };
/** A time that somebody types for one of the choices. */
export type TriedTime = CallFor<'tryReviewTime'>['body'];

const ASKED_AGAIN_MS = 15_000;

/** Asked for again and again while the page is in sight; the server sends it only when something has changed. */
export const reviewsQuery = (companyId: string) =>
  queryOptions({
    queryKey: [...queryKeys.reviews, companyId],
    queryFn: ({ client, queryKey, signal }) =>
      callManage('listReviews', {
        params: { companyId },
        query: {},
        known: client.getQueryData<Fetched<DataFor<'listReviews'>>>(queryKey),
        signal,
      }),
    select: ({ data }) => data,
    refetchInterval: ASKED_AGAIN_MS,
  });

/** Every choice is tried on the server, so it is not asked for again by itself. */
export const reviewCaseQuery = (params: ReviewOf) =>
  queryOptions({
    queryKey: [...queryKeys.reviewCase, params.reviewId],
    queryFn: async ({ signal }) => (await callManage('getReview', { params, signal })).data,
    refetchOnWindowFocus: false,
  });

/** @param tried undefined while no time is typed */
export const triedTimeQuery = (params: ReviewOf, tried: TriedTime | undefined) =>
  queryOptions({
    queryKey: [...queryKeys.reviewCase, params.reviewId, 'tried', tried],
    queryFn: async ({ signal }) => {
      if (tried === undefined) throw new Error('there is no time to try yet');
      return (await callManage('tryReviewTime', { params, body: tried, signal })).data;
    },
    enabled: tried !== undefined,
    retry: false,
    staleTime: 0,
    gcTime: 0,
  });

/** Asked for by a press only, since the server records who looked. It is not kept once nobody looks any more. */
export const punchPhotoQuery = (params: { readonly companyId: string; readonly punchId: string }) =>
  queryOptions({
    queryKey: [...queryKeys.punchPhoto, params.punchId],
    queryFn: async ({ signal }) => (await callManage('lookAtPunchPhoto', { params, signal })).data,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

/**
 * What a decision makes old. Of the cases only those of the same people: what the time of others comes to has not changed.
 * @param employeeIds whom the decision was about
 */
export async function forgetSettled(client: QueryClient, employeeIds: readonly string[]): Promise<void> {
  const isOfThem = ({ state: { data } }: { readonly state: { readonly data: unknown } }) =>
    typeof data === 'object' &&
    data !== null &&
    'employeeId' in data &&
    employeeIds.some((id) => id === data.employeeId);
  const old = [queryKeys.reviews, queryKeys.today, queryKeys.time, queryKeys.tablets, queryKeys.log];
  client.removeQueries({ queryKey: queryKeys.reviewCase, type: 'inactive', predicate: isOfThem });
  await Promise.all([
    client.invalidateQueries({ queryKey: queryKeys.reviewCase, predicate: isOfThem }),
    ...old.map(async (queryKey) => client.invalidateQueries({ queryKey })),
  ]);
}
