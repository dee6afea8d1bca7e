// Who is away on which days: absences, and requests on days that have no absence. The same days as in the lists of both.
import { datesOf, type DateRange } from '@stimpill/time';
import { companyScope } from '#database/company-scope.ts';
import type { Queryable } from '#database/database.ts';
import { whoseOf } from '#database/whose.ts';
import type { AbsenceType } from '#features/absences/absence-store.ts';
import { listAbsenceRecords } from '#features/absences/absence-record-store.ts';
import { listValuedAbsences, type ValuedAbsence } from '#features/absences/list-valued-absences.ts';
import { isWhole } from '#features/absences/part-of-day.ts';
import { listTimeOff, type TimeOff } from '#features/absences/time-off-store.ts';
import { listWrittenLeave } from '#features/absences/written-leave-store.ts';
import type { CompanySettings } from '#features/companies/company-settings.ts';
import { holidaysIn } from '#features/holidays/company-calendar.ts';
import { listMemberships } from '#features/people/employee-store.ts';
import { isServiceAccount, type Employee } from '#features/people/employee.ts';
import { inNameOrder } from '#features/people/in-name-order.ts';
import { listSeenEmployees, type Seer } from '#features/people/seen-people.ts';
import { groupBy } from '#group-by.ts';

export type AwayDay = {
  /** yyyy-MM-dd */
  readonly date: string;
  readonly type: AbsenceType;
  /** A kind that the company has made; null: none. */
  readonly kindId: string | null;
  /** Whole minutes of working time; null where it is a request alone that does not say them. */
  readonly minutes: number | null;
  readonly isWholeDay: boolean;
  readonly isPending: boolean;
  readonly note: string;
  readonly absenceId: string | null;
  readonly requestId: string | null;
};

export type CalendarPerson = {
  readonly employee: Employee;
  readonly departmentIds: readonly string[];
  /** By date. */
  readonly days: readonly AwayDay[];
};

export type LeaveCalendar = {
  readonly holidays: ReturnType<typeof holidaysIn>;
  /** By name. */
  readonly people: readonly CalendarPerson[];
};

type CalendarRequest = {
  readonly company: CompanySettings;
  readonly seer: Seer;
  /** In the years of which holidays are known. */
  readonly range: DateRange;
  /** Undefined: all that the person who asks sees. */
  readonly departmentId: string | undefined;
};

export async function readLeaveCalendar(
  db: Queryable,
  { company, seer, range, departmentId }: CalendarRequest,
): Promise<LeaveCalendar> {
  const scope = companyScope(db, company.id);
  const memberships = await listMemberships(scope);
  const departmentsOf = ({ id }: Employee) => memberships.get(id) ?? [];
  const everybody = await listSeenEmployees(scope, seer);
  const employees = everybody.filter(
    (each) =>
      isEmployedIn(each, range) && (departmentId === undefined || departmentsOf(each).includes(departmentId)),
  );
  const whose = whoseOf(employees);
  const valued = await listValuedAbsences(scope, { employees, range });
  const ownMinutes = new Map(
    (await listAbsenceRecords(scope, whose, range)).map(({ id, minutes }) => [id, minutes]),
  );
  const asked = await listTimeOff(scope, { from: range.startDate, to: range.endDate, whose });
  const requests = asked.filter(({ status }) => status !== 'Rejected');
  const ids = requests.map(({ id }) => id);
  const written = await listWrittenLeave(scope, ids);
  const absencesOf = groupBy(valued, ({ employeeId }) => employeeId);
  const requestsOf = groupBy(requests, ({ employeeId }) => employeeId);
  const days = (employee: Employee) =>
    daysOf({
      range,
      absences: absencesOf.get(employee.id) ?? [],
      requests: requestsOf.get(employee.id) ?? [],
      isWritten: (id) => written.has(id),
      isWholeDay: (id) => (ownMinutes.get(id) ?? null) === null,
    });
  return {
    holidays: holidaysIn(company, range),
    people: inNameOrder(employees, ({ displayName }) => displayName).map((employee) => ({
      employee,
      departmentIds: departmentsOf(employee),
      days: days(employee),
    })),
  };
}

function isEmployedIn(employee: Employee, { startDate, endDate }: DateRange): boolean {
  const { isActive, employmentStartDate, employmentEndDate } = employee;
  const overlaps = employmentStartDate <= endDate && (employmentEndDate ?? startDate) >= startDate;
  return (isActive || employmentEndDate !== null) && overlaps && !isServiceAccount(employee);
}

type Facts = {
  readonly range: DateRange;
  readonly absences: readonly ValuedAbsence[];
  readonly requests: readonly TimeOff[];
  readonly isWritten: (requestId: string) => boolean;
  readonly isWholeDay: (absenceId: string) => boolean;
};

/** Of a request that was written, what is not an absence any more is no day away. */
function daysOf({ range, absences, requests, isWritten, isWholeDay }: Facts): AwayDay[] {
  const byDate = groupBy(absences, ({ date }) => date);
  const covering = (date: string, isMeant: (request: TimeOff) => boolean) =>
    requests.find((each) => each.startDate <= date && each.endDate >= date && isMeant(each));
  return datesOf(range).flatMap((date): AwayDay[] => {
    const records = byDate.get(date);
    if (records !== undefined) {
      const requestId = covering(date, ({ id }) => isWritten(id))?.id ?? null;
      return records.map(({ id, type, kindId, minutes, note }) => ({
        ...{ date, type, kindId, minutes, note, requestId },
        ...{ absenceId: id, isWholeDay: isWholeDay(id), isPending: false },
      }));
    }
    const request = covering(date, ({ id }) => !isWritten(id));
    if (request === undefined) return [];
    const isPending = request.status === 'Pending';
    const { minutes, note, kindId, countsAs: type, id: requestId } = request;
    const kind = { type, kindId, minutes, isWholeDay: isWhole(request), absenceId: null };
    return [{ date, ...kind, isPending, note, requestId }];
  });
}
