// Who is signed in. Everything the desk shows hangs on it, so it is asked for first and known everywhere.
import { hashKey, queryOptions, useSuspenseQuery, type QueryClient } from '@tanstack/react-query';
import type { Language } from '@stimpill/words/language.ts';
import type { DeskSession } from '@stimpill/api-types/manage';
import { isSessionEnded } from './call-failed.ts';
import { confirmation } from './confirmation.ts';
import type { CallInput } from './call-manage.ts';
import { ask, keyOf } from './calls.ts';
import { frameQuery } from './desk-frame.ts';
import { sessionEnd } from './session-end.ts';
import { signedInHere } from './signed-in-here.ts';
import type { CallFor } from './contract.ts';

export type { DeskSession };
/** What proves who somebody is: the password, and a code where they have a second factor. */
export type Proof = CallFor<'confirmDeskSession'>['body'];

/** The session of the cookie, or null where nobody is signed in. Where nobody has signed in in this browser, the server is not asked. */
export const sessionQuery = queryOptions({
  queryKey: keyOf(['getDeskSession']),
  queryFn: async ({ client, queryKey, signal }): Promise<DeskSession | null> => {
    if (!signedInHere.isKnown()) return null;
    try {
      // Who is on a page already stays on it, and signs in above it.
      const isAtDoor = !client.getQueryData(queryKey);
      return await readSession(client, { signal, isAtDoor });
    } catch (error) {
      if (!isSessionEnded(error)) throw error;
      signedInHere.forget();
      return null;
    }
  },
  staleTime: Infinity,
});

/** What every page goes by comes with it, and is kept where pages look for it. @throws CallFailed */
async function readSession(client: QueryClient, input: CallInput<'getDeskSession'>): Promise<DeskSession> {
  const { frame, ...session } = await ask('getDeskSession', input);
  if (frame)
    client.setQueryData(frameQuery(session.company.id).queryKey, { data: frame, version: undefined });
  return session;
}

/** Makes the session known that somebody has just begun or confirmed. */
export function keepSession(client: QueryClient, session: DeskSession): void {
  signedInHere.remember();
  // At the door nobody waits for the earlier session.
  if (!client.getQueryData(sessionQuery.queryKey)) sessionEnd.answer(false);
  client.setQueryData(sessionQuery.queryKey, session);
}

/** Signs in and makes the session known. @throws CallFailed */
export async function signIn(client: QueryClient, body: Proof & { readonly email: string }): Promise<void> {
  keepSession(client, await ask('startDeskSession', { body }));
}

/** For five minutes nothing asks for a confirmation. @throws CallFailed */
export async function confirmSession(client: QueryClient, body: Proof): Promise<void> {
  keepSession(client, await ask('confirmDeskSession', { body }));
}

/** The person keeps the language, here and in every browser. @throws CallFailed */
export async function changeOwnLanguage(client: QueryClient, language: Language): Promise<void> {
  await ask('changeOwnLanguage', { body: { language } });
  client.setQueryData(sessionQuery.queryKey, (session) => session && { ...session, language });
}

/** Signs out, here and on the server. @throws CallFailed */
export async function signOut(client: QueryClient): Promise<void> {
  try {
    await ask('endDeskSession', { isAtDoor: true });
  } catch (error) {
    if (!isSessionEnded(error)) throw error;
  }
  signedInHere.forget();
  // What is cleared while a page looks at it is not seen to change; so the page learns of it first.
  client.setQueryData(sessionQuery.queryKey, null);
  const kept = hashKey(sessionQuery.queryKey);
  client.removeQueries({ predicate: ({ queryHash }) => queryHash !== kept });
}

/** The person of the page is back: what waits for them goes on, and a sign-in is a confirmation too. */
export function goOnWithSession(): void {
  sessionEnd.answer(true);
  if (confirmation.isAsked()) confirmation.answer(true);
}

/**
 * Whether the session is there again, such as after a sign-in in another tab.
 * @throws CallFailed
 */
export async function isSessionBack(client: QueryClient, userId: string): Promise<boolean> {
  const session = await readSession(client, { isAtDoor: true });
  if (session.userId === userId) keepSession(client, session);
  return session.userId === userId;
}

/** The session inside the pages, which are shown only to somebody who is signed in. */
export function useSession(): DeskSession {
  const { data } = useSuspenseQuery(sessionQuery);
  if (!data) throw new Error('useSession is for pages of somebody who is signed in');
  return data;
}
