// Time off that people ask for, days on which they are away, and the calendar of both.
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { AbsenceRecord, LeaveCalendar, LeaveCase, LeaveRequest } from '@stimpill/api-types/manage';
import { callManage } from './call-manage.ts';
import type { CallFor, DataFor } from './desk-operations.ts';
import { queryKeys } from './query-keys.ts';
import type { Fetched } from './read-answer.ts';

export type { AbsenceRecord, LeaveCalendar, LeaveCase, LeaveRequest };
export type AwayDay = LeaveCalendar['people'][number]['days'][number];
export type CalendarPerson = LeaveCalendar['people'][number];
export type AbsenceKind = AbsenceRecord['type'];
export type LeaveKind = NonNullable<CallFor<'approveLeave'>['body']['type']>;
/** Days that are tried and taken back. */
export type TriedAbsence = CallFor<'findAbsenceEffect'>['body'];
type NewAbsence = CallFor<'enterAbsence'>['body'];
type AbsenceChange = Omit<CallFor<'changeAbsences'>['body'], 'absenceIds' | 'seen'>;
/** Days of absence as somebody saw them who changes them. */
export type SeenAbsences = NonNullable<CallFor<'removeAbsences'>['body']['seen']>;
/** A request for time off, as every operation about one names it. */
export type RequestOf = { readonly companyId: string; readonly requestId: string };
/** Days of the calendar, inclusive, yyyy-MM-dd. */
type Range = { readonly startDate: string; readonly endDate: string };

const ASKED_AGAIN_MS = 60_000;

/** Asked for again while the page is in sight, because people ask at any time. Decided ones are those of the last twelve months. */
export const leaveRequestsQuery = (companyId: string, which: 'pending' | 'all') =>
  queryOptions({
    queryKey: [...queryKeys.leave, companyId, 'requests', which],
    queryFn: ({ client, queryKey, signal }) =>
      callManage('listLeaveRequests', {
        params: { companyId },
        query: which === 'pending' ? { status: which } : {},
        known: client.getQueryData<Fetched<DataFor<'listLeaveRequests'>>>(queryKey),
        signal,
      }),
    select: ({ data }) => data,
    refetchInterval: ASKED_AGAIN_MS,
  });

export const leaveCaseQuery = (params: RequestOf, type: LeaveKind) =>
  queryOptions({
    queryKey: [...queryKeys.leave, params.companyId, 'case', params.requestId, type],
    queryFn: async ({ signal }) =>
      (await callManage('getLeaveRequest', { params, query: { type }, signal })).data,
    staleTime: 0,
  });

export const leaveCalendarQuery = (companyId: string, range: Range, departmentId: string | undefined) =>
  queryOptions({
    queryKey: [...queryKeys.leave, companyId, 'calendar', range, departmentId],
    queryFn: ({ client, queryKey, signal }) =>
      callManage('getLeaveCalendar', {
        params: { companyId },
        query: { ...range, ...(departmentId !== undefined && { departmentId }) },
        known: client.getQueryData<Fetched<LeaveCalendar>>(queryKey),
        signal,
      }),
    select: ({ data }) => data,
    refetchInterval: ASKED_AGAIN_MS,
  });

/** What days of absence would change in pay. Nothing is changed by asking; what would be refused is refused here as well. */
export const absenceEffectQuery = (companyId: string, body: TriedAbsence | undefined) =>
  queryOptions({
    queryKey: [...queryKeys.leave, companyId, 'effect', body],
    queryFn: async ({ signal }) => {
      if (body === undefined) throw new Error('there is nothing to try yet');
      return (await callManage('findAbsenceEffect', { params: { companyId }, body, signal })).data;
    },
    enabled: body !== undefined,
    retry: false,
    staleTime: 0,
    gcTime: 0,
  });

/** @returns the days of a person as they are now @throws CallFailed */
export async function readAwayDays(
  { companyId, employeeId }: { readonly companyId: string; readonly employeeId: string },
  range: Range,
): Promise<readonly AwayDay[]> {
  const { data } = await callManage('getLeaveCalendar', { params: { companyId }, query: range });
  return data.people.find((person) => person.employeeId === employeeId)?.days ?? [];
}

/** Everything that hangs on who is away. */
export async function forgetLeave(client: QueryClient): Promise<void> {
  const names = [queryKeys.leave, queryKeys.time, queryKeys.today, queryKeys.log];
  await Promise.all(names.map((queryKey) => client.invalidateQueries({ queryKey })));
}

/** @returns the request as it is decided @throws CallFailed */
export async function approveLeave(
  client: QueryClient,
  params: RequestOf,
  body: CallFor<'approveLeave'>['body'],
): Promise<LeaveRequest> {
  const { data } = await callManage('approveLeave', { params, body });
  await forgetLeave(client);
  return data;
}

/** @returns the request as it is decided @throws CallFailed */
export async function refuseLeave(
  client: QueryClient,
  params: RequestOf,
  answer: string,
): Promise<LeaveRequest> {
  const { data } = await callManage('refuseLeave', { params, body: { answer } });
  await forgetLeave(client);
  return data;
}

/** @param request as it was seen: another decision since is not taken back @throws CallFailed */
export async function takeBackLeaveDecision(
  client: QueryClient,
  params: RequestOf,
  { decision }: LeaveRequest,
): Promise<void> {
  const seen = { decidedAtUtc: decision?.atUtc ?? null };
  await callManage('takeBackLeaveDecision', { params, body: { seen } });
  await forgetLeave(client);
}

/** @throws CallFailed */
export async function askForLeave(
  client: QueryClient,
  companyId: string,
  body: CallFor<'askForLeave'>['body'],
): Promise<LeaveRequest> {
  const { data } = await callManage('askForLeave', { params: { companyId }, body });
  await forgetLeave(client);
  return data;
}

/** @returns the days that were written @throws CallFailed */
export async function enterAbsence(
  client: QueryClient,
  companyId: string,
  body: NewAbsence,
): Promise<readonly AbsenceRecord[]> {
  const { data } = await callManage('enterAbsence', { params: { companyId }, body });
  await forgetLeave(client);
  return data;
}

/** @param change what the seen days become @throws CallFailed */
export async function changeAbsences(
  client: QueryClient,
  companyId: string,
  { seen, ...change }: AbsenceChange & { readonly seen: SeenAbsences },
): Promise<void> {
  const body = { ...change, absenceIds: seen.map(({ absenceId }) => absenceId), seen };
  await callManage('changeAbsences', { params: { companyId }, body });
  await forgetLeave(client);
}

/** @param seen the days as they were seen: none goes that somebody else has changed @throws CallFailed */
export async function removeAbsences(
  client: QueryClient,
  companyId: string,
  seen: SeenAbsences,
): Promise<void> {
  const absenceIds = seen.map(({ absenceId }) => absenceId);
  await callManage('removeAbsences', { params: { companyId }, body: { absenceIds, seen } });
  await forgetLeave(client);
}
