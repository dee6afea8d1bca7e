// Good calls of the operations about people that need more than their example.
import { randomInt } from 'node:crypto';
import { manageOperations } from '@stimpill/api-types/manage';
import type { Tenant } from '../a-tenant.ts';
import type { Call } from '../api.ts';
import type { DescribedOperationId } from '../described-apis.ts';
import { derived, type GoodCall } from './derived-call.ts';

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

/** One new person as a row. */
function anImport({ company, department }: Tenant): Call {
  const row = [`Nýr ${aNumber()}`, `S${aNumber()}`, department.name, '1.3.2024'];
  const columns = ['displayName', 'employeeNumber', 'departments', 'employmentStartDate'];
  return { params: { companyId: company.id }, body: { columns, rows: [row], createDepartments: false } };
}

const ofWaiting: GoodCall = async ({ given }, { company }) => {
  const somebody = await given.anEmployee(company);
  await given.aWaitingAddress(somebody);
  return { params: { companyId: company.id, employeeId: somebody.id } };
};

const ofSomebodyWhoLeft: GoodCall = async ({ given }, { company }) => {
  const { id: employeeId } = await given.anEmployee(company, { employment_end_date: '2025-12-31' });
  return { params: { companyId: company.id, employeeId } };
};

export const goodPeopleCalls = {
  addPerson: derived('addPerson', (_, tenant) => ({ body: aPersonBody(tenant) })),
  changePerson: derived('changePerson', (_, tenant) => ({ body: aPersonBody(tenant) })),
  endEmployment: derived('endEmployment', () => ({
    body: { lastDay: '2026-12-31', seen: { lastDay: null } },
  })),
  reemployPerson: derived('reemployPerson', async (api, tenant) => ({
    ...(await ofSomebodyWhoLeft(api, tenant)),
    body: { firstDay: '2026-02-01', seen: { lastDay: '2025-12-31' } },
  })),
  erasePerson: derived('erasePerson', ofSomebodyWhoLeft),
  changeRole: derived('changeRole', async ({ given }, { company }) => {
    const { id, role } = await given.anEmployee(company);
    return { params: { employeeId: id }, body: { role: 'manager', seen: { role } } };
  }),
  changePersonReach: derived('changePersonReach', async ({ given }, { company, department, users }) => ({
    params: { employeeId: (await given.anEmployee(company, { role: 'manager' })).id },
    body: {
      limitedToDepartmentIds: [department.id],
      standIns: [{ employeeId: users.manager.id, from: '2026-12-01', to: '2026-12-14' }],
    },
  })),
  giveAddressLink: ofWaiting,
  withdrawAddress: ofWaiting,
  resetFactors: derived('resetFactors', async ({ given }, { company }) => {
    const somebody = await given.anEmployee(company, { role: 'manager' });
    await given.aTotp(somebody);
    return { params: { employeeId: somebody.id } };
  }),
  checkPeopleImport: (_, tenant) => anImport(tenant),
  importPeople: (_, tenant) => anImport(tenant),
} satisfies Partial<Readonly<Record<DescribedOperationId, GoodCall>>>;
