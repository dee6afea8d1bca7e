// Good calls of the operations about a company and its records, with every field of the contract.
import { randomInt } from 'node:crypto';
import type { Tenant } from '../a-tenant.ts';
import type { Call, TestApi } from '../api.ts';
import type { DescribedOperationId } from '../described-apis.ts';
import { goodDraftCalls } from './good-draft-calls.ts';

/** By somebody with a token of their own. */
type Making = (api: TestApi, tenant: Tenant) => Call | Promise<Call>;

const inRoute: Making = (_, { company }) => ({ params: { companyId: company.id } });
const inWords: Making = (_, { company }) => ({
  params: { companyId: company.id },
  query: { language: 'en' },
});

/** No two records have the same name. */
const aNewName = () => `Ný ${randomInt(1_000_000_000_000)}`;

/** A call about one record, which names its version. */
async function naming(
  api: TestApi,
  { users }: Tenant,
  reads: DescribedOperationId,
  params: Readonly<Record<string, string>>,
): Promise<Call> {
  const { token } = await api.given.aSession(users.owner);
  const { headers } = await api.call(reads, { params, token });
  return { params, headers: { 'If-Match': headers.get('ETag') ?? '' } };
}

const inDepartment: Making = async ({ given }, { company }) => ({
  params: { companyId: company.id, departmentId: (await given.aDepartment(company, aNewName())).id },
});
const inPayPeriod: Making = async ({ given }, { company }) => ({
  params: { companyId: company.id, payPeriodId: (await given.aPayPeriod(company, { name: aNewName() })).id },
});
const inProject: Making = async ({ given }, { company }) => ({
  params: { companyId: company.id, projectId: (await given.aProject(company, { name: aNewName() })).id },
});

const aProjectBody = () => ({
  name: aNewName(),
  code: '1200',
  isActive: true,
  startDate: '2026-01-01',
  endDate: '2026-12-31',
  subProjects: [{ id: null, name: 'Brúðkaup', code: '12', isActive: true }],
});

const changing =
  (reads: DescribedOperationId, made: Making, body: () => unknown): Making =>
  async (api, tenant) => {
    const { params = {} } = await made(api, tenant);
    return { ...(await naming(api, tenant, reads, params)), body: body() };
  };

const adding =
  (body: () => unknown): Making =>
  (_, { company }) => ({ params: { companyId: company.id }, body: body() });

const aPayPeriodBody = () => ({ name: aNewName(), startDay: 26 });
const aName = () => ({ name: aNewName() });
const VERSION = { validFrom: '2026-04-01', agreement: 'vr-shop', definition: null };
const FILTER = { from: '2026-03-01', to: '2026-03-31', subject: 'department', language: 'en' };
const inTarget: Making = (_, { company }) => ({ params: { companyId: company.id, target: 'dk' } });

export const goodCompanyCalls = {
  ...goodDraftCalls,
  getCompanySettings: inRoute,
  changeCompanySettings: async (api: TestApi, tenant: Tenant) => {
    const params = { companyId: tenant.company.id };
    const { token } = await api.given.aSession(tenant.users.owner);
    const { data, headers } = await api.call('getCompanySettings', { params, token });
    return { params, headers: { 'If-Match': headers.get('ETag') ?? '' }, body: data };
  },
  listCompanyDepartments: inRoute,
  getDepartment: inDepartment,
  addDepartment: adding(aName),
  changeDepartment: changing('getDepartment', inDepartment, aName),
  listCompanyProjects: inRoute,
  getCompanyProject: inProject,
  addProject: adding(aProjectBody),
  changeProject: changing('getCompanyProject', inProject, aProjectBody),
  listCompanyPayPeriods: inRoute,
  getCompanyPayPeriod: inPayPeriod,
  addPayPeriod: adding(aPayPeriodBody),
  changePayPeriod: changing('getCompanyPayPeriod', inPayPeriod, aPayPeriodBody),
  listHolidaysOfYear: (_: TestApi, { company }: Tenant) => ({
    params: { companyId: company.id },
    query: { year: '2026' },
  }),
  listAgreements: inWords,
  listRuleSets: inWords,
  addRuleSet: adding(() => ({ name: aNewName(), ...VERSION })),
  addRuleVersion: async ({ given }: TestApi, { company }: Tenant) => {
    const { id: ruleSetId } = await given.aRule(company, { valid_from: '2020-01-01' });
    return { params: { companyId: company.id, ruleSetId }, body: VERSION };
  },
  removeRuleVersion: async ({ given }: TestApi, { company }: Tenant) => {
    const { id: ruleSetId } = await given.aRule(
      company,
      { valid_from: '2020-01-01' },
      { valid_from: '2099-01-01' },
    );
    return { params: { companyId: company.id, ruleSetId, versionNumber: '2' } };
  },
  showExampleWeek: (_: TestApi, { company }: Tenant) => ({
    params: { companyId: company.id },
    query: { language: 'en' },
    body: { agreement: 'vr-shop', work: [{ date: '2026-03-02', from: '08:00', to: '16:00' }] },
  }),
  getPayrollCodes: inTarget,
  changePayrollCodes: changing('getPayrollCodes', inTarget, () => ({ codes: [{ key: 'DV', code: '100' }] })),
  listChanges: (_: TestApi, { company, users }: Tenant) => ({
    params: { companyId: company.id },
    query: {
      ...FILTER,
      employeeId: users.employee.id,
      userId: users.owner.id,
      cursor: `1772409600000.${company.id}`,
      limit: '10',
    },
  }),
  exportChanges: (_: TestApi, { company, users }: Tenant) => ({
    params: { companyId: company.id },
    query: { ...FILTER, employeeId: users.employee.id, userId: users.owner.id },
  }),
} satisfies Partial<Readonly<Record<DescribedOperationId, Making>>>;
