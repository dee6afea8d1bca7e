// One-time links about sign-in addresses: one confirms a new one, the other takes the old one back.
import { queryOptions } from '@tanstack/react-query';
import { callManage } from './call-manage.ts';
import type { DataFor } from './desk-operations.ts';

export type OpenedAddressLink = DataFor<'readAddressLink'>;
export type OpenedWayBack = DataFor<'readWayBack'>;
export type TakenBack = DataFor<'takeAddressBack'>;

/** Which address the link confirms. Asking changes nothing. */
export const addressLinkQuery = (token: string) =>
  queryOptions({
    queryKey: ['address-link', token],
    queryFn: async () => (await callManage('readAddressLink', { body: { token } })).data,
    staleTime: Infinity,
  });

/** @returns the name to sign in with @throws CallFailed */
export async function confirmAddress(token: string): Promise<string> {
  return (await callManage('confirmAddress', { body: { token } })).data.email;
}

/** Which address comes back. Asking changes nothing. */
export const wayBackQuery = (token: string) =>
  queryOptions({
    queryKey: ['way-back', token],
    queryFn: async () => (await callManage('readWayBack', { body: { token } })).data,
    staleTime: Infinity,
  });

/** @throws CallFailed */
export async function takeAddressBack(token: string): Promise<TakenBack> {
  return (await callManage('takeAddressBack', { body: { token } })).data;
}
