// Which people a manager sees, and who stands in while that manager is away.
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { PersonReach } from '@stimpill/api-types/manage';
import { callManage } from './call-manage.ts';
import { refreshPerson, type PersonOf } from './people.ts';
import { queryKeys } from './query-keys.ts';
import type { Fetched } from './read-answer.ts';

export type { PersonReach };

/** With its version, which a change sends back. */
export const personReachQuery = (of: PersonOf) =>
  queryOptions({
    queryKey: [...queryKeys.person, of.employeeId, 'reach'],
    queryFn: ({ signal }) => callManage('getPersonReach', { params: of, signal }),
  });

/** @returns the reach as it is now, with its version @throws CallFailed */
export async function changePersonReach(
  client: QueryClient,
  of: PersonOf,
  { body, version }: { readonly body: PersonReach; readonly version: string | undefined },
): Promise<Fetched<PersonReach>> {
  const changed = await callManage('changePersonReach', {
    params: of,
    body,
    ...(version !== undefined && { version }),
  });
  client.setQueryData(personReachQuery(of).queryKey, changed);
  await refreshPerson(client, of);
  return changed;
}
