// A request for time off is approved, refused, or waits again. Approving it writes its working days as daily records, so that pay, which
// reads records alone, and the balance, which also counts approved requests, always agree.
import { companyScope, type CompanyScope } from '#database/company-scope.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { DomainError, assertNeverHappens, refuseUnseen } from '#errors/domain-error.ts';
import {
  deleteAbsenceRecords,
  findAbsenceRecords,
  insertAbsenceRecords,
  listAbsenceRecords,
  type AbsenceRecord,
} from '#features/absences/absence-record-store.ts';
import { ownMinutesOf } from '#features/absences/part-of-day.ts';
import { findTimeOff, setTimeOffStatus, type TimeOff } from '#features/absences/time-off-store.ts';
import { listWorkingDays, type WorkingDay } from '#features/absences/working-days.ts';
import {
  deleteWrittenLeave,
  insertWrittenLeave,
  listWrittenLeave,
} from '#features/absences/written-leave-store.ts';
import type { CompanySettings } from '#features/companies/company-settings.ts';
import { lockEmployees } from '#features/people/employee-store.ts';
import type { Employee } from '#features/people/employee.ts';
import { refuseOwnTime } from '#features/people/own-time.ts';
import { uuidv7 } from '#ids.ts';
import { recordAbsenceChanges, recordRequestChange } from './absence-changes.ts';
import type { LeaveAuthor, LeaveDeps } from './leave-author.ts';
import { lastDecidedAt } from './list-leave-requests.ts';
import { refuseLockedDays } from './refuse-locked-days.ts';
import { refuseUnknownKind, type GivenKind } from './refuse-unknown-kind.ts';

/**
 * @param as what its days are; undefined: what was asked for
 * @throws DomainError `leave.decided`, but for what was approved without records; `absence_kind.not_found`, `absence.locked`,
 * `auth.own_time`, `time_off.not_found`
 */
export async function approveLeave(
  deps: LeaveDeps,
  author: LeaveAuthor,
  { id, as }: { readonly id: string; readonly as: GivenKind | undefined },
): Promise<TimeOff> {
  return await decide(deps, author, id, 'Approved', async ({ scope, request, employee, now }) => {
    const isWritten = (await listWrittenLeave(scope, [id])).has(id);
    if (request.status === 'Rejected' || isWritten) throw new DomainError('leave.decided');
    const { company, by, reason } = author;
    const { type, kindId } = as ?? { type: request.countsAs, kindId: request.kindId };
    await refuseUnknownKind(scope, { type, kindId }, 'kindId');
    const days = await freeDaysOf(scope, { company, employee, request });
    const dates = days.map(({ date }) => date);
    await refuseLockedDays(scope, { company, employee, dates });
    const records = days.map((day): AbsenceRecord => {
      const { employeeId, note } = request;
      const minutes = ownMinutesOf(day, request);
      return { id: uuidv7(), employeeId, date: day.date, type, kindId, minutes, note };
    });
    await insertAbsenceRecords(scope, records);
    const absenceIds = records.map((record) => record.id);
    await insertWrittenLeave(scope, { requestId: id, type, kindId, absenceIds });
    const changes = records.map((after) => ({ before: null, after }));
    await recordAbsenceChanges(scope, changes, { by, reason, now });
  });
}

/** @throws DomainError `leave.decided`, `auth.own_time`, `time_off.not_found` */
export async function refuseLeave(deps: LeaveDeps, author: LeaveAuthor, id: string): Promise<TimeOff> {
  return await decide(deps, author, id, 'Rejected', ({ request }) => {
    if (request.status !== 'Pending') throw new DomainError('leave.decided');
    return Promise.resolve();
  });
}

/**
 * The request waits again. Records that its approval wrote are removed, but for those of which somebody has made another kind since.
 * @param seenDecidedAt when it was decided, as seen by the person who takes that back, null: nobody recorded it; undefined: they do not say
 * @throws DomainError `leave.not_decided`, `absence.locked`, `auth.own_time`, `time_off.not_found`, `record.changed_meanwhile`
 */
export async function takeBackLeaveDecision(
  deps: LeaveDeps,
  author: LeaveAuthor,
  id: string,
  seenDecidedAt?: number | null,
): Promise<TimeOff> {
  return await decide(deps, author, id, 'Pending', async ({ scope, request, employee, now }) => {
    if (request.status === 'Pending') throw new DomainError('leave.not_decided');
    if (seenDecidedAt !== undefined) refuseUnseen(seenDecidedAt, await lastDecidedAt(scope, id));
    const written = (await listWrittenLeave(scope, [id])).get(id);
    if (written === undefined) return;
    const found = await findAbsenceRecords(scope, written.absenceIds, [employee.id]);
    const records = found.filter(({ type, kindId }) => type === written.type && kindId === written.kindId);
    const { company, by, reason } = author;
    const dates = records.map(({ date }) => date);
    await refuseLockedDays(scope, { company, employee, dates });
    const ids = records.map((record) => record.id);
    await deleteAbsenceRecords(scope, ids);
    await deleteWrittenLeave(scope, id);
    const changes = records.map((before) => ({ before, after: null }));
    await recordAbsenceChanges(scope, changes, { by, reason, now });
  });
}

type Deciding = {
  readonly scope: CompanyScope;
  readonly request: TimeOff;
  readonly employee: Employee;
  readonly now: number;
};

async function decide(
  { database, clock }: LeaveDeps,
  { company, by, reason }: LeaveAuthor,
  id: string,
  status: TimeOff['status'],
  work: (deciding: Deciding) => Promise<void>,
): Promise<TimeOff> {
  return await inTransaction(database, async (tx) => {
    const scope = companyScope(tx, company.id);
    const now = clock();
    const { request, employee } = await lockRequest(scope, id);
    refuseOwnTime(company, by, [request.employeeId]);
    await work({ scope, request, employee, now });
    await setTimeOffStatus(scope, id, status);
    const after = { ...request, status };
    await recordRequestChange(scope, { before: request, after }, { by, reason, now });
    return after;
  });
}

/** Locks the person's time, then reads the request. */
async function lockRequest(scope: CompanyScope, id: string): Promise<Pick<Deciding, 'request' | 'employee'>> {
  const found = await findTimeOff(scope, id, 'everybody');
  if (found === undefined) throw new DomainError('time_off.not_found');
  const locked = await lockEmployees(scope, [found.employeeId]);
  const request = await findTimeOff(scope, id, 'everybody');
  if (request === undefined) throw new DomainError('time_off.not_found');
  const employee = locked.get(request.employeeId) ?? assertNeverHappens('a request of nobody');
  return { request, employee };
}

/** The working days of a request that have no absence of their own. */
export async function freeDaysOf(
  scope: CompanyScope,
  about: {
    readonly company: CompanySettings;
    readonly employee: Employee;
    readonly request: Pick<TimeOff, 'startDate' | 'endDate'>;
  },
): Promise<readonly WorkingDay[]> {
  const { company, employee, request } = about;
  const range = { startDate: request.startDate, endDate: request.endDate };
  const taken = new Set((await listAbsenceRecords(scope, [employee.id], range)).map(({ date }) => date));
  const days = await listWorkingDays(scope, { company, employee, range });
  return days.filter(({ date }) => !taken.has(date));
}
