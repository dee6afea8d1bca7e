// Good calls of the operations about the month and its payroll runs, with every field of the contract.
import { manageOperations } from '@stimpill/api-types/manage';
import type { EmployeeRow } from '#database/tables.ts';
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
  showExampleFile: (_, { company }) => ({
    params: { companyId: company.id, profileKey: 'regla' },
    body: manageOperations.showExampleFile.example.body,
  }),
  previewPayrollRun: aRun,
  makePayrollRun: aRun,
  listPayrollRuns: inRoute,
  getPayrollRun: inRun,
  getPayrollRunFile: inRun,
} satisfies Partial<Readonly<Record<DescribedOperationId, Making>>>;
