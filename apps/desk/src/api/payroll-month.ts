// A pay period before it is paid: what is to do, who is approved, approving what is fine, and opening it again.
import { queryOptions } from '@tanstack/react-query';
import type { PayrollMonth } from '@stimpill/api-types/manage';
import { isRefusedWith } from './call-failed.ts';
import { ask, keyOf, query } from './calls.ts';
import type { CallFor, DataFor } from './contract.ts';
import type { Range } from './timesheets.ts';

export type { PayrollMonth };
export type MonthCheck = PayrollMonth['checks'][number];
export type MonthPerson = PayrollMonth['people'][number];
export type RecentApproval = PayrollMonth['recentApprovals'][number];
export type LockState = MonthPerson['state'];
export type ProfileKey = NonNullable<CallFor<'checkPayrollMonth'>['query']['profileKey']>;
export type ApprovedMonth = DataFor<'approvePayrollMonth'>;
export type HeldBackPerson = ApprovedMonth['heldBack'][number];

const ASKED_AGAIN_MS = 60_000;

type AskedMonth = {
  readonly range: Range;
  readonly profileKey: ProfileKey;
  /** First day of the period before, with whose hours those of this one are compared. */
  readonly comparedFrom: string;
};

/** Asked for again while the page is in sight; the server sends it only when something has changed. */
export const monthQuery = (companyId: string, { range, ...asked }: AskedMonth) => ({
  ...query('checkPayrollMonth', { params: { companyId }, query: { ...range, ...asked } }),
  refetchInterval: ASKED_AGAIN_MS,
});

const AN_HOUR_MS = 3_600_000;

/** Whom a holiday of these days would pay nothing. The whole month is looked at for it, so it is asked for once an hour. */
export const missedHolidaysQuery = (companyId: string, range: Range) =>
  queryOptions({
    queryKey: keyOf(['checkPayrollMonth'], companyId, range, 'missed holidays'),
    queryFn: async ({ signal }) => {
      const { checks } = await ask('checkPayrollMonth', { params: { companyId }, query: range, signal });
      return checks.find(({ code }) => code === 'holidayHoursUnknown')?.people ?? [];
    },
    staleTime: AN_HOUR_MS,
  });

type PeopleOfMonth = {
  readonly companyId: string;
  readonly range: Range;
  readonly employeeIds: readonly string[];
};

/**
 * Each of these people is approved whole or held back with a reason.
 * @param pressId one for all parts of a press
 * @throws CallFailed
 */
export async function approveMonth(
  { companyId, range, employeeIds }: PeopleOfMonth,
  pressId: string,
): Promise<ApprovedMonth> {
  const body = { ...range, employeeIds: [...employeeIds], pressId };
  const approve = () => ask('approvePayrollMonth', { params: { companyId }, body });
  try {
    return await approve();
  } catch (error) {
    // Its server ended in the middle. Who is approved stays so, and the same again, as another press, goes on with the rest.
    if (!isRefusedWith(error, 'request.made_already')) throw error;
    return await approve();
  }
}

export type UndoneApproval = DataFor<'undoApproval'>;

/** @param approvedAtUtc as the month says of this part of the press @throws CallFailed */
export async function undoApproval(
  { companyId, employeeIds }: Omit<PeopleOfMonth, 'range'>,
  approvedAtUtc: string,
): Promise<UndoneApproval> {
  const body = { employeeIds: [...employeeIds], approvedAtUtc };
  return ask('undoApproval', { params: { companyId }, body });
}
