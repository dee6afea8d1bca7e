// How a second request of a press is answered: what the first one made is read anew, as the person who asks may see it now. What is not here tells its
// answer once, because it has a secret, or reports what was done to many: then a second request is told that it was done.
import { ALL_ERROR_CODES, type AnyErrorCode, type DataOf } from '@stimpill/api-types';
import type { ManageOperationId, manageOperations } from '@stimpill/api-types/manage';
import { companyScope } from '#database/company-scope.ts';
import { DomainError, assertNeverHappens } from '#errors/domain-error.ts';
import { findAbsenceRecords } from '#features/absences/absence-record-store.ts';
import { requirePerson } from '#features/company-people/change-person.ts';
import { readSignIn } from '#features/company-people/person-sign-in.ts';
import { requireSeenPerson } from '#features/people/seen-person.ts';
import { toPersonRecord } from '#features/company-people/to-person-record.ts';
import { toPersonSignIn } from '#features/company-people/to-person-sign-in.ts';
import { manageStructureHandlers } from '#features/company-records/manage-structure-handlers.ts';
import { requireSeenEntry } from '#features/corrections/seen-entry.ts';
import { toEntryRecord } from '#features/ledger/to-entry-record.ts';
import { findOpenEntry } from '#features/ledger/time-entry-store.ts';
import { requireLeaveRequest } from '#features/leave/list-leave-requests.ts';
import { toAbsenceRecord, toLeaveRequest } from '#features/leave/to-leave.ts';
import { silentTabletsOf } from '#features/payroll-runs/approve-payroll-month.ts';
import { findPayrollRun } from '#features/payroll-runs/payroll-run-store.ts';
import { seenPeopleOf } from '#features/payroll-runs/seen-people-of.ts';
import { toRunSummary } from '#features/payroll-runs/to-payroll-run.ts';
import { listEmployees } from '#features/people/employee-store.ts';
import { seenBy, type Seer } from '#features/people/seen-people.ts';
import { findDevice } from '#features/tablets/devices/device-store.ts';
import type { HandlerInput, SecondAnswer, SecondAnswers } from '#http/mount-operation.ts';
import { toInstant } from './to-instant.ts';
import type { UseCaseDeps } from './use-case-deps.ts';

type Operations = typeof manageOperations;
type InputOf<Id extends ManageOperationId> = HandlerInput<Operations[Id]>;
type AnswerOf<Id extends ManageOperationId> = DataOf<Operations[Id]>;
type Entry = readonly [ManageOperationId, SecondAnswer];

/** @param keep gives ids, counts and codes; null: it has a secret */
const again = <Id extends ManageOperationId, Made>(
  id: Id,
  keep: (answer: AnswerOf<Id>) => Made | null,
  read: (made: Made, input: InputOf<Id>) => Promise<AnswerOf<Id>>,
): Entry => [id, { keep, read }];

/** Its answer is made of ids and counts. */
const asItWas = (id: ManageOperationId): Entry => [
  id,
  { keep: (answer) => answer, read: (made) => Promise.resolve(made) },
];

/** By the id of the operation. */
export function secondAnswers(deps: UseCaseDeps): SecondAnswers {
  return new Map([
    ...ofTime(deps),
    ...ofDecisions(deps),
    ...ofLeave(deps),
    ...ofPeople(deps),
    ...ofCompany(deps),
    ...ofPayroll(deps),
  ]);
}

const scopeFor = ({ database }: UseCaseDeps, { companyId }: Seer) => companyScope(database.knex, companyId);

const readEntry = async (deps: UseCaseDeps, caller: Seer, id: string) =>
  toEntryRecord((await requireSeenEntry(scopeFor(deps, caller), caller, id)).entry);

function ofTime(deps: UseCaseDeps): Entry[] {
  const entry = (caller: Seer, id: string) => readEntry(deps, caller, id);
  return [
    again(
      'addTimeEntry',
      ({ id }) => id,
      (id, { caller }) => entry(caller, id),
    ),
    again(
      'splitTimeEntry',
      ({ first, second }) => ({ first: first.id, second: second.id }),
      async ({ first, second }, { caller }) => ({
        first: await entry(caller, first),
        second: await entry(caller, second),
      }),
    ),
    asItWas('removeTimeEntry'),
    asItWas('noteCall'),
    asItWas('removeCall'),
  ];
}

