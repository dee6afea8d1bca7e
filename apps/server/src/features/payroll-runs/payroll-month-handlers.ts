import type { PayrollMonth } from '@stimpill/api-types/manage';
import { UNDO_MS } from '@stimpill/api-types/rights';
import { companyScope, type CompanyScope } from '#database/company-scope.ts';
import { requireCompany } from '#features/companies/require-company.ts';
import { authorOf } from '#features/changes/change.ts';
import { listEmployees } from '#features/people/employee-store.ts';
import { loadLineNamesOf, type LineNamesOf } from '#features/rules/pay-lines.ts';
import { requireSeenEmployee } from '#features/people/seen-people.ts';
import type { RenewedFigures } from '#features/timesheets/keep-figures.ts';
import { NOTHING_MOVED } from '#features/timesheets/moved-figures.ts';
import { findReopenedFigures } from '#features/timesheets/reopened-figures.ts';
import { toMovedFigures } from '#features/timesheets/to-pay-effect.ts';
import type { LockDeps } from '#features/timesheets/lock-time-entries.ts';
import type { ManageHandlers } from '#http/mount-api.ts';
import { toInstant } from '#to-instant.ts';
import { approvePayrollMonth, type HeldBackPerson } from './approve-payroll-month.ts';
import { checkPayrollMonth } from './check-payroll-month.ts';
import { periodBefore } from './compare-hours.ts';
import { findMovedPeople } from './find-moved-people.ts';
import type { MonthCheck } from './month-check.ts';
import type { MovedPerson } from './moved-people.ts';
import { listRecentApprovals, type AskedApprovals } from './recent-approvals.ts';
import { reopenTime } from './reopen-time.ts';
import { seenPeopleOf } from './seen-people-of.ts';
import { undoApproval } from './undo-approval.ts';

const REASONS = {
  'entry.open': 'entryOpen',
  'review.open': 'questionOpen',
  'punch.undecided': 'punchWaiting',
  'word.awaited': 'wordAwaited',
  own_time: 'ownTime',
} as const;

/** It counts the whole company, in the thread for that. */
export function payrollMonthReader({ database, clock }: LockDeps) {
  return {
    checkPayrollMonth: async ({ params, query, caller }) => {
      const { startDate, endDate, profileKey = 'generic', comparedFrom } = query;
      const scope = companyScope(database.knex, params.companyId);
      const seen = await seenPeopleOf(scope, caller, null);
      const isSeen = (id: string) => seen.has(id);
      const request = {
        ...{ companyId: params.companyId, profileKey, range: { startDate, endDate } },
        ...{ employeeIds: null, isSeen, now: clock() },
      };
      const about = { seer: caller, before: periodBefore(comparedFrom, request.range) };
      const { checks, people, knownBy, moved } = await checkPayrollMonth(database.knex, request, about);
      return {
        startDate,
        endDate,
        knownBy,
        recentApprovals: await readRecentApprovals(scope, { range: request.range, isSeen, now: request.now }),
        checks: checks.map(toCheck),
        people: people.map((person) => ({ ...person, unmappedAbsences: [...person.unmappedAbsences] })),
        movedFigures: await toMovedPeople(scope, moved),
      };
    },

    listMovedFigures: async ({ params: { companyId }, caller }) => {
      const scope = companyScope(database.knex, companyId);
      const seen = await seenPeopleOf(scope, caller, null);
      return await toMovedPeople(scope, await findMovedPeople(scope, { seer: caller, seen, now: clock() }));
    },
  } satisfies ManageHandlers;
}

