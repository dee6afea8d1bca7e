// Accounts of other systems.
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { ServiceAccount } from '@stimpill/api-types/manage';
import { callManage } from './call-manage.ts';
import type { CallFor, DataFor } from './desk-operations.ts';
import { queryKeys } from './query-keys.ts';

export type { ServiceAccount };
export type SaidServiceAccount = CallFor<'makeServiceAccount'>['body'];
/** With the secret, which is told this once. */
export type MadeServiceAccount = DataFor<'makeServiceAccount'>;

export const serviceAccountsQuery = (companyId: string) =>
  queryOptions({
    queryKey: [...queryKeys.serviceAccounts, companyId],
    queryFn: async ({ signal }) =>
      (await callManage('listServiceAccounts', { params: { companyId }, signal })).data,
  });

/** @throws CallFailed */
export async function makeServiceAccount(
  client: QueryClient,
  companyId: string,
  body: SaidServiceAccount,
): Promise<MadeServiceAccount> {
  const { data } = await callManage('makeServiceAccount', { params: { companyId }, body });
  await client.invalidateQueries(serviceAccountsQuery(companyId));
  return data;
}

/** It ends at once. @throws CallFailed */
export async function endServiceAccount(
  client: QueryClient,
  params: { readonly companyId: string; readonly serviceAccountId: string },
): Promise<void> {
  await callManage('endServiceAccount', { params });
  await client.invalidateQueries(serviceAccountsQuery(params.companyId));
}