type Settled = AnswerOf<'settleReview'>;
type KeptDecision = Pick<Settled, 'removedTimeEntryId' | 'closedIncidents'> & {
  readonly entryId: string | null;
};

const keepDecision = ({ entry, removedTimeEntryId, closedIncidents }: Settled): KeptDecision => ({
  ...{ entryId: entry?.id ?? null, removedTimeEntryId, closedIncidents },
});

function ofDecisions(deps: UseCaseDeps): Entry[] {
  const decision = async (
    caller: Seer,
    { reviewId, kept }: { readonly reviewId: string; readonly kept: KeptDecision },
  ): Promise<Settled> => {
    const { entryId, ...rest } = kept;
    const entry = entryId === null ? null : await readEntry(deps, caller, entryId);
    return { reviewId, entry, ...rest, pin: null };
  };
  return [
    again(
      'settleReview',
      (settled) => (settled.pin === null ? keepDecision(settled) : null),
      (kept, { caller, params: { reviewId } }) => decision(caller, { reviewId, kept }),
    ),
    again(
      'settleReviews',
      (items) =>
        items.map(({ reviewId, settled, refusal }) => ({
          ...{ reviewId, kept: settled && keepDecision(settled), code: refusal?.code ?? null },
        })),
      (items, { caller }) =>
        Promise.all(
          items.map(async ({ reviewId, kept, code }) => ({
            reviewId,
            settled: kept && (await decision(caller, { reviewId, kept })),
            refusal: code === null ? null : { code, message: messageOf(code) },
          })),
        ),
    ),
  ];
}

const messageOf = (code: string) => ALL_ERROR_CODES[code as AnyErrorCode].message;

function ofLeave(deps: UseCaseDeps): Entry[] {
  const request = async (caller: Seer, id: string) =>
    toLeaveRequest(await requireLeaveRequest(scopeFor(deps, caller), seenBy(caller), id));
  const days = async (ids: readonly string[], { caller }: { readonly caller: Seer }) =>
    (await findAbsenceRecords(scopeFor(deps, caller), ids, seenBy(caller))).map(toAbsenceRecord);
  const idsOf = (records: readonly { readonly id: string }[]) => records.map(({ id }) => id);
  const idOf = ({ id }: { readonly id: string }) => id;
  return [
    again('askForLeave', idOf, (id, { caller }) => request(caller, id)),
    again('approveLeave', idOf, (id, { caller }) => request(caller, id)),
    again('refuseLeave', idOf, (id, { caller }) => request(caller, id)),
    again('takeBackLeaveDecision', idOf, (id, { caller }) => request(caller, id)),
    again('enterAbsence', idsOf, days),
    again('changeAbsences', idsOf, days),
    asItWas('removeAbsences'),
  ];
}

function ofPeople(deps: UseCaseDeps): Entry[] {
  const person = async (caller: Seer, id: string) => {
    await requireSeenPerson(scopeFor(deps, caller), caller, id);
    return toPersonRecord(await requirePerson(scopeFor(deps, caller), id));
  };
  return [
    again(
      'addPerson',
      ({ id }) => id,
      (id, { caller }) => person(caller, id),
    ),
    again(
      'reemployPerson',
      ({ id }) => id,
      (id, { caller }) => person(caller, id),
    ),
    again(
      'endEmployment',
      ({ endedSessions }) => endedSessions,
      async (endedSessions, { caller, params: { employeeId } }) => {
        const open = await findOpenEntry(scopeFor(deps, caller), employeeId);
        const inSinceAtUtc = open === undefined ? null : toInstant(open.startAt);
        return { person: await person(caller, employeeId), inSinceAtUtc, endedSessions };
      },
    ),
    again(
      'unlockPin',
      () => [],
      async (_, { caller, params: { employeeId } }) =>
        toPersonSignIn(await readSignIn(scopeFor(deps, caller), caller, employeeId, deps.clock()), deps),
    ),
  ];
}

