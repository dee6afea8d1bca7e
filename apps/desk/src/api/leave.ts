// Time off that people ask for, days on which they are away, and the calendar of both.
import type { AbsenceRecord, LeaveCalendar, LeaveCase, LeaveRequest } from '@stimpill/api-types/manage';
import { ask, query } from './calls.ts';
import type { CallFor } from './contract.ts';

export type { LeaveCalendar, LeaveCase, LeaveRequest };
export type AwayDay = LeaveCalendar['people'][number]['days'][number];
export type CalendarPerson = LeaveCalendar['people'][number];
export type AbsenceKind = AbsenceRecord['type'];
export type LeaveKind = NonNullable<CallFor<'approveLeave'>['body']['type']>;
/** Days that are tried and taken back. */
export type TriedAbsence = CallFor<'findAbsenceEffect'>['body'];
/** Days of absence as somebody saw them who changes them. */
export type SeenAbsences = NonNullable<CallFor<'removeAbsences'>['body']['seen']>;
/** A request for time off, as every operation about one names it. */
export type RequestOf = { readonly companyId: string; readonly requestId: string };
/** Days of the calendar, inclusive, yyyy-MM-dd. */
type Range = { readonly startDate: string; readonly endDate: string };

const ASKED_AGAIN_MS = 60_000;

/** Asked for again while the page is in sight, because people ask at any time. Decided ones are those of the last twelve months. */
export const leaveRequestsQuery = (companyId: string, which: 'pending' | 'all') => ({
  ...query('listLeaveRequests', {
    params: { companyId },
    query: which === 'pending' ? { status: which } : {},
  }),
  refetchInterval: ASKED_AGAIN_MS,
});

export const leaveCaseQuery = (
  params: RequestOf,
  kind: { readonly type: LeaveKind; readonly kindId?: string },
) => ({
  ...query('getLeaveRequest', { params, query: kind }),
  staleTime: 0,
});

export const leaveCalendarQuery = (companyId: string, range: Range, departmentId: string | undefined) => ({
  ...query('getLeaveCalendar', {
    params: { companyId },
    query: { ...range, ...(departmentId !== undefined && { departmentId }) },
  }),
  refetchInterval: ASKED_AGAIN_MS,
});

/** @returns the days of a person as they are now @throws CallFailed */
export async function readAwayDays(
  { companyId, employeeId }: { readonly companyId: string; readonly employeeId: string },
  range: Range,
): Promise<readonly AwayDay[]> {
  const { people } = await ask('getLeaveCalendar', { params: { companyId }, query: range });
  return people.find((person) => person.employeeId === employeeId)?.days ?? [];
}
