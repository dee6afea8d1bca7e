// Time off as the person sees it whose it is: what they asked for, what may be asked for, what vacation is left; and a request that they take
// back before anybody has decided it.
import { addDays, localDateOf } from '@stimpill/time';
import { companyScope } from '#database/company-scope.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { assertNeverHappens, DomainError } from '#errors/domain-error.ts';
import { listAbsenceBalances, type EmployeeBalances } from '#features/absences/list-absence-balances.ts';
import { deleteTimeOff, findTimeOff } from '#features/absences/time-off-store.ts';
import { listAbsenceKinds, type AbsenceKind } from '#features/companies/absence-kind-store.ts';
import { findEmployee, lockEmployees } from '#features/people/employee-store.ts';
import { inNameOrder } from '#features/people/in-name-order.ts';
import { recordRequestChange } from './absence-changes.ts';
import type { LeaveAuthor, LeaveDeps } from './leave-author.ts';
import { listLeaveRequests, type LeaveRequest } from './list-leave-requests.ts';

const YEAR_DAYS = 365;

export type OwnLeave = {
  /** yyyy-MM-dd in the time zone of the company. */
  readonly today: string;
  readonly vacation: EmployeeBalances['vacation'];
  /** Those that may be asked for, by name. */
  readonly askable: readonly AbsenceKind[];
  /** The newest days first. */
  readonly requests: readonly LeaveRequest[];
  /** All of them, also those that have ended, by id. */
  readonly kinds: ReadonlyMap<string, AbsenceKind>;
};

export async function readOwnLeave(
  { database, clock }: LeaveDeps,
  { company }: Pick<LeaveAuthor, 'company'>,
  employeeId: string,
): Promise<OwnLeave> {
  const scope = companyScope(database.knex, company.id);
  const today = localDateOf(clock(), company.timeZone);
  const employee = (await findEmployee(scope, employeeId)) ?? assertNeverHappens('somebody who is nobody');
  const [balances] = await listAbsenceBalances(database.knex, {
    ...{ company, employees: [employee], asOfDate: today },
  });
  const kinds = await listAbsenceKinds(scope);
  const wanted = { whose: [employeeId], status: undefined, decidedFrom: addDays(today, -YEAR_DAYS) };
  const requests = await listLeaveRequests(scope, wanted);
  return {
    today,
    vacation: (balances ?? assertNeverHappens('one employee without balances')).vacation,
    askable: inNameOrder(
      kinds.filter(({ isActive, mayBeAsked }) => isActive && mayBeAsked),
      ({ name }) => name,
    ),
    requests: requests.toReversed(),
    kinds: new Map(kinds.map((kind) => [kind.id, kind])),
  };
}

/**
 * Does nothing where the person has no such request any more, so that it can be said again.
 * @throws DomainError `leave.decided`
 */
export async function withdrawLeave(
  { database, clock }: LeaveDeps,
  { company, by, reason }: LeaveAuthor,
  { employeeId, requestId }: { readonly employeeId: string; readonly requestId: string },
): Promise<void> {
  await inTransaction(database, async (tx) => {
    const scope = companyScope(tx, company.id);
    await lockEmployees(scope, [employeeId]);
    const request = await findTimeOff(scope, requestId, [employeeId]);
    if (request === undefined) return;
    if (request.status !== 'Pending') throw new DomainError('leave.decided', { field: 'requestId' });
    await deleteTimeOff(scope, requestId);
    await recordRequestChange(scope, { before: request, after: null }, { by, reason, now: clock() });
  });
}
