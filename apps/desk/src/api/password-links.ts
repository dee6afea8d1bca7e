// One-time links with which somebody chooses a password.
import { queryOptions } from '@tanstack/react-query';
import { callManage } from './call-manage.ts';
import type { DataFor } from './desk-operations.ts';

export type OpenedLink = DataFor<'readPasswordLink'>;

/** @returns whether this server sends mail at all @throws CallFailed */
export async function askForPasswordLink(email: string): Promise<boolean> {
  return (await callManage('askForPasswordLink', { body: { email } })).data.isMailSetUp;
}

/** Whose password the link sets. */
export const passwordLinkQuery = (token: string) =>
  queryOptions({
    queryKey: ['password-link', token],
    queryFn: async () => (await callManage('readPasswordLink', { body: { token } })).data,
    staleTime: Infinity,
  });

/** @returns the name to sign in with @throws CallFailed */
export async function redeemPasswordLink(token: string, newPassword: string): Promise<string> {
  return (await callManage('redeemPasswordLink', { body: { token, newPassword } })).data.email;
}
