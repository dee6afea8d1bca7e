// The regular hours of a person from a day on, and what is proposed from the last thirteen weeks.
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { PersonRecord, WorkPatternEffect, WorkPatternProposal } from '@stimpill/api-types/manage';
import { callManage } from './call-manage.ts';
import { personQuery, refreshPerson, type PersonOf } from './people.ts';
import { queryKeys } from './query-keys.ts';
import type { Fetched } from './read-answer.ts';

export type { WorkPatternEffect, WorkPatternProposal };
export type PatternChange = PersonRecord['workPatternChanges'][number];

export const proposalQuery = (of: PersonOf) =>
  queryOptions({
    queryKey: [...queryKeys.person, of.employeeId, 'work-pattern-proposal'],
    queryFn: async ({ signal }) => (await callManage('proposeWorkPattern', { params: of, signal })).data,
  });

/** What these would change in pay. Nothing is changed by asking; what would be refused is refused here as well. */
export const patternEffectQuery = (of: PersonOf, workPatternChanges: PatternChange[] | undefined) =>
  queryOptions({
    queryKey: [...queryKeys.person, of.employeeId, 'work-pattern-effect', workPatternChanges],
    queryFn: async ({ signal }) => {
      if (workPatternChanges === undefined) throw new Error('there is nothing to try yet');
      return (await callManage('findWorkPatternEffect', { params: of, body: { workPatternChanges }, signal }))
        .data;
    },
    enabled: workPatternChanges !== undefined,
    retry: false,
    staleTime: 0,
    gcTime: 0,
  });

type Patterns = {
  readonly changes: PatternChange[];
  readonly evenApproved: boolean;
  readonly version: string | undefined;
};

/** @returns the record as it is now, with its version @throws CallFailed */
export async function setWorkPatterns(
  client: QueryClient,
  of: PersonOf,
  { changes, evenApproved, version }: Patterns,
): Promise<Fetched<PersonRecord>> {
  const changed = await callManage('setWorkPatterns', {
    params: of,
    body: { workPatternChanges: changes, evenApproved },
    ...(version !== undefined && { version }),
  });
  client.setQueryData(personQuery(of).queryKey, changed);
  await Promise.all([
    refreshPerson(client, of),
    client.invalidateQueries({ queryKey: queryKeys.month }),
    client.invalidateQueries({ queryKey: queryKeys.today }),
  ]);
  return changed;
}
