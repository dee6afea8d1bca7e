// The first run: before there is a company, the token of a link stands for whoever may set one up.
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Language } from '@stimpill/words/language.ts';
import { callManage } from './call-manage.ts';
import type { CallFor, DataFor } from './desk-operations.ts';
import { queryKeys } from './query-keys.ts';
import { sessionQuery } from './session.ts';

export type Agreement = DataFor<'readFirstRun'>['agreements'][number];
export type FirstAnswers = Omit<CallFor<'startCompany'>['body'], 'token'>;
export type StartedPerson = DataFor<'startCompany'>['people'][number];

/** The agreements that ship, in words; fails where the link is over. */
export const firstRunQuery = (token: string, language: Language) =>
  queryOptions({
    queryKey: [...queryKeys.firstRun, token, language],
    queryFn: async ({ signal }) =>
      (await callManage('readFirstRun', { query: { language }, body: { token }, signal })).data,
    staleTime: Infinity,
    retry: false,
  });

type Week = Omit<CallFor<'previewFirstWeek'>['body'], 'token' | 'agreement'>;

/** What that week pays under an agreement. */
export const firstWeekQuery = (token: string, agreement: string, week: Week, language: Language) =>
  queryOptions({
    queryKey: [...queryKeys.firstRun, 'week', agreement, language],
    queryFn: async ({ signal }) => {
      const body = { token, agreement, ...week };
      return (await callManage('previewFirstWeek', { query: { language }, body, signal })).data;
    },
    staleTime: Infinity,
  });

/** Makes the company; its owner is signed in from then on. @throws CallFailed */
export async function startCompany(
  client: QueryClient,
  token: string,
  answers: FirstAnswers,
): Promise<readonly StartedPerson[]> {
  const { data } = await callManage('startCompany', { body: { token, ...answers } });
  await client.invalidateQueries(sessionQuery);
  return data.people;
}
