import { addDays, localDateOf } from '@stimpill/time';
import { companyScope } from '#database/company-scope.ts';
import type { AbsenceType } from '#features/absences/absence-store.ts';
import { findTimeOff, type TimeOff } from '#features/absences/time-off-store.ts';
import { requireCompany } from '#features/companies/require-company.ts';
import { authorOf } from '#features/changes/change.ts';
import { requireSeenEmployee, seenBy, type Seer } from '#features/people/seen-people.ts';
import { loadLineNamesOf } from '#features/rules/pay-lines.ts';
import { DomainError } from '#errors/domain-error.ts';
import type { ManageHandlers } from '#http/mount-api.ts';
import { askForLeave } from './ask-for-leave.ts';
import { approveLeave, refuseLeave, takeBackLeaveDecision } from './decide-leave.ts';
import type { LeaveAuthor, LeaveDeps } from './leave-author.ts';
import { listLeaveRequests, requireLeaveRequest } from './list-leave-requests.ts';
import { readLeaveCase } from './read-leave-case.ts';
import type { GivenKind } from './refuse-unknown-kind.ts';
import { storedStatus, toLeaveCase, toLeaveRequest } from './to-leave.ts';

/** So far back without a date in the request: years of decided ones are too many to show. */
const YEAR_DAYS = 365;

export function manageLeaveHandlers(deps: LeaveDeps) {
  const { knex } = deps.database;
  const authorFor = async (caller: Seer, reason: string | undefined): Promise<LeaveAuthor> => ({
    company: await requireCompany(knex, caller.companyId),
    by: authorOf(caller),
    reason: reason ?? null,
  });
  /** Only of people whom the caller sees. @returns the request after it */
  const decide = async (
    caller: Seer,
    { requestId, word }: { readonly requestId: string; readonly word: string | undefined },
    decision: (author: LeaveAuthor) => Promise<TimeOff>,
  ) => {
    const scope = companyScope(knex, caller.companyId);
    if ((await findTimeOff(scope, requestId, seenBy(caller))) === undefined)
      throw new DomainError('time_off.not_found', { field: 'route.requestId' });
    await decision(await authorFor(caller, word));
    return toLeaveRequest(await requireLeaveRequest(scope, seenBy(caller), requestId));
  };

  return {
    listLeaveRequests: async ({ query: { status, employeeId, startDate }, caller }) => {
      const { timeZone } = await requireCompany(knex, caller.companyId);
      const found = await listLeaveRequests(companyScope(knex, caller.companyId), {
        ...{ whose: seenBy(caller), status: storedStatus(status), employeeId },
        decidedFrom: startDate ?? addDays(localDateOf(deps.clock(), timeZone), -YEAR_DAYS),
      });
      return found.map(toLeaveRequest);
    },

    getLeaveRequest: async ({ params: { requestId }, query, caller }) => {
      const author = await authorFor(caller, undefined);
      const asked = { id: requestId, as: givenKind(query) };
      const found = await readLeaveCase(deps, author, caller, asked);
      const scope = companyScope(knex, caller.companyId);
      return toLeaveCase(found, await loadLineNamesOf(scope, author.company));
    },

    askForLeave: async ({
      body: { employeeId, startDate, endDate, minutes, percent, kindId, note = '' },
      caller,
    }) => {
      const scope = companyScope(knex, caller.companyId);
      const employee = await requireSeenEmployee(scope, caller, employeeId, 'employeeId');
      const author = await authorFor(caller, undefined);
      const { id } = await askForLeave(deps, author, {
        ...{ employee, startDate, endDate, note },
        ...{ minutes: minutes ?? null, percent: percent ?? null, kindId: kindId ?? null },
      });
      return toLeaveRequest(await requireLeaveRequest(scope, seenBy(caller), id));
    },

    approveLeave: async ({ params: { requestId: id }, body: { answer, ...said }, caller }) =>
      await decide(caller, { requestId: id, word: answer }, (author) =>
        approveLeave(deps, author, { id, as: givenKind(said) }),
      ),

    refuseLeave: async ({ params: { requestId: id }, body: { answer }, caller }) =>
      await decide(caller, { requestId: id, word: answer }, (author) => refuseLeave(deps, author, id)),

    takeBackLeaveDecision: async ({ params: { requestId: id }, body: { reason, seen }, caller }) =>
      await decide(caller, { requestId: id, word: reason }, (author) =>
        takeBackLeaveDecision(deps, author, id, seen && seenMoment(seen.decidedAtUtc)),
      ),
  } satisfies ManageHandlers;
}

type SaidKind = {
  readonly type?: AbsenceType | undefined;
  readonly kindId?: string | undefined;
};

/** @returns undefined: as it was asked for */
const givenKind = ({ type, kindId }: SaidKind): GivenKind | undefined =>
  type === undefined && kindId === undefined
    ? undefined
    : { type: type ?? 'vacation', kindId: kindId ?? null };

const seenMoment = (at: string | null) => (at === null ? null : Date.parse(at));
