// Good calls of the operations about the month and its payroll runs, with every field of the contract.
import { manageOperations } from '@stimpill/api-types/manage';
import type { EmployeeRow } from '#database/tables/people.ts';
import type { Tenant } from '../a-tenant.ts';
import type { Call, TestApi } from '../api.ts';
import type { DescribedOperationId } from '../described-apis.ts';
import { aKennitala } from '../given-payroll.ts';

type Making = (api: TestApi, tenant: Tenant) => Call | Promise<Call>;

export const MARCH = { startDate: '2026-03-01', endDate: '2026-03-31' };

/** Somebody with eight approved hours in March, whom a payroll system knows. */
export async function aPaidPerson(
  { given }: TestApi,
  { company }: Pick<Tenant, 'company'>,
  overrides: { readonly kennitala?: string | null; readonly display_name?: string } = {},
): Promise<EmployeeRow> {
  const person = await given.anEmployee(company, { kennitala: aKennitala(), ...overrides });
  await given.anEntry(person, '2026-03-01T08:00:00Z', '2026-03-01T16:00:00Z', { is_locked: true });
  return person;
}

const inRoute: Making = (_, { company }) => ({ params: { companyId: company.id } });

const inRun: Making = async ({ given }, { company }) => ({
  params: { companyId: company.id, runId: (await given.aPayrollRun(company)).id },
});

const aRun: Making = async (api, tenant) => {
  const { id } = await aPaidPerson(api, tenant);
  return {
    params: { companyId: tenant.company.id },
    body: {
      ...MARCH,
      profileKey: 'generic',
      employeeIds: [id],
      again: 'refuse',
      leavesOutUnready: false,
      ignoresSilentTablets: true,
      withoutAbsences: [{ employeeId: id, kind: 'sick', reason: 'Greitt með eingreiðslu' }],
    },
  };
};

/** Somebody who has worked for years under an agreement whose bonuses are known, which is that of the company where no rule is named, and left: their share is due. */
export async function aPersonWithBonus(
  { given }: TestApi,
  { company }: Pick<Tenant, 'company'>,
  overrides: Parameters<TestApi['given']['anEmployee']>[1] = {},
): Promise<EmployeeRow> {
  if (overrides.rule_set_id === undefined) await given.aRule(company);
  return given.anEmployee(company, {
    kennitala: aKennitala(),
    pay_basis: 'monthly',
    employment_start_date: '2020-01-01',
    employment_end_date: '2026-02-27',
    ...overrides,
  });
}

const aBonusRun: Making = async (api, tenant) => ({
  params: { companyId: tenant.company.id },
  body: {
    ...{ kind: 'december', year: 2026, profileKey: 'generic' },
    employeeIds: [(await aPersonWithBonus(api, tenant)).id],
  },
});

export const goodPayrollCalls = {
  listExportProfiles: inRoute,
  getExportProfile: (_, { company }) => ({ params: { companyId: company.id, profileKey: 'regla' } }),
  changeExportProfile: async (api, { company, users }) => {
    const params = { companyId: company.id, profileKey: 'regla' };
    const { token } = await api.given.aSession(users.owner);
    const { headers } = await api.call('getExportProfile', { params, token });
    const { body } = manageOperations.changeExportProfile.example;
    return { params, headers: { 'If-Match': headers.get('ETag') ?? '' }, body };
  },
  checkPayrollMonth: (_, { company }) => ({
    params: { companyId: company.id },
    query: { ...MARCH, profileKey: 'dk' },
  }),
  listMovedFigures: inRoute,
  approvePayrollMonth: async (api, { company }) => ({
    params: { companyId: company.id },
    body: { ...MARCH, employeeIds: [(await api.given.anEmployee(company)).id] },
  }),
  undoApproval: async (api, { company }) => ({
    params: { companyId: company.id },
    body: {
      employeeIds: [(await api.given.anEmployee(company)).id],
      approvedAtUtc: new Date(api.time.clock()).toISOString(),
    },
  }),
  reopenTime: async (api, tenant) => ({
    params: { companyId: tenant.company.id },
    body: { ...MARCH, employeeIds: [(await aPaidPerson(api, tenant)).id], reason: 'Vakt vantaði' },
  }),
  getReopeningEffect: async (api, tenant) => ({
    params: { companyId: tenant.company.id, employeeId: (await aPaidPerson(api, tenant)).id },
    query: MARCH,
  }),
  showExampleFile: (_, { company }) => ({
    params: { companyId: company.id, profileKey: 'regla' },
    body: manageOperations.showExampleFile.example.body,
  }),
  previewPayrollRun: aRun,
  makePayrollRun: aRun,
  listPayrollRuns: inRoute,
  getBonuses: (_, { company }) => ({
    params: { companyId: company.id },
    query: { bonus: 'december', year: '2026' },
  }),
  makeBonusRun: aBonusRun,
  getHolidayPayBasis: (_, { company }) => ({ params: { companyId: company.id }, query: MARCH }),
  getEarnedVacation: (_, { company }) => ({ params: { companyId: company.id }, query: { year: '2026' } }),
  getPayrollRun: inRun,
  getPayrollRunFile: inRun,
} satisfies Partial<Readonly<Record<DescribedOperationId, Making>>>;
