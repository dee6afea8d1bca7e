// Good calls of the operations about working time and what is paid for it that need more than their example.
import { aPunchWithPhoto } from '../a-photo.ts';
import type { DescribedOperationId } from '../described-apis.ts';
import { derived, type GoodCall } from './derived-call.ts';
import { goodLeaveCalls } from './good-leave-calls.ts';
import { goodPayrollCalls } from './good-payroll-calls.ts';

const at = (time: string) => `2026-03-01T${time}:00.000Z`;
const SPAN = { startAtUtc: at('08:00'), endAtUtc: at('16:00') };

export const goodTimeCalls = {
  ...goodPayrollCalls,
  ...goodLeaveCalls,
  checkEntriesForMany: derived('checkEntriesForMany', () => ({ body: SPAN })),
  addEntriesForMany: derived('addEntriesForMany', () => ({ body: SPAN })),
  getPersonDays: derived('getPersonDays', () => ({
    query: { startDate: '2026-02-20', endDate: '2026-03-31' },
  })),
  listReviews: derived('listReviews', (_, { department, employee }) => ({
    query: { departmentId: department.id, employeeId: employee.id },
  })),
  lookAtPunchPhoto: derived('lookAtPunchPhoto', async (api, { company }) => ({
    params: { punchId: await aPunchWithPhoto(api, await api.given.anEmployee(company)) },
  })),
  tryReviewTime: derived('tryReviewTime', async ({ given, time }, { company }) => {
    const hoursAgo = (hours: number) => new Date(time.clock() - hours * 3_600_000).toISOString();
    const { id: reviewId } = await given.anEntry(await given.anEmployee(company), hoursAgo(14), null);
    return { params: { reviewId }, body: { key: 'setEnd', atUtc: hoursAgo(6) } };
  }),
  settleReviews: derived('settleReviews', async ({ given }, { company }) => ({
    body: { reviewIds: [(await given.aReviewItem(await given.anEmployee(company))).id] },
  })),
} satisfies Partial<Readonly<Record<DescribedOperationId, GoodCall>>>;
