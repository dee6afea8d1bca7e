// Good calls of the operations about a company and its records that need more than their example.
import type { DescribedOperationId } from '../described-apis.ts';
import { derived, type GoodCall } from './derived-call.ts';
import { goodDraftCalls } from './good-draft-calls.ts';

const VERSION = { validFrom: '2026-04-01', agreement: 'vr-shop', definition: null };
const FILTER = { from: '2026-03-01', to: '2026-03-31', subject: 'department', language: 'en' };

export const goodCompanyCalls = {
  ...goodDraftCalls,
  changeCompanySettings: derived('changeCompanySettings', async (api, { company, users }) => {
    const { token } = await api.given.aSession(users.owner);
    const { data } = await api.call('getCompanySettings', { params: { companyId: company.id }, token });
    return { body: data };
  }),
  addRuleSet: derived('addRuleSet', () => ({ body: VERSION })),
  addRuleVersion: async ({ given }, { company }) => {
    const { id: ruleSetId } = await given.aRule(company, { valid_from: '2020-01-01' });
    return { params: { companyId: company.id, ruleSetId }, body: VERSION };
  },
  removeRuleVersion: async ({ given }, { company }) => {
    const { id: ruleSetId } = await given.aRule(
      company,
      { valid_from: '2020-01-01' },
      { valid_from: '2099-01-01' },
    );
    return { params: { companyId: company.id, ruleSetId, versionNumber: '2' } };
  },
  listHolidaysOfYear: (_, { company }) => ({ params: { companyId: company.id }, query: { year: '2026' } }),
  listChanges: (_, { company, users }) => ({
    params: { companyId: company.id },
    query: {
      ...FILTER,
      employeeId: users.employee.id,
      userId: users.owner.id,
      cursor: `1772409600000.${company.id}`,
      limit: '10',
    },
  }),
  exportChanges: (_, { company, users }) => ({
    params: { companyId: company.id },
    query: { ...FILTER, employeeId: users.employee.id, userId: users.owner.id },
  }),
} satisfies Partial<Readonly<Record<DescribedOperationId, GoodCall>>>;
