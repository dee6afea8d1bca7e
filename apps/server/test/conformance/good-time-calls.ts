// Good calls of the operations about working time and what is paid for it, with every field of the contract.
import { aPunchWithPhoto } from '../a-photo.ts';
import type { Tenant } from '../a-tenant.ts';
import type { Call, TestApi } from '../api.ts';
import type { DescribedOperationId } from '../described-apis.ts';
import { goodLeaveCalls } from './good-leave-calls.ts';
import { goodPayrollCalls } from './good-payroll-calls.ts';

type Making = (api: TestApi, tenant: Tenant) => Call | Promise<Call>;

const REASON = { reason: 'Gleymdi að stimpla' };
const at = (time: string) => `2026-03-01T${time}:00.000Z`;

/** A time entry of somebody, which nobody has approved. */
async function anEntry({ given }: TestApi, { company }: Tenant) {
  const { id: timeEntryId } = await given.anEntry(await given.anEmployee(company), at('07:00'), at('15:00'));
  return { params: { companyId: company.id, timeEntryId } };
}

const aCorrection = ({ project, subProject }: Tenant) => ({
  kind: 'work',
  startAtUtc: at('08:00'),
  endAtUtc: at('16:00'),
  breaks: [{ startAtUtc: at('12:00'), endAtUtc: at('12:30'), kind: 'unpaid' }],
  projectId: project.id,
  subProjectId: subProject.id,
  isDraft: false,
});

const forMany = async ({ given }: TestApi, { company, project }: Tenant) => ({
  params: { companyId: company.id },
  body: {
    employeeIds: [(await given.anEmployee(company)).id],
    startAtUtc: at('08:00'),
    endAtUtc: at('16:00'),
    projectId: project.id,
  },
});

const aboutEntry: Making = async (api, tenant) => ({ params: (await anEntry(api, tenant)).params });

/** With the version of the entry, as the desk has just read it. */
const corrected =
  (bodyOf: (tenant: Tenant) => object): Making =>
  async (api, tenant) => {
    const { params } = await anEntry(api, tenant);
    const { token } = await api.given.aSession(tenant.users.owner);
    const { headers } = await api.call('getTimeEntry', { params, token });
    return { params, headers: { 'If-Match': headers.get('ETag') ?? '' }, body: bodyOf(tenant) };
  };

export const goodTimeCalls = {
  ...goodPayrollCalls,
  ...goodLeaveCalls,
  getTimeEntry: aboutEntry,
  addTimeEntry: async ({ given }: TestApi, tenant: Tenant) => ({
    params: { companyId: tenant.company.id },
    body: { employeeId: (await given.anEmployee(tenant.company)).id, ...aCorrection(tenant), ...REASON },
  }),
  changeTimeEntry: corrected((tenant) => ({ ...aCorrection(tenant), ...REASON })),
  splitTimeEntry: corrected(() => ({ atUtc: at('11:00'), ...REASON })),
  removeTimeEntry: corrected(() => REASON),
  findCorrectionEffect: async (api: TestApi, tenant: Tenant) => {
    const { params } = await anEntry(api, tenant);
    return {
      params: { companyId: params.companyId },
      body: { timeEntryId: params.timeEntryId, entry: aCorrection(tenant) },
    };
  },
  listTimeEntryChanges: async (api: TestApi, tenant: Tenant) => ({
    ...(await aboutEntry(api, tenant)),
    query: { language: 'is' },
  }),
  checkEntriesForMany: async (api: TestApi, tenant: Tenant) => await forMany(api, tenant),
  addEntriesForMany: async (api: TestApi, tenant: Tenant) => {
    const { params, body } = await forMany(api, tenant);
    return { params, body: { ...body, ...REASON } };
  },
  getPersonDays: (_: TestApi, { company, employee }: Tenant) => ({
    params: { companyId: company.id, employeeId: employee.id },
    query: { startDate: '2026-02-20', endDate: '2026-03-31', language: 'pl' },
  }),
  getWorkSummary: (_: TestApi, { company }: Tenant) => ({
    params: { companyId: company.id },
    query: { startDate: '2026-01-01', endDate: '2026-12-31' },
  }),
  getTimesheetGrid: (_: TestApi, { company }: Tenant) => ({
    params: { companyId: company.id },
    query: { startDate: '2026-03-01', endDate: '2026-03-31' },
  }),
  getToday: (_: TestApi, { company }: Tenant) => ({ params: { companyId: company.id } }),
  listReviews: async ({ given }: TestApi, { company, department }: Tenant) => {
    const { id: employeeId } = await given.anEmployee(company);
    return {
      params: { companyId: company.id },
      query: { kind: 'punch', departmentId: department.id, employeeId },
    };
  },
  getReview: async ({ given }: TestApi, { company }: Tenant) => {
    const { id: reviewId } = await given.aReviewItem(await given.anEmployee(company));
    return { params: { companyId: company.id, reviewId } };
  },
  lookAtPunchPhoto: async (api: TestApi, { company }: Tenant) => {
    const punchId = await aPunchWithPhoto(api, await api.given.anEmployee(company));
    return { params: { companyId: company.id, punchId } };
  },
  tryReviewTime: async ({ given, time }: TestApi, { company }: Tenant) => {
    const hoursAgo = (hours: number) => new Date(time.clock() - hours * 3_600_000).toISOString();
    const { id: reviewId } = await given.anEntry(await given.anEmployee(company), hoursAgo(14), null);
    return { params: { companyId: company.id, reviewId }, body: { key: 'setEnd', atUtc: hoursAgo(6) } };
  },
  settleReviews: async ({ given }: TestApi, { company }: Tenant) => {
    const { id } = await given.aReviewItem(await given.anEmployee(company));
    return {
      params: { companyId: company.id },
      body: { reviewIds: [id], decision: 'accept', ...REASON },
    };
  },
  settleReview: async ({ given }: TestApi, { company }: Tenant) => {
    const { id: reviewId } = await given.aReviewItem(await given.anEmployee(company));
    return { params: { companyId: company.id, reviewId }, body: { decision: 'accept', ...REASON } };
  },
} satisfies Partial<Readonly<Record<DescribedOperationId, Making>>>;
