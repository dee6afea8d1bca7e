// Good calls of the operations about the month and its payroll runs that need more than their example.
import type { EmployeeRow } from '#database/tables/people.ts';
import type { Tenant } from '../a-tenant.ts';
import type { TestApi } from '../api.ts';
import type { DescribedOperationId } from '../described-apis.ts';
import { aKennitala } from '../given-payroll.ts';
import { derived, type GoodCall } from './derived-call.ts';

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

const aRun: GoodCall = async (api, tenant) => {
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

const aBonusRun: GoodCall = async (api, tenant) => ({
  params: { companyId: tenant.company.id },
  body: {
    ...{ kind: 'december', year: 2026, profileKey: 'generic' },
    employeeIds: [(await aPersonWithBonus(api, tenant)).id],
  },
});

export const goodPayrollCalls = {
  checkPayrollMonth: derived('checkPayrollMonth', () => ({
    query: { ...MARCH, comparedFrom: '2026-02-01' },
  })),
  getHolidayPayBasis: derived('getHolidayPayBasis', () => ({ query: MARCH })),
  approvePayrollMonth: derived('approvePayrollMonth', () => ({ body: MARCH })),
  undoApproval: derived('undoApproval', ({ time }) => ({
    body: { approvedAtUtc: new Date(time.clock()).toISOString() },
  })),
  reopenTime: derived('reopenTime', async (api, tenant) => ({
    body: { ...MARCH, employeeIds: [(await aPaidPerson(api, tenant)).id] },
  })),
  getReopeningEffect: derived('getReopeningEffect', async (api, tenant) => ({
    params: { employeeId: (await aPaidPerson(api, tenant)).id },
    query: MARCH,
  })),
  previewPayrollRun: aRun,
  makePayrollRun: aRun,
  makeBonusRun: aBonusRun,
} satisfies Partial<Readonly<Record<DescribedOperationId, GoodCall>>>;
