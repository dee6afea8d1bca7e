// Good calls of the operations about time off and absence, with every field of the contract.
import type { Tenant } from '../a-tenant.ts';
import type { Call, TestApi } from '../api.ts';
import type { DescribedOperationId } from '../described-apis.ts';

type Making = (api: TestApi, tenant: Tenant) => Call | Promise<Call>;

const REASON = { reason: 'Rangur dagur' };
const WEEK = { startDate: '2026-04-13', endDate: '2026-04-17' };
const ABSENCE = { type: 'vacation', ...WEEK, percent: 50, note: 'Hálfir dagar' };

const DAY_MS = 86_400_000;
let daysAsked = 0;

/** Nobody asks for the same day twice. */
function anotherDay() {
  daysAsked += 1;
  const date = new Date(Date.parse('2030-01-01') + daysAsked * DAY_MS).toISOString().slice(0, 10);
  return { startDate: date, endDate: date };
}

/** A request of somebody, as it stands. */
const aboutRequest =
  (rest: Omit<Call, 'params'>, status = 'Pending'): Making =>
  async ({ given }, { company }) => {
    const { id: requestId } = await given.aTimeOff(await given.anEmployee(company), { status });
    return { params: { companyId: company.id, requestId }, ...rest };
  };

const somebody = async ({ given }: TestApi, { company }: Tenant) => (await given.anEmployee(company)).id;

const aboutAbsence =
  (rest: object): Making =>
  async ({ given }, { company }) => {
    const { id } = await given.anAbsence(await given.anEmployee(company));
    const seen = [{ absenceId: id, type: 'sick', minutes: null }];
    return { params: { companyId: company.id }, body: { absenceIds: [id], ...rest, seen } };
  };

export const goodLeaveCalls = {
  listLeaveRequests: async (api: TestApi, tenant: Tenant) => ({
    params: { companyId: tenant.company.id },
    query: { status: 'pending', employeeId: await somebody(api, tenant) },
  }),
  getLeaveRequest: aboutRequest({ query: { type: 'unpaidLeave' } }),
  askForLeave: (_: TestApi, { company, employee }: Tenant) => ({
    params: { companyId: company.id },
    body: { employeeId: employee.id, ...anotherDay(), note: 'Sumarfrí' },
  }),
  approveLeave: aboutRequest({ body: { type: 'vacation', answer: 'Góða ferð' } }),
  refuseLeave: aboutRequest({ body: { answer: 'Tvö eru þegar í fríi' } }),
  takeBackLeaveDecision: aboutRequest({ body: { ...REASON, seen: { decidedAtUtc: null } } }, 'Rejected'),
  enterAbsence: async (api: TestApi, tenant: Tenant) => ({
    params: { companyId: tenant.company.id },
    body: { employeeId: await somebody(api, tenant), ...ABSENCE },
  }),
  changeAbsences: aboutAbsence({ type: 'sickChild', minutes: 240, ...REASON }),
  removeAbsences: aboutAbsence(REASON),
  findAbsenceEffect: async (api: TestApi, tenant: Tenant) => ({
    params: { companyId: tenant.company.id },
    body: { employeeId: await somebody(api, tenant), absence: ABSENCE },
  }),
  getLeaveCalendar: (_: TestApi, { company, department }: Tenant) => ({
    params: { companyId: company.id },
    query: { startDate: '2026-03-01', endDate: '2026-03-31', departmentId: department.id },
  }),
} satisfies Partial<Readonly<Record<DescribedOperationId, Making>>>;