export function payrollMonthHandlers(deps: LockDeps) {
  const { knex } = deps.database;
  return {
    approvePayrollMonth: async ({ params: { companyId }, body, caller }) => {
      const { startDate, endDate, employeeIds, pressId = null } = body;
      const scope = companyScope(knex, companyId);
      const seen = await seenPeopleOf(scope, caller, employeeIds);
      const range = { startDate, endDate };
      const isSeen = (id: string) => seen.has(id);
      const request = { companyId, range, employeeIds, isSeen, by: authorOf(caller) };
      const { approvedAt, heldBack, silentTablets, renewed, ...counts } = await approvePayrollMonth(
        deps,
        request,
      );
      return {
        ...counts,
        approvedAtUtc: toInstant(approvedAt),
        pressId,
        renewed: await toRenewed(scope, renewed),
        heldBack: heldBack.map(toHeldBack),
        silentTablets: silentTablets.map(({ name }) => name),
      };
    },

    undoApproval: async ({ params: { companyId }, body, caller }) => {
      const { employeeIds, approvedAtUtc } = body;
      const scope = companyScope(knex, companyId);
      const employees = [...(await seenPeopleOf(scope, caller, employeeIds)).values()];
      const company = await requireCompany(knex, companyId);
      const about = { company, employees, by: authorOf(caller) };
      return await undoApproval(deps, { ...about, approvedAt: Date.parse(approvedAtUtc) });
    },

    reopenTime: async ({ params: { companyId }, body, caller }) => {
      const { startDate, endDate, employeeIds, reason } = body;
      const scope = companyScope(knex, companyId);
      const employees = [...(await seenPeopleOf(scope, caller, employeeIds)).values()];
      const company = await requireCompany(knex, companyId);
      const range = { startDate, endDate };
      const request = { company, employees, range, by: authorOf(caller), reason };
      const { unlocked, moved } = await reopenTime(deps, request);
      return { reopenedEntries: unlocked, moved: await toRenewed(companyScope(knex, companyId), moved) };
    },

    getReopeningEffect: async ({ params: { companyId, employeeId }, query: range, caller }) => {
      const scope = companyScope(knex, companyId);
      const employee = await requireSeenEmployee(scope, caller, employeeId, 'route.employeeId');
      const company = await requireCompany(knex, companyId);
      const [found] = await findReopenedFigures(knex, { company, employees: [employee], range });
      const moved = toMovedFigures(
        found?.moved ?? NOTHING_MOVED,
        employee,
        await loadLineNamesOf(scope, company),
      );
      return { reopenedEntries: found?.entries ?? 0, moved };
    },
  } satisfies ManageHandlers;
}

function toCheck({ people, names, words, ...check }: MonthCheck): PayrollMonth['checks'][number] {
  return { ...check, people: [...people], names: [...names], words: words.map((each) => ({ ...each })) };
}

async function toMovedPeople(scope: CompanyScope, people: readonly MovedPerson[]) {
  if (people.length === 0) return [];
  const namesOf = await readLineNames(scope);
  return people.map(({ employee, moved, since, mayApprove, owners }) => ({
    ...{ employeeId: employee.id, displayName: employee.displayName, mayApprove, owners: [...owners] },
    ...toMovedFigures(moved, employee, namesOf),
    sinceUtc: toInstant(since),
  }));
}

async function toRenewed(
  scope: CompanyScope,
  renewed: readonly Pick<RenewedFigures, 'employee' | 'moved'>[],
) {
  if (renewed.length === 0) return [];
  const namesOf = await readLineNames(scope);
  return renewed.map(({ employee, moved }) => ({
    ...{ employeeId: employee.id, displayName: employee.displayName },
    ...toMovedFigures(moved, employee, namesOf),
  }));
}

async function readLineNames(scope: CompanyScope): Promise<LineNamesOf> {
  return loadLineNamesOf(scope, await requireCompany(scope.db, scope.companyId));
}

/** With the names of those who pressed. */
async function readRecentApprovals(scope: CompanyScope, about: Omit<AskedApprovals, 'company'>) {
  const company = await requireCompany(scope.db, scope.companyId);
  const approvals = await listRecentApprovals(scope, { ...about, company });
  if (approvals.length === 0) return [];
  const names = new Map((await listEmployees(scope)).map(({ id, displayName }) => [id, displayName]));
  return approvals.map(({ userId, approvedAt, people, parts }) => ({
    ...{ userId, displayName: names.get(userId) ?? '', people },
    approvedAtUtc: toInstant(approvedAt),
    undoUntilUtc: toInstant(approvedAt + UNDO_MS),
    parts: parts.map((part) => ({
      approvedAtUtc: toInstant(part.approvedAt),
      employeeIds: [...part.employeeIds],
    })),
  }));
}

function toHeldBack({ employee, reasons }: HeldBackPerson) {
  return {
    employeeId: employee.id,
    displayName: employee.displayName,
    reasons: reasons.map(({ code, count }) => ({ code: REASONS[code], count })),
  };
}
