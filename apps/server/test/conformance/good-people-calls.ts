// Good calls of the operations about people, with every field of the contract.
import { randomInt } from 'node:crypto';
import { manageOperations } from '@stimpill/api-types/manage';
import type { Tenant } from '../a-tenant.ts';
import type { Call, TestApi } from '../api.ts';
import type { DescribedOperationId } from '../described-apis.ts';

type Making = (api: TestApi, tenant: Tenant) => Call | Promise<Call>;

/** Ten digits, as the system register gives them out. */
const aNumber = () => String(randomInt(8_000_000_000, 9_999_999_999));

/** Somebody whom nobody else is like. */
export function aPersonBody({ department, payPeriod }: Tenant): object {
  const number = aNumber();
  return {
    ...manageOperations.addPerson.example.body,
    email: `person-${number.slice(1)}@example.is`,
    kennitala: number,
    employeeNumber: `S${number.slice(1)}`,
    departmentIds: [department.id],
    ruleSetId: null,
    payPeriodId: payPeriod.id,
    tradeStartDate: '2000-01-01',
  };
}

const SAID_PATTERNS = manageOperations.setWorkPatterns.example.body.workPatternChanges;

/** One new person as a row. */
function anImport({ company, department }: Tenant): Call {
  const row = [`Nýr ${aNumber()}`, `S${aNumber()}`, department.name, '1.3.2024'];
  const columns = ['displayName', 'employeeNumber', 'departments', 'employmentStartDate'];
  return { params: { companyId: company.id }, body: { columns, rows: [row], createDepartments: false } };
}

const ofSomebody: Making = async ({ given }, { company }) => ({
  params: { companyId: company.id, employeeId: (await given.anEmployee(company)).id },
});

const withBody =
  (body: object): Making =>
  async (api, tenant) => ({ ...(await ofSomebody(api, tenant)), body });

async function ofWaiting({ given }: TestApi, { company }: Tenant) {
  const somebody = await given.anEmployee(company);
  await given.aWaitingAddress(somebody);
  return { params: { companyId: company.id, employeeId: somebody.id } };
}

export const goodPeopleCalls = {
  listPeople: (_: TestApi, { company }: Tenant) => ({ params: { companyId: company.id } }),
  getPerson: ofSomebody,
  addPerson: (_: TestApi, tenant: Tenant) => ({
    params: { companyId: tenant.company.id },
    body: aPersonBody(tenant),
  }),
  changePerson: async (api: TestApi, tenant: Tenant) => {
    const { params = {} } = await ofSomebody(api, tenant);
    const { token } = await api.given.aSession(tenant.users.owner);
    const { headers } = await api.call('getPerson', { params, token });
    return { params, headers: { 'If-Match': headers.get('ETag') ?? '' }, body: aPersonBody(tenant) };
  },
  endEmployment: withBody({ lastDay: '2026-12-31', seen: { lastDay: null } }),
  reemployPerson: async ({ given }: TestApi, { company }: Tenant) => {
    const { id } = await given.anEmployee(company, { employment_end_date: '2025-12-31' });
    const body = { firstDay: '2026-02-01', seen: { lastDay: '2025-12-31' } };
    return { params: { companyId: company.id, employeeId: id }, body };
  },
  proposeWorkPattern: ofSomebody,
  findWorkPatternEffect: withBody({ workPatternChanges: SAID_PATTERNS }),
  setWorkPatterns: async (api: TestApi, tenant: Tenant) => {
    const { params = {} } = await ofSomebody(api, tenant);
    const { token } = await api.given.aSession(tenant.users.owner);
    const { headers } = await api.call('getPerson', { params, token });
    return {
      params,
      headers: { 'If-Match': headers.get('ETag') ?? '' },
      body: { workPatternChanges: SAID_PATTERNS, evenApproved: false },
    };
  },
  previewErasure: ofSomebody,
  erasePerson: async ({ given }: TestApi, { company }: Tenant) => {
    const { id } = await given.anEmployee(company, { employment_end_date: '2025-12-31' });
    const params = { companyId: company.id, employeeId: id };
    return { params, body: { keepsTimeUntil: '2033-12-31' } };
  },
  getPersonSignIn: ofSomebody,
  setPin: ofSomebody,
  setPins: async ({ given }: TestApi, { company }: Tenant) => ({
    params: { companyId: company.id },
    body: { employeeIds: [(await given.anEmployee(company)).id] },
  }),
  unlockPin: ofSomebody,
  changeRole: async ({ given }: TestApi, { company }: Tenant) => {
    const { id, role } = await given.anEmployee(company);
    return { params: { companyId: company.id, employeeId: id }, body: { role: 'manager', seen: { role } } };
  },
  getPersonReach: ofSomebody,
  changePersonReach: async (api: TestApi, tenant: Tenant) => {
    const { company, department, users } = tenant;
    const { id } = await api.given.anEmployee(company, { role: 'manager' });
    const params = { companyId: company.id, employeeId: id };
    const { token } = await api.given.aSession(users.owner);
    const { headers } = await api.call('getPersonReach', { params, token });
    return {
      params,
      headers: { 'If-Match': headers.get('ETag') ?? '' },
      body: {
        limitedToDepartmentIds: [department.id],
        standIns: [{ employeeId: users.manager.id, from: '2026-12-01', to: '2026-12-14' }],
      },
    };
  },
  listPersonSessions: ofSomebody,
  endPersonSessions: ofSomebody,
  giveAddressLink: ofWaiting,
  withdrawAddress: ofWaiting,
  resetFactors: async ({ given }: TestApi, { company }: Tenant) => {
    const somebody = await given.anEmployee(company, { role: 'manager' });
    await given.aTotp(somebody);
    return { params: { companyId: company.id, employeeId: somebody.id } };
  },
  exportPerson: ofSomebody,
  checkPeopleImport: (_: TestApi, tenant: Tenant) => anImport(tenant),
  importPeople: (_: TestApi, tenant: Tenant) => anImport(tenant),
} satisfies Partial<Readonly<Record<DescribedOperationId, Making>>>;
