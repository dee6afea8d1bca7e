// How a person gets in: PIN, role, sessions, second factors; and what is known about them as one file.
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { PinCard } from '@stimpill/api-types/manage';
import { callManage } from './call-manage.ts';
import type { CallFor, DataFor } from './desk-operations.ts';
import { refreshPerson, signInKey, type PersonOf } from './people.ts';
import { queryKeys } from './query-keys.ts';

export type { PinCard };
export type GivenRole = CallFor<'changeRole'>['body']['role'];
export type PersonSession = DataFor<'listPersonSessions'>[number];

/** The most PINs that one call makes. */
export const MOST_PINS = 100;

export const signInQuery = (of: PersonOf) =>
  queryOptions({
    queryKey: signInKey(of),
    queryFn: async ({ signal }) => (await callManage('getPersonSignIn', { params: of, signal })).data,
  });

export const personSessionsQuery = (of: PersonOf) =>
  queryOptions({
    queryKey: [...queryKeys.person, of.employeeId, 'sessions'],
    queryFn: async ({ signal }) => (await callManage('listPersonSessions', { params: of, signal })).data,
  });

/** What was changed in the record of the person, the newest first. */
export const personLogQuery = (of: PersonOf, language: 'is' | 'en' | 'pl') =>
  queryOptions({
    queryKey: [...queryKeys.person, of.employeeId, 'log', language],
    queryFn: async ({ signal }) => {
      const { companyId, employeeId } = of;
      const query = { employeeId, subject: 'employee' as const, language, limit: '50' };
      return (await callManage('listChanges', { params: { companyId }, query, signal })).data.changes;
    },
  });

/** @returns the new PIN, which is shown this once @throws CallFailed */
export async function setPin(client: QueryClient, of: PersonOf): Promise<PinCard> {
  const { data } = await callManage('setPin', { params: of });
  await refreshPerson(client, of);
  return data;
}

/** New PINs for all of them or for nobody. @throws CallFailed */
export async function setPins(
  client: QueryClient,
  companyId: string,
  employeeIds: string[],
): Promise<readonly PinCard[]> {
  const { data } = await callManage('setPins', {
    params: { companyId },
    body: { employeeIds },
    isPatient: true,
  });
  await client.invalidateQueries({ queryKey: queryKeys.people });
  await client.invalidateQueries({ queryKey: queryKeys.person });
  return data;
}

/** @throws CallFailed */
export async function unlockPin(client: QueryClient, of: PersonOf): Promise<void> {
  await callManage('unlockPin', { params: of });
  await refreshPerson(client, of);
}

/** @param change the new role, and the one that was seen @throws CallFailed */
export async function changeRole(
  client: QueryClient,
  of: PersonOf,
  { role, seen }: { readonly role: GivenRole; readonly seen: GivenRole },
): Promise<void> {
  await callManage('changeRole', { params: of, body: { role, seen: { role: seen } } });
  await refreshPerson(client, of);
}

export type MadeLink = DataFor<'makePasswordLink'>;

/** A link with which the person chooses a password, which is shown this once. @throws CallFailed */
export async function makePasswordLink(of: PersonOf, byMail: boolean): Promise<MadeLink> {
  return (await callManage('makePasswordLink', { params: of, body: { byMail } })).data;
}

export type GivenAddressLink = DataFor<'giveAddressLink'>;

/** The link that confirms a new address: mailed, or shown this once where the server sends no mail. @throws CallFailed */
export async function giveAddressLink(client: QueryClient, of: PersonOf): Promise<GivenAddressLink> {
  const { data } = await callManage('giveAddressLink', { params: of });
  await refreshPerson(client, of);
  return data;
}

/** @throws CallFailed */
export async function withdrawAddress(client: QueryClient, of: PersonOf): Promise<void> {
  await callManage('withdrawAddress', { params: of });
  await refreshPerson(client, of);
}

/** @returns how many sessions ended @throws CallFailed */
export async function endPersonSessions(client: QueryClient, of: PersonOf): Promise<number> {
  const { data } = await callManage('endPersonSessions', { params: of });
  await refreshPerson(client, of);
  return data.endedSessions;
}

/** @throws CallFailed */
export async function resetFactors(client: QueryClient, of: PersonOf): Promise<void> {
  await callManage('resetFactors', { params: of });
  await refreshPerson(client, of);
}

/** @throws CallFailed */
export async function exportPerson(of: PersonOf): Promise<DataFor<'exportPerson'>> {
  return (await callManage('exportPerson', { params: of })).data;
}

export type ErasurePreview = DataFor<'previewErasure'>;

/** What erasing the person would do; refused with `person.erased` once that was done. */
export const erasureQuery = (of: PersonOf) =>
  queryOptions({
    queryKey: [...queryKeys.person, of.employeeId, 'erasure'],
    queryFn: async ({ signal }) => (await callManage('previewErasure', { params: of, signal })).data,
  });

/** @param keepsTimeUntil `2033-12-31` @throws CallFailed */
export async function erasePerson(
  client: QueryClient,
  of: PersonOf,
  keepsTimeUntil: string,
): Promise<DataFor<'erasePerson'>> {
  const { data } = await callManage('erasePerson', { params: of, body: { keepsTimeUntil } });
  await refreshPerson(client, of);
  return data;
}
