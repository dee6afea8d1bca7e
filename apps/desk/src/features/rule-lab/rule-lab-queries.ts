// The rule lab: a draft of a pay rule, what it would have paid, and letting it hold from a day on.
import { keepPreviousData } from '@tanstack/react-query';
import type { Language } from '@stimpill/words/language.ts';
import { query } from '#api/calls.ts';
import type { CallFor, DataFor } from '#api/contract.ts';

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

/** A draft is checked at once; what it was before stays until it is a rule again. */
export const draftRuleQuery = (companyId: string, language: Language, body: DraftInput) => ({
  ...query('prepareDraftRule', { params: { companyId }, query: { language }, body }),
  placeholderData: keepPreviousData,
  staleTime: Infinity,
  retry: false,
});

export type ReplayPart = DataFor<'replayDraftRule'>;

type OfPerson = { readonly companyId: string; readonly employeeId: string };

export const replayedDaysQuery = (
  params: OfPerson,
  { definition, ruleSetId, startDate, endDate }: ReplayInput,
) => query('replayPersonDays', { params, body: { definition, ruleSetId, startDate, endDate } });

export const dayBothWaysQuery = (
  params: OfPerson & { readonly date: string },
  language: Language,
  { definition, ruleSetId, startDate }: ReplayInput,
) => query('explainReplayedDay', { params, query: { language }, body: { definition, ruleSetId, startDate } });
