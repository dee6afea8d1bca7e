// How the person who is signed in proves who they are: the password, the app that shows codes, and the codes on paper.
import type { QueryClient } from '@tanstack/react-query';
import { callManage } from './call-manage.ts';
import type { CallFor, DataFor } from './desk-operations.ts';
import { ownSessionsQuery } from './own-sessions.ts';
import { sessionQuery } from './session.ts';

export type NewPassword = CallFor<'changeOwnPassword'>['body'];
/** The secret of an app that is being added. */
export type StartedTotp = DataFor<'startTotp'>;

/** What comes with a factor. */
export type BegunFactors = {
  /** Ten codes on paper, or none. */
  readonly recoveryCodes: readonly string[];
  /** Other sessions that ended, because a password had opened them without it. */
  readonly endedSessions: number;
};

/** @returns how many other sessions ended by it @throws CallFailed */
export async function changeOwnPassword(client: QueryClient, body: NewPassword): Promise<number> {
  const { data } = await callManage('changeOwnPassword', { body });
  await client.invalidateQueries(ownSessionsQuery);
  return data.endedSessions;
}

/** @throws CallFailed */
export async function startTotp(): Promise<StartedTotp> {
  return (await callManage('startTotp', {})).data;
}

/** @throws CallFailed */
export async function confirmTotp(client: QueryClient, totpCode: string): Promise<BegunFactors> {
  const { data } = await callManage('confirmTotp', { body: { totpCode } });
  await Promise.all([client.invalidateQueries(sessionQuery), client.invalidateQueries(ownSessionsQuery)]);
  return data;
}

/** @throws CallFailed */
export async function removeTotp(client: QueryClient): Promise<void> {
  await callManage('removeTotp', {});
  await client.invalidateQueries(sessionQuery);
}

/** @returns ten codes on paper @throws CallFailed */
export async function renewRecoveryCodes(client: QueryClient): Promise<readonly string[]> {
  const { data } = await callManage('renewRecoveryCodes', {});
  await client.invalidateQueries(sessionQuery);
  return data.recoveryCodes;
}
