// A pay period before it is paid: what is to do, who is approved, approving what is fine, and opening it again.
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { PayrollMonth } from '@stimpill/api-types/manage';
import { callManage } from './call-manage.ts';
import type { CallFor, DataFor } from './desk-operations.ts';
import { queryKeys } from './query-keys.ts';
import type { Fetched } from './read-answer.ts';
import type { Range } from './timesheets.ts';

export type { PayrollMonth };
export type MonthCheck = PayrollMonth['checks'][number];
export type MonthPerson = PayrollMonth['people'][number];
export type LockState = MonthPerson['state'];
export type ProfileKey = NonNullable<CallFor<'checkPayrollMonth'>['query']['profileKey']>;
export type ApprovedMonth = DataFor<'approvePayrollMonth'>;
export type HeldBackPerson = ApprovedMonth['heldBack'][number];

const ASKED_AGAIN_MS = 60_000;

/** Asked for again while the page is in sight; the server sends it only when something has changed. */
export const monthQuery = (companyId: string, range: Range, profileKey: ProfileKey) =>
  queryOptions({
    queryKey: [...queryKeys.month, companyId, range, profileKey],
    queryFn: ({ client, queryKey, signal }) =>
      callManage('checkPayrollMonth', {
        params: { companyId },
        query: { ...range, profileKey },
        known: client.getQueryData<Fetched<PayrollMonth>>(queryKey),
        signal,
      }),
    select: ({ data }) => data,
    refetchInterval: ASKED_AGAIN_MS,
  });

type PeopleOfMonth = {
  readonly companyId: string;
  readonly range: Range;
  readonly employeeIds: readonly string[];
};

/** Each of these people is approved whole or held back with a reason. @throws CallFailed */
export async function approveMonth({ companyId, range, employeeIds }: PeopleOfMonth): Promise<ApprovedMonth> {
  const body = { ...range, employeeIds: [...employeeIds] };
  return (await callManage('approvePayrollMonth', { params: { companyId }, body })).data;
}

export type UndoneApproval = DataFor<'undoApproval'>;

/** @param approvedAtUtc as the approval of these people said @throws CallFailed */
export async function undoApproval(
  { companyId, employeeIds }: Omit<PeopleOfMonth, 'range'>,
  approvedAtUtc: string,
): Promise<UndoneApproval> {
  const body = { employeeIds: [...employeeIds], approvedAtUtc };
  return (await callManage('undoApproval', { params: { companyId }, body })).data;
}

/** After time was approved, opened again or sent. */
export async function forgetMonth(client: QueryClient): Promise<void> {
  const old = [queryKeys.month, queryKeys.time, queryKeys.payrollRuns, queryKeys.log];
  await Promise.all(old.map((queryKey) => client.invalidateQueries({ queryKey })));
}
