// Good calls of the operations about drafts of pay rules that need more than their example.
import { PLAIN_TIME } from '@stimpill/calc';
import type { Tenant } from '../a-tenant.ts';
import type { Call, TestApi } from '../api.ts';

/** Every worked minute is day work. */
export const PLAIN_DRAFT = JSON.stringify(PLAIN_TIME.definition);
const DAYS = { startDate: '2026-03-01', endDate: '2026-03-31' };

const aRuleSet = async ({ given }: TestApi, { company }: Tenant): Promise<string> =>
  (await given.aRule(company, { valid_from: '2020-01-01' })).id;

async function replaying(api: TestApi, tenant: Tenant) {
  return { definition: PLAIN_DRAFT, ruleSetId: await aRuleSet(api, tenant), ...DAYS };
}

export const goodDraftCalls = {
  replayDraftRule: async (api: TestApi, tenant: Tenant): Promise<Call> => ({
    params: { companyId: tenant.company.id },
    body: {
      ...(await replaying(api, tenant)),
      isForEverybody: true,
      departmentId: tenant.department.id,
      after: null,
    },
  }),
  replayPersonDays: async (api: TestApi, tenant: Tenant): Promise<Call> => ({
    params: { companyId: tenant.company.id, employeeId: tenant.employee.id },
    body: await replaying(api, tenant),
  }),
  explainReplayedDay: async (api: TestApi, tenant: Tenant): Promise<Call> => ({
    params: { companyId: tenant.company.id, employeeId: tenant.employee.id, date: '2026-03-01' },
    query: { language: 'en' },
    body: { definition: PLAIN_DRAFT, ruleSetId: await aRuleSet(api, tenant), startDate: '2026-03-01' },
  }),
  adoptDraftRule: async (api: TestApi, tenant: Tenant): Promise<Call> => ({
    params: { companyId: tenant.company.id, ruleSetId: await aRuleSet(api, tenant) },
    body: { definition: PLAIN_DRAFT, validFrom: '2026-12-01', versionNumber: null, reason: 'Nýr samningur' },
  }),
};
