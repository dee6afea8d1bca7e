// The first run: before there is a company, the token of a link stands for the person who may set one up.
import type { QueryClient } from '@tanstack/react-query';
import type { Language } from '@stimpill/words/language.ts';
import { isOldNow, isRefusedWith } from '#api/call-failed.ts';
import { ask, query, readAgain, send } from '#api/calls.ts';
import type { CallFor, DataFor } from '#api/contract.ts';
import { createCredential } from '#api/passkeys.ts';
import { signedInHere } from '#api/signed-in-here.ts';

export type Agreement = DataFor<'readFirstRun'>['agreements'][number];
export type FirstAnswers = Omit<CallFor<'startCompany'>['body'], 'token'>;
export type StartedPerson = DataFor<'startCompany'>['people'][number];
export type FirstPasskey = NonNullable<FirstAnswers['owner']['passkey']>;
/** Everybody with their PIN, and the codes on paper of an owner with a passkey. */
export type StartedCompany = Pick<DataFor<'startCompany'>, 'people' | 'recoveryCodes'>;

/** The agreements that ship, in words; fails where the link is over. */
export const firstRunQuery = (token: string, language: Language) => ({
  ...query('readFirstRun', { query: { language }, body: { token } }),
  staleTime: Infinity,
  retry: false,
});

export type FirstWeek = DataFor<'previewFirstWeek'>;

type Week = Omit<CallFor<'previewFirstWeek'>['body'], 'token' | 'agreement'>;

/** What that week pays under an agreement. */
export const firstWeekQuery = (token: string, agreement: string, week: Week, language: Language) => ({
  ...query('previewFirstWeek', { query: { language }, body: { token, agreement, ...week } }),
  staleTime: Infinity,
});

type FirstRows = Omit<CallFor<'checkFirstPeople'>['body'], 'token'>;

/** What is wrong with the rows; nothing is stored. */
export const firstPeopleQuery = (token: string, rows: FirstRows) => ({
  ...query('checkFirstPeople', { body: { token, ...rows } }),
  staleTime: Infinity,
  // Anyone who presses without a connection is told so, and does not wait for one.
  networkMode: 'always' as const,
});

/** Whether there is a company, so that no link makes another. */
export const isCompanyMade = (error: unknown) => isRefusedWith(error, 'first_run.company_made');

/** Where another tab, or a press whose answer was lost, has made the company, that is said in place of the questions. */
export function lookWhereMade(client: QueryClient, error: Error): void {
  if (!isCompanyMade(error) && !isRefusedWith(error, 'first_run.link_over') && !isOldNow(error)) return;
  void readAgain(client, 'getDeskSession', 'readFirstRun', 'previewFirstWeek', 'checkFirstPeople');
}

type Owner = { readonly displayName: string; readonly email: string };

/** The device of the owner makes a passkey, which the server takes with the answers; see `passkeyTroubleOf` for what it throws. */
export async function makeFirstPasskey(token: string, owner: Owner, name: string): Promise<FirstPasskey> {
  const options = await ask('startFirstPasskey', { body: { token, ...owner } });
  return { name, credential: await createCredential(options) };
}

/** Makes the company; its owner is signed in from then on. @throws CallFailed */
export async function startCompany(
  client: QueryClient,
  token: string,
  answers: FirstAnswers,
): Promise<StartedCompany> {
  // Before the answer, which may be lost: the cookie of the session may have come, or comes with what is left of it.
  signedInHere.remember();
  return send(client, 'startCompany', { body: { token, ...answers }, isPatient: true });
}
