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

/** @throws CallFailed */
export async function renameTablet(params: TabletOf, name: string): Promise<void> {
  await callManage('renameTablet', { params, body: { name } });
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

export type DevicePassword = DataFor<'makeDevicePassword'>;

/** @returns what registers one tablet, which is shown this once. @throws CallFailed */
export async function makeDevicePassword(companyId: string): Promise<DevicePassword> {
  return (await callManage('makeDevicePassword', { params: { companyId } })).data;
}

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
