// The people of the company: the list of all, and the record of one.
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { ListedPerson, PersonRecord, SaidPerson } from '@stimpill/api-types/manage';
import { callManage } from './call-manage.ts';
import type { DataFor } from './desk-operations.ts';
import { queryKeys } from './query-keys.ts';
import type { Fetched } from './read-answer.ts';

export type { ListedPerson, PersonRecord, SaidPerson };

/** A person of the company, as every operation about one names them. */
export type PersonOf = { readonly companyId: string; readonly employeeId: string };

const ASKED_AGAIN_MS = 15_000;

/** Asked for again and again while the page is in sight, because who is in changes by itself. */
export const peopleQuery = (companyId: string) =>
  queryOptions({
    queryKey: [...queryKeys.people, companyId],
    queryFn: ({ client, queryKey, signal }) =>
      callManage('listPeople', {
        params: { companyId },
        known: client.getQueryData<Fetched<DataFor<'listPeople'>>>(queryKey),
        signal,
      }),
    select: ({ data }) => data,
    refetchInterval: ASKED_AGAIN_MS,
  });

/** Under it stands how somebody gets in. */
export const signInKey = ({ employeeId }: PersonOf) => [...queryKeys.person, employeeId, 'sign-in'];

/** The record with its version, which a change sends back. */
export const personQuery = (of: PersonOf) =>
  queryOptions({
    queryKey: [...queryKeys.person, of.employeeId, 'record'],
    queryFn: ({ signal }) => callManage('getPerson', { params: of, signal }),
  });

/** @returns the person who was added @throws CallFailed */
export async function addPerson(
  client: QueryClient,
  companyId: string,
  body: SaidPerson,
): Promise<PersonRecord> {
  const { data } = await callManage('addPerson', { params: { companyId }, body });
  await client.invalidateQueries({ queryKey: queryKeys.people });
  return data;
}

type Change = { readonly body: SaidPerson; readonly version: string | undefined };

/** @returns the record as it is now, with its version @throws CallFailed */
export async function changePerson(
  client: QueryClient,
  of: PersonOf,
  { body, version }: Change,
): Promise<Fetched<PersonRecord>> {
  const changed = await callManage('changePerson', {
    params: of,
    body,
    ...(version !== undefined && { version }),
  });
  client.setQueryData(personQuery(of).queryKey, changed);
  // Another address may wait now.
  await client.invalidateQueries({ queryKey: signInKey(of) });
  await client.invalidateQueries({ queryKey: queryKeys.people });
  return changed;
}

/** The last day that stood there when somebody began to change it; null: none. */
type SeenLastDay = { readonly seen: string | null };

/** @param end its `lastDay` is such as `2026-03-31` @throws CallFailed */
export async function endEmployment(
  client: QueryClient,
  of: PersonOf,
  { lastDay, seen }: SeenLastDay & { readonly lastDay: string },
): Promise<DataFor<'endEmployment'>> {
  const body = { lastDay, seen: { lastDay: seen } };
  const { data } = await callManage('endEmployment', { params: of, body });
  await refreshPerson(client, of);
  return data;
}

/** @param again its `firstDay` is null where it is as if the employment had not ended @throws CallFailed */
export async function reemployPerson(
  client: QueryClient,
  of: PersonOf,
  { firstDay, seen }: SeenLastDay & { readonly firstDay: string | null },
): Promise<void> {
  await callManage('reemployPerson', { params: of, body: { firstDay, seen: { lastDay: seen } } });
  await refreshPerson(client, of);
}

/** All that is known of this person here, and the list. */
export async function refreshPerson(client: QueryClient, { employeeId }: PersonOf): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: [...queryKeys.person, employeeId] }),
    client.invalidateQueries({ queryKey: queryKeys.people }),
  ]);
}
