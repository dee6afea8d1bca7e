// Good calls of the operations about drafts of pay rules that need more than their example.
import { PLAIN_TIME } from '@stimpill/calc';
import type { Tenant } from '../a-tenant.ts';
import type { TestApi } from '../api.ts';
import { derived } from './derived-call.ts';

/** Every worked minute is day work. */
export const PLAIN_DRAFT = JSON.stringify(PLAIN_TIME.definition);
const DAYS = { startDate: '2026-03-01', endDate: '2026-03-31' };

const aRuleSet = async ({ given }: TestApi, { company }: Tenant): Promise<string> =>
  (await given.aRule(company, { valid_from: '2020-01-01' })).id;

export const goodDraftCalls = {
  replayDraftRule: derived('replayDraftRule', async (api, tenant) => ({
    body: { ruleSetId: await aRuleSet(api, tenant), isForEverybody: true, ...DAYS },
  })),
  replayPersonDays: derived('replayPersonDays', async (api, tenant) => ({
    params: { employeeId: tenant.employee.id },
    body: { ruleSetId: await aRuleSet(api, tenant), ...DAYS },
  })),
  explainReplayedDay: derived('explainReplayedDay', async (api, tenant) => ({
    params: { employeeId: tenant.employee.id },
    body: { ruleSetId: await aRuleSet(api, tenant) },
  })),
  adoptDraftRule: derived('adoptDraftRule', () => ({ body: { seen: undefined, reason: 'Nýr samningur' } })),
};
