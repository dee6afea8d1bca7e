// Requests for time off, each with the last decision, its word, and whether its days were written.
import type { CompanyScope } from '#database/company-scope.ts';
import type { Whose } from '#database/whose.ts';
import type { AbsenceType } from '#features/absences/absence-store.ts';
import { inDateOrder } from '#features/people/in-name-order.ts';
import {
  findTimeOff,
  listDecidedTimeOff,
  listWaitingTimeOff,
  type TimeOff,
} from '#features/absences/time-off-store.ts';
import { listWrittenLeave } from '#features/absences/written-leave-store.ts';
import { listChangesOfEach } from '#features/changes/change-store.ts';
import type { RecordedChange } from '#features/changes/change.ts';
import { DomainError } from '#errors/domain-error.ts';
import { listMemberships, listNamedEmployees } from '#features/people/employee-store.ts';

type LeaveDecision = {
  /** Epoch milliseconds. */
  readonly at: number;
  /** Null where nobody of the company decided. */
  readonly byName: string | null;
  readonly answer: string | null;
};

export type LeaveRequest = TimeOff & {
  readonly departmentIds: readonly string[];
  /** Null where it waits, and where nobody recorded who decided. */
  readonly decision: LeaveDecision | null;
  /** Null: its days were not written. */
  readonly writtenAs: AbsenceType | null;
  /** As which kind that the company has made; null: none. */
  readonly writtenKindId: string | null;
};

export type LeaveWanted = {
  readonly whose: Whose;
  /** Undefined: of every status. */
  readonly status: TimeOff['status'] | undefined;
  /** Only of this person. */
  readonly employeeId?: string | undefined;
  /** Of the decided ones those whose last day is not before it, yyyy-MM-dd; null: all. What waits is found however old. */
  readonly decidedFrom: string | null;
};

/** By first day, then by name. */
export async function listLeaveRequests(
  scope: CompanyScope,
  { whose, status, employeeId, decidedFrom }: LeaveWanted,
): Promise<readonly LeaveRequest[]> {
  const found = [
    ...(status === undefined || status === 'Pending' ? await listWaitingTimeOff(scope, whose) : []),
    ...(status === 'Pending' ? [] : await listDecidedTimeOff(scope, whose, decidedFrom)),
  ];
  const isMeant = (request: TimeOff) =>
    (status === undefined || request.status === status) &&
    (employeeId === undefined || request.employeeId === employeeId);
  return await withDecisions(
    scope,
    whose,
    inDateOrder(found.filter(isMeant), ({ startDate }) => startDate),
  );
}

/** @throws DomainError `time_off.not_found`; also where the person who asks does not see whose it is */
export async function requireLeaveRequest(
  scope: CompanyScope,
  whose: Whose,
  id: string,
): Promise<LeaveRequest> {
  const found = await findTimeOff(scope, id, whose);
  const [request] = found === undefined ? [] : await withDecisions(scope, whose, [found]);
  if (request === undefined) throw new DomainError('time_off.not_found', { field: 'route.requestId' });
  return request;
}

/** @returns when it was last decided, epoch milliseconds; null where nobody recorded it */
export async function lastDecidedAt(scope: CompanyScope, id: string): Promise<number | null> {
  const changes = await listChangesOfEach(scope, 'timeOff', [id]);
  return lastDecision(changes.get(id) ?? [])?.changedAt ?? null;
}

async function withDecisions(
  scope: CompanyScope,
  whose: Whose,
  requests: readonly TimeOff[],
): Promise<LeaveRequest[]> {
  const ids = requests.map(({ id }) => id);
  const written = await listWrittenLeave(scope, ids);
  const changes = await listChangesOfEach(scope, 'timeOff', ids);
  const memberships = await listMemberships(scope, whose);
  const decisions = new Map([...changes].map(([id, each]) => [id, lastDecision(each)]));
  const deciders = new Set([...decisions.values()].flatMap((last) => last?.by.userId ?? []));
  const named = await listNamedEmployees(scope, [...deciders]);
  const names = new Map(named.map(({ id, displayName }) => [id, displayName]));
  return requests.map((request) => ({
    ...request,
    departmentIds: memberships.get(request.employeeId) ?? [],
    decision: request.status === 'Pending' ? null : toDecision(decisions.get(request.id), names),
    writtenAs: written.get(request.id)?.type ?? null,
    writtenKindId: written.get(request.id)?.kindId ?? null,
  }));
}

/** The last change of its status. An import of a company file that only brought it along decided nothing. */
const lastDecision = (changes: readonly RecordedChange[]): RecordedChange | undefined =>
  changes.findLast(({ before, after }) => before !== null && after?.['status'] !== undefined);

function toDecision(
  last: RecordedChange | undefined,
  names: ReadonlyMap<string, string>,
): LeaveDecision | null {
  if (last === undefined) return null;
  const { userId, operator } = last.by;
  const byName = userId === null ? operator : (names.get(userId) ?? null);
  return { at: last.changedAt, byName, answer: last.reason };
}
