// Time off and absence -> the answers of the manage API, and what requests say of them.
import type { RequestOf } from '@stimpill/api-types';
import type {
  manageOperations,
  AbsenceRecord as RecordAnswer,
  LeaveCalendar as CalendarAnswer,
  LeaveCase as CaseAnswer,
  LeaveRequest as RequestAnswer,
} from '@stimpill/api-types/manage';
import { assertNeverHappens } from '#errors/domain-error.ts';
import type { AbsenceRecord } from '#features/absences/absence-record-store.ts';
import type { TimeOff } from '#features/absences/time-off-store.ts';
import { toPayEffect } from '#features/timesheets/to-pay-effect.ts';
import type { LineNamesOf } from '#features/rules/pay-lines.ts';
import { toInstant } from '#to-instant.ts';
import type { NewAbsence } from './edit-absences.ts';
import type { AbsenceEdit } from './find-absence-effect.ts';
import type { LeaveRequest } from './list-leave-requests.ts';
import type { AwayDay, LeaveCalendar } from './read-leave-calendar.ts';
import type { LeaveCase } from './read-leave-case.ts';

export const LEAVE_STATUS = {
  Pending: 'pending',
  Approved: 'approved',
  Rejected: 'refused',
} as const satisfies Record<TimeOff['status'], RequestAnswer['status']>;

const STORED_STATUSES = Object.keys(LEAVE_STATUS) as TimeOff['status'][];

/** What is stored of a status that was asked for. */
export function storedStatus(asked: RequestAnswer['status'] | undefined): TimeOff['status'] | undefined {
  return STORED_STATUSES.find((status) => LEAVE_STATUS[status] === asked);
}

export function toLeaveRequest(request: LeaveRequest): RequestAnswer {
  const { id, employeeId, employeeDisplayName, departmentIds, startDate, endDate, note } = request;
  const { decision, writtenAs, writtenKindId, minutes, percent, kindId, countsAs } = request;
  return {
    ...{ id, employeeId, employeeName: employeeDisplayName, departmentIds: [...departmentIds] },
    ...{ startDate, endDate, minutes, percent, kindId, countsAs, status: LEAVE_STATUS[request.status], note },
    ...{ writtenAs, writtenKindId },
    decision: decision && {
      atUtc: toInstant(decision.at),
      byName: decision.byName,
      answer: decision.answer,
    },
  };
}

export function toLeaveCase(
  { request, days, balances: { vacation }, away, refusal, effect }: LeaveCase,
  namesOf: LineNamesOf,
): CaseAnswer {
  const { entitledMinutes, usedMinutes, pendingMinutes, remainingMinutes } = vacation;
  return {
    request: toLeaveRequest(request),
    days: days.map(({ date, worthMinutes }) => ({ date, minutes: worthMinutes })),
    vacation: {
      ...{ entitledMinutes, usedMinutes, pendingMinutes, remainingMinutes },
      ...{ periodStartDate: vacation.periodStartDate, periodEndDate: vacation.periodEndDate },
    },
    away: away.map((person) => ({
      employeeId: person.employee.id,
      employeeName: person.employee.displayName,
      dates: [...new Set(person.days.map(({ date }) => date))],
      isPending: person.days.every(({ isPending }) => isPending),
    })),
    refusal: refusal && { code: refusal.code, message: refusal.message },
    effect: effect && toPayEffect(effect, namesOf),
  };
}

export function toAbsenceRecord({ id, employeeId, date, ...absence }: AbsenceRecord): RecordAnswer {
  const { type, kindId, minutes, note } = absence;
  return { id, employeeId, date, type, kindId, minutes, note };
}

export function toLeaveCalendar({ holidays, people }: LeaveCalendar): CalendarAnswer {
  return {
    holidays: holidays.map(({ date, name, isPublicHoliday }) => ({ date, name, isPublicHoliday })),
    people: people.map(({ employee, departmentIds, days }) => ({
      employeeId: employee.id,
      employeeName: employee.displayName,
      departmentIds: [...departmentIds],
      days: days.map((day: AwayDay) => ({ ...day })),
    })),
  };
}

type EffectBody = RequestOf<typeof manageOperations.findAbsenceEffect>['body'];
type SaidAbsence = NonNullable<EffectBody['absence']>;

export function toNewAbsence(said: SaidAbsence): NewAbsence {
  const { type, kindId, startDate, endDate, minutes, percent, dayMinutes, note } = said;
  return {
    ...{ type, kindId: kindId ?? null, range: { startDate, endDate }, note: note ?? '' },
    minutes: minutes ?? null,
    percent: percent ?? null,
    dayMinutes: dayMinutes ?? null,
  };
}

export function toAbsenceFields({ type, kindId, minutes }: NonNullable<EffectBody['changes']>) {
  return { type, kindId: kindId ?? null, minutes: minutes ?? null };
}

export function toAbsenceEdit({ employeeId, absence, absenceIds, changes }: EffectBody): AbsenceEdit {
  if (absenceIds === undefined) {
    if (employeeId === undefined || absence === undefined)
      return assertNeverHappens('a new absence of nobody, which the contract refuses');
    return { kind: 'enter', employeeId, absence: toNewAbsence(absence) };
  }
  if (changes === undefined) return { kind: 'remove', ids: absenceIds };
  return { kind: 'change', ids: absenceIds, fields: toAbsenceFields(changes) };
}
