// Everything that it takes to decide about a request for time off. The approval is tried and taken back, so that what is shown is what
// comes of it.
import { localDateOf } from '@stimpill/time';
import { companyScope } from '#database/company-scope.ts';
import { DomainError, assertNeverHappens } from '#errors/domain-error.ts';
import { listAbsenceBalances, type EmployeeBalances } from '#features/absences/list-absence-balances.ts';
import { ownMinutesOf } from '#features/absences/part-of-day.ts';
import type { WorkingDay } from '#features/absences/working-days.ts';
import { findEmployee } from '#features/people/employee-store.ts';
import type { Employee } from '#features/people/employee.ts';
import { seenBy, type Seer } from '#features/people/seen-people.ts';
import { findPayEffects, type PayEffect } from '#features/timesheets/pay-effect.ts';
import { approveLeave, freeDaysOf } from './decide-leave.ts';
import type { LeaveAuthor, LeaveDeps } from './leave-author.ts';
import type { GivenKind } from './refuse-unknown-kind.ts';
import { requireLeaveRequest, type LeaveRequest } from './list-leave-requests.ts';
import { readLeaveCalendar, type CalendarPerson } from './read-leave-calendar.ts';

export type LeaveCase = {
  readonly request: LeaveRequest;
  /** Each worth as much as is asked for of it. */
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
  { id, as }: { readonly id: string; readonly as: GivenKind | undefined },
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
  const tried = await tryApproval(deps, author, { employee, request, as });
  return {
    request,
    days: (await freeDaysOf(scope, { company, employee, request })).map((day) => ({
      ...day,
      worthMinutes: ownMinutesOf(day, request) ?? day.worthMinutes,
    })),
    balances: balances ?? assertNeverHappens('one employee without balances'),
    away: people.filter((each) => each.employee.id !== employee.id && each.days.length > 0 && isNear(each)),
    ...tried,
  };
}

type Tried = {
  readonly employee: Employee;
  readonly request: LeaveRequest;
  readonly as: GivenKind | undefined;
};

async function tryApproval(
  deps: LeaveDeps,
  author: LeaveAuthor,
  { employee, request: { id, startDate, endDate }, as }: Tried,
): Promise<Pick<LeaveCase, 'refusal' | 'effect'>> {
  try {
    const { effects } = await findPayEffects(deps.database, {
      company: author.company,
      employees: [employee],
      days: { startDate, endDate },
      make: async (database) => await approveLeave({ ...deps, database }, author, { id, as }),
    });
    return { refusal: null, effect: effects[0] ?? assertNeverHappens('no effect of an approval') };
  } catch (error) {
    if (error instanceof DomainError) return { refusal: error, effect: null };
    throw error;
  }
}