function ofCompany(deps: UseCaseDeps): Entry[] {
  const { getDepartment, getCompanyProject, getCompanyPayPeriod } = manageStructureHandlers(deps);
  const unasked = { query: undefined, body: undefined, expectVersion: () => undefined };
  return [
    again(
      'addDepartment',
      ({ id }) => id,
      (departmentId, input) =>
        getDepartment({ ...input, ...unasked, params: { ...input.params, departmentId } }),
    ),
    again(
      'addProject',
      ({ id }) => id,
      (projectId, input) =>
        getCompanyProject({ ...input, ...unasked, params: { ...input.params, projectId } }),
    ),
    again(
      'addPayPeriod',
      ({ id }) => id,
      (payPeriodId, input) =>
        getCompanyPayPeriod({ ...input, ...unasked, params: { ...input.params, payPeriodId } }),
    ),
    asItWas('addRuleSet'),
    asItWas('addRuleVersion'),
    asItWas('adoptDraftRule'),
    asItWas('closeTabletIncident'),
    again(
      'revokeTablet',
      ({ tabletId }) => tabletId,
      async (tabletId, { caller }) => {
        const device = await findDevice(scopeFor(deps, caller), tabletId);
        const revokedAt = device?.revokedAt ?? assertNeverHappens('a tablet that came back');
        return { tabletId, revokedAtUtc: toInstant(revokedAt) };
      },
    ),
  ];
}

function ofPayroll(deps: UseCaseDeps): Entry[] {
  return [
    again(
      'approvePayrollMonth',
      ({ approvedAtUtc, pressId, people, approved, lockedEntries, heldBack, renewed }) => ({
        ...{ approvedAtUtc, pressId, people, approved, lockedEntries },
        heldBack: heldBack.map(({ employeeId, reasons }) => ({ employeeId, reasons })),
        renewed: renewed.map(({ employeeId, dates, lines }) => ({ employeeId, dates, lines })),
      }),
      async ({ heldBack, renewed, ...counts }, { caller, body }) => {
        const scope = scopeFor(deps, caller);
        const ids = [...heldBack, ...renewed].map(({ employeeId }) => employeeId);
        const seen = await seenPeopleOf(scope, caller, ids);
        const withName = <Of extends { readonly employeeId: string }>(each: Of) => ({
          ...each,
          displayName: seen.get(each.employeeId)?.displayName ?? '',
        });
        const silent = await silentTabletsOf(deps, { companyId: caller.companyId, range: body });
        return {
          ...counts,
          heldBack: heldBack.map(withName),
          renewed: renewed.map(withName),
          silentTablets: silent.map(({ name }) => name),
        };
      },
    ),
    asItWas('undoApproval'),
    ...ofRunsAndOpening(deps),
  ];
}

/** Answers that an earlier version kept are without it. */
function optional<Kept>(kept: Kept): Kept | undefined {
  return kept;
}

function ofRunsAndOpening(deps: UseCaseDeps): Entry[] {
  const namesOf = async (caller: Seer) =>
    new Map((await listEmployees(scopeFor(deps, caller))).map(({ id, displayName }) => [id, displayName]));
  const withNames = async (caller: Seer) => {
    const names = await namesOf(caller);
    return <Of extends { readonly employeeId: string }>(each: Of) => ({
      ...each,
      displayName: names.get(each.employeeId) ?? '',
    });
  };
  return [
    again(
      'reopenTime',
      ({ reopenedEntries, moved }) => ({
        reopenedEntries,
        moved: optional(moved.map(({ employeeId, dates, lines }) => ({ employeeId, dates, lines }))),
      }),
      async ({ reopenedEntries, moved = [] }, { caller }) => {
        return { reopenedEntries, moved: moved.map(await withNames(caller)) };
      },
    ),
    again(
      'makePayrollRun',
      ({ run, leftOut, olderWaiting }) => ({
        id: run.id,
        leftOut: leftOut.map(({ employeeId, codes }) => ({ employeeId, codes })),
        olderWaiting: optional(olderWaiting.map(({ displayName: _, ...each }) => each)),
      }),
      async ({ id, leftOut, olderWaiting = [] }, { caller }) => {
        const run = await findPayrollRun(scopeFor(deps, caller), id);
        if (run === undefined) throw new DomainError('payroll_run.not_found');
        const withName = await withNames(caller);
        return {
          run: toRunSummary(run, await namesOf(caller)),
          leftOut: leftOut.map(withName),
          olderWaiting: olderWaiting.map(withName),
        };
      },
    ),
  ];
}
