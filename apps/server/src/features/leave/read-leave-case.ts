// Everything that it takes to decide about a request for time off. The approval is tried and taken back, so that what is shown is what
// comes of it.
import { localDateOf } from '@stimpill/time';
import { companyScope } from '#database/company-scope.ts';
import { assertNeverHappens } from '#errors/assert-never-happens.ts';
import { DomainError } from '#errors/domain-error.ts';
import type { AbsenceType } from '#features/absences/absence-store.ts';
import { listAbsenceBalances, type EmployeeBalances } from '#features/absences/list-absence-balances.ts';
import type { WorkingDay } from '#features/absences/working-days.ts';
import { findEmployee } from '#features/people/employee-store.ts';
import type { Employee } from '#features/people/employee.ts';
import { seenBy, type Seer } from '#features/people/seen-people.ts';
import { findPayEffects, type PayEffect } from '#features/timesheets/pay-effect.ts';
import { approveLeave, freeDaysOf } from './decide-leave.ts';
import type { LeaveAuthor, LeaveDeps } from './leave-author.ts';
import { requireLeaveRequest, type LeaveRequest } from './list-leave-requests.ts';
import { readLeaveCalendar, type CalendarPerson } from './read-leave-calendar.ts';

export type LeaveCase = {
  readonly request: LeaveRequest;
  readonly days: readonly WorkingDay[];
  readonly balances: EmployeeBalances;
  /** Others of the same departments who are away on some of the days, by name. */
  readonly away: readonly CalendarPerson[];
  readonly refusal: DomainError | null;
  /** Null where it is decided, or would be refused. */
  readonly effect: PayEffect | null;
};

/** @throws DomainError `time_off.not_found` */
export async function readLeaveCase(
  deps: LeaveDeps,
  author: LeaveAuthor,
  seer: Seer,
  { id, type }: { readonly id: string; readonly type: AbsenceType },
): Promise<LeaveCase> {
  const { knex } = deps.database;
  const { company } = author;
  const scope = companyScope(knex, company.id);
  const request = await requireLeaveRequest(scope, seenBy(seer), id);
  const employee =
    (await findEmployee(scope, request.employeeId)) ?? assertNeverHappens('a request of nobody');
  const asOfDate = localDateOf(deps.clock(), company.timeZone);
  const [balances] = await listAbsenceBalances(knex, { company, employees: [employee], asOfDate });
  const range = { startDate: request.startDate, endDate: request.endDate };
  const { people } = await readLeaveCalendar(knex, { company, seer, range, departmentId: undefined });
  const isNear = ({ departmentIds }: CalendarPerson) =>
    request.departmentIds.length === 0 ||
    departmentIds.some((department) => request.departmentIds.includes(department));
  const tried = await tryApproval(deps, author, { employee, request, type });
  return {
    request,
    days: await freeDaysOf(scope, { company, employee, request }),
    balances: balances ?? assertNeverHappens('one employee without balances'),
    away: people.filter((each) => each.employee.id !== employee.id && each.days.length > 0 && isNear(each)),
    ...tried,
  };
}

type Tried = {
  readonly employee: Employee;
  readonly request: LeaveRequest;
  readonly type: AbsenceType;
};

async function tryApproval(
  deps: LeaveDeps,
  author: LeaveAuthor,
  { employee, request: { id, startDate, endDate }, type }: Tried,
): Promise<Pick<LeaveCase, 'refusal' | 'effect'>> {
  try {
    const { effects } = await findPayEffects(deps.database, {
      company: author.company,
      employees: [employee],
      days: { startDate, endDate },
      make: async (database) => await approveLeave({ ...deps, database }, author, { id, type }),
    });
    return { refusal: null, effect: effects[0] ?? assertNeverHappens('no effect of an approval') };
  } catch (error) {
    if (error instanceof DomainError) return { refusal: error, effect: null };
    throw error;
  }
}
