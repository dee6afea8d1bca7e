// The rule lab: a draft of a pay rule, what it would have paid, and letting it hold from a day on.
import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';
import { callManage } from './call-manage.ts';
import type { CallFor, DataFor } from './desk-operations.ts';
import { queryKeys } from './query-keys.ts';

export type DraftRule = DataFor<'prepareDraftRule'>;
export type RuleParameter = DraftRule['parameters'][number];
/** Where a draft begins, and what is changed in it. */
export type DraftInput = CallFor<'prepareDraftRule'>['body'];
export type ReplayedPerson = DataFor<'replayDraftRule'>['people'][number];
export type LineNames = DataFor<'replayDraftRule'>['lines'];
export type LineDifference = ReplayedPerson['lines'][number];
export type ReplayedDay = DataFor<'replayPersonDays'>['days'][number];
/** What is replayed, for whom. */
export type ReplayInput = Omit<CallFor<'replayDraftRule'>['body'], 'after'>;

type Language = 'is' | 'en' | 'pl';

/** A draft is checked at once; what it was before stays until it is a rule again. */
export const draftRuleQuery = (companyId: string, language: Language, body: DraftInput) =>
  queryOptions({
    queryKey: [...queryKeys.company, companyId, 'draft-rule', language, body],
    queryFn: async ({ signal }) =>
      (await callManage('prepareDraftRule', { params: { companyId }, query: { language }, body, signal }))
        .data,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    retry: false,
  });

export type ReplayPart = DataFor<'replayDraftRule'>;

/** @param after the `next` of the part before; null: the first @throws CallFailed */
export async function replayPart(
  companyId: string,
  replayed: ReplayInput,
  after: string | null,
  signal: AbortSignal,
): Promise<ReplayPart> {
  return (
    await callManage('replayDraftRule', { params: { companyId }, body: { ...replayed, after }, signal })
  ).data;
}

type OfPerson = { readonly companyId: string; readonly employeeId: string };

export const replayedDaysQuery = (params: OfPerson, replayed: ReplayInput) =>
  queryOptions({
    queryKey: [...queryKeys.company, params.companyId, 'replayed-days', params.employeeId, replayed],
    queryFn: async ({ signal }) => {
      const { definition, ruleSetId, startDate, endDate } = replayed;
      const body = { definition, ruleSetId, startDate, endDate };
      return (await callManage('replayPersonDays', { params, body, signal })).data;
    },
  });

export const dayBothWaysQuery = (
  params: OfPerson & { readonly date: string },
  language: Language,
  replayed: ReplayInput,
) =>
  queryOptions({
    queryKey: [...queryKeys.company, params.companyId, 'replayed-day', params, language, replayed],
    queryFn: async ({ signal }) => {
      const { definition, ruleSetId, startDate } = replayed;
      const body = { definition, ruleSetId, startDate };
      return (await callManage('explainReplayedDay', { params, query: { language }, body, signal })).data;
    },
  });

/** @throws CallFailed */
export async function adoptDraftRule(
  client: QueryClient,
  params: { readonly companyId: string; readonly ruleSetId: string },
  body: CallFor<'adoptDraftRule'>['body'],
): Promise<void> {
  await callManage('adoptDraftRule', { params, body });
  await Promise.all(
    [queryKeys.company, queryKeys.log, queryKeys.time].map((queryKey) =>
      client.invalidateQueries({ queryKey }),
    ),
  );
}
