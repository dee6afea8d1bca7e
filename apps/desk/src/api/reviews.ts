// Everything that waits for a manager: each question, and what is known of it.
import type { Query, QueryClient } from '@tanstack/react-query';
import type { ReviewCase } from '@stimpill/api-types/manage';
import { makeOld, query, READ_ANEW, readOld } from './calls.ts';
import type { CallFor, DataFor, Fetched, OperationId } from './contract.ts';

export type { ReviewCase };
export type OpenReview = DataFor<'listReviews'>[number];
export type ReviewChoice = ReviewCase['choices'][number];
export type ReviewOf = { readonly companyId: string; readonly reviewId: string };
/** A time that somebody types for one of the choices. */
export type TriedTime = CallFor<'tryReviewTime'>['body'];

const ASKED_AGAIN_MS = 15_000;

/** Asked for again and again while the page is in sight; the server sends it only when something has changed. */
export const reviewsQuery = (companyId: string) => ({
  ...query('listReviews', { params: { companyId }, query: {} }),
  refetchInterval: ASKED_AGAIN_MS,
});

/** Every choice is tried on the server, so it is not asked for again by itself. */
export const reviewCaseQuery = (params: ReviewOf) => ({
  ...query('getReview', { params }),
  refetchOnWindowFocus: false,
});

/** @param tried undefined while no time is typed */
export const triedTimeQuery = (params: ReviewOf, tried: TriedTime | undefined) => ({
  ...query('tryReviewTime', tried && { params, body: tried }),
  ...READ_ANEW,
  retry: false,
});

/** Asked for by a press only, since the server records who looked. It is not kept once nobody looks any more. */
export const punchPhotoQuery = (params: { readonly companyId: string; readonly punchId: string }) => ({
  ...query('lookAtPunchPhoto', { params }),
  retry: false,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
});

/** What shows questions, and what is known of one. */
const IN_INBOX: readonly unknown[] = [
  'listReviews',
  'getReview',
  'tryReviewTime',
  'listTimeEntryChanges',
] satisfies OperationId[];

/**
 * What a decision makes stale in the inbox; it is read again by `readSettled`. Of the cases only those of the same people: what the time of others comes
 * to has not changed.
 * @param employeeIds whom the decision was about
 */
export async function forgetSettled(client: QueryClient, employeeIds: readonly string[]): Promise<void> {
  const isOfThem = ({ state: { data } }: Query) =>
    employeeIds.some((id) => id === (data as Fetched<ReviewCase> | undefined)?.data.employeeId);
  client.removeQueries({ type: 'inactive', predicate: (old) => isCase(old) && isOfThem(old) });
  await makeOld(client, 'settleReview', (old) => isInInbox(old) && (!isCase(old) || isOfThem(old)), 'none');
}

/** Reads again what decisions made stale in the inbox. */
export const readSettled = (client: QueryClient) => readOld(client, isInInbox);

/** What decisions made stale beside the inbox: people, leave and tablets, which nobody needs again for each of a hundred decisions. */
export const forgetBeside = (client: QueryClient) =>
  makeOld(client, 'settleReview', (old) => !isInInbox(old));

const readOf = ({ queryKey: [, reads] }: Query): unknown => Array.isArray(reads) && reads[0];
const isInInbox = (old: Query) => IN_INBOX.includes(readOf(old));
const isCase = (old: Query) => readOf(old) === 'getReview';
