// The tablets of the company, and what somebody decides about them.
import { queryOptions } from '@tanstack/react-query';
import { callManage } from './call-manage.ts';
import type { DataFor } from './desk-operations.ts';
import { queryKeys } from './query-keys.ts';
import type { Fetched } from './read-answer.ts';

type Tablets = DataFor<'listTablets'>;

export type ManagedTablet = Tablets[number];

const ASKED_AGAIN_MS = 15_000;

/** Asked for again and again while the page is in sight; the server sends it only when something has changed. */
export const tabletsQuery = (companyId: string) =>
  queryOptions({
    queryKey: [...queryKeys.tablets, companyId],
    queryFn: ({ client, queryKey, signal }) =>
      callManage('listTablets', {
        params: { companyId },
        known: client.getQueryData<Fetched<Tablets>>(queryKey),
        signal,
      }),
    select: ({ data }) => data,
    refetchInterval: ASKED_AGAIN_MS,
  });

export type TabletOf = { readonly companyId: string; readonly tabletId: string };

/** @param seen the name that it had @throws CallFailed */
export async function renameTablet(params: TabletOf, name: string, seen: string): Promise<void> {
  await callManage('renameTablet', { params, body: { name, seen: { name: seen } } });
}

/** @throws CallFailed */
export async function takeTabletOut(params: TabletOf, reason: string): Promise<void> {
  await callManage('revokeTablet', { params, body: { reason: reason === '' ? null : reason } });
}

/** @throws CallFailed */
export async function closeIncident(
  params: { readonly companyId: string; readonly incidentId: string },
  finding: string,
): Promise<void> {
  await callManage('closeTabletIncident', { params, body: { finding } });
}

export type PairingWord = DataFor<'makePairingWord'>;

/** @returns what registers one tablet, which is shown this once. @throws CallFailed */
export async function makePairingWord(companyId: string): Promise<PairingWord> {
  return (await callManage('makePairingWord', { params: { companyId } })).data;
}

export type WordState = DataFor<'getPairingWord'>;

/** A tablet that has shown the word and is not registered yet. */
export type TabletArrival = NonNullable<WordState['arrival']>;

/** While somebody waits for a tablet, it should be seen as soon as it is there. */
export const WAITED_FOR_MS = 3_000;

export const pairingWordQuery = (companyId: string) =>
  queryOptions({
    queryKey: [...queryKeys.pairingWord, companyId],
    queryFn: ({ client, queryKey, signal }) =>
      callManage('getPairingWord', {
        params: { companyId },
        known: client.getQueryData<Fetched<WordState>>(queryKey),
        signal,
      }),
    select: ({ data }) => data,
    refetchInterval: WAITED_FOR_MS,
  });

export type TabletReach = DataFor<'getTabletReach'>;
export type TabletAddress = TabletReach['addresses'][number];

export const tabletReachQuery = (companyId: string) =>
  queryOptions({
    queryKey: [...queryKeys.tabletReach, companyId],
    queryFn: async ({ signal }) =>
      (await callManage('getTabletReach', { params: { companyId }, signal })).data,
  });

export const managerCodeQuery = (companyId: string) =>
  queryOptions({
    queryKey: [...queryKeys.managerCode, companyId],
    queryFn: async ({ signal }) =>
      (await callManage('getManagerCode', { params: { companyId }, signal })).data,
  });

/** @returns the new code, which is shown this once. @throws CallFailed */
export async function makeManagerCode(companyId: string): Promise<string> {
  return (await callManage('makeManagerCode', { params: { companyId } })).data.code;
}

/** @throws CallFailed */
export async function removeManagerCode(companyId: string): Promise<void> {
  await callManage('removeManagerCode', { params: { companyId } });
}
