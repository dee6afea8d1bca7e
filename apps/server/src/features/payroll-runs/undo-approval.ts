// A press that approved is taken back as a whole, by who pressed, while nobody has built on it.
import { setImmediate as othersFirst } from 'node:timers/promises';
import { UNDO_MS } from '@stimpill/api-types/rights';
import { companyScope, type CompanyScope } from '#database/company-scope.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { insertChanges } from '#features/changes/change-store.ts';
import type { Author, Authored, RecordedChange } from '#features/changes/change.ts';
import type { CompanySettings } from '#features/companies/company-settings.ts';
import { DomainError } from '#errors/domain-error.ts';
import { openPress } from '#features/ledger/close-time.ts';
import { listEntriesBetween } from '#features/ledger/time-entry-store.ts';
import type { TimeEntry } from '#features/ledger/time-entry.ts';
import type { Employee } from '#features/people/employee.ts';
import { lockEmployees } from '#features/people/employee-store.ts';
import { refuseOwnTime } from '#features/people/own-time.ts';
import { idsOf, someAtATime, unlockEntries, type LockDeps } from '#features/timesheets/lock-time-entries.ts';
import { restoreKeptFigures } from '#features/timesheets/kept-figures-store.ts';
import { readPress, UNDONE } from './read-press.ts';

export type UndoRequest = {
  readonly company: CompanySettings;
  readonly employees: readonly Employee[];
  /** Only who pressed. */
  readonly by: Author;
  /** The moment of the press, epoch milliseconds: it names it, and says nothing else about it. */
  readonly approvedAt: number;
};

export type UndoneApproval = {
  readonly people: number;
  readonly reopenedEntries: number;
  readonly leftTouched: number;
  readonly leftSent: number;
};

/** @throws DomainError `payroll.undo_expired`, `auth.own_time` */
export async function undoApproval(
  { database, clock }: LockDeps,
  request: UndoRequest,
): Promise<UndoneApproval> {
  const now = clock();
  if (now - request.approvedAt > UNDO_MS) throw new DomainError('payroll.undo_expired');
  refuseOwnTime(request.company, request.by, idsOf(request.employees));
  let done: UndoneApproval = { people: 0, reopenedEntries: 0, leftTouched: 0, leftSent: 0 };
  for (const employees of someAtATime(request.employees)) {
    const some = await inTransaction(database, (tx) =>
      undoSome(companyScope(tx, request.company.id), { ...request, employees }, now),
    );
    done = added(done, some);
    await othersFirst();
  }
  return done;
}

async function undoSome(scope: CompanyScope, request: UndoRequest, now: number): Promise<UndoneApproval> {
  const { company, employees, by, approvedAt } = request;
  await lockEmployees(scope, idsOf(employees));
  const asked = { userId: by.userId, approvedAt, employeeIds: idsOf(employees) };
  const { mine, touched, sent } = await readPress(scope, company, asked);
  const entries = await listLockedBy(scope, mine);
  const authored = { by, reason: UNDONE, now };
  await unlockEntries(scope, entries, authored);
  await restoreRenewed(scope, [...mine.values()].flat(), { approvedAt, authored });
  const closing = { employeeIds: [...mine.keys()], closedAt: approvedAt, userId: by.userId };
  await openPress(scope, company.timeZone, closing, authored);
  return { people: mine.size, reopenedEntries: entries.length, leftTouched: touched, leftSent: sent };
}

/** What was locked before already has the figures of its approval again. */
async function restoreRenewed(
  scope: CompanyScope,
  changes: readonly RecordedChange[],
  { approvedAt, authored }: { readonly approvedAt: number; readonly authored: Authored },
): Promise<void> {
  const renewed = changes.filter(isRenewal);
  await restoreKeptFigures(
    scope,
    renewed.map(({ subjectId }) => subjectId),
    approvedAt,
  );
  await insertChanges(
    scope,
    renewed.map((change) => ({ ...change, before: change.after, after: change.before })),
    authored,
  );
}

/** The press gave approved time other figures: it was locked before and after. */
function isRenewal({ subject, before }: RecordedChange): boolean {
  return subject === 'timeEntry' && before?.['is_locked'] === true;
}

/** What the press locked. */
async function listLockedBy(
  scope: CompanyScope,
  mine: ReadonlyMap<string, readonly RecordedChange[]>,
): Promise<readonly TimeEntry[]> {
  const done = [...mine.values()].flat();
  const changes = done.filter((change) => change.subject === 'timeEntry' && !isRenewal(change));
  const ids = new Set(changes.map(({ subjectId }) => subjectId));
  const starts = changes.map(({ after }) => Number(after?.['start_at']));
  const span = { from: Math.min(...starts), to: Math.max(...starts) + 1 };
  const found = ids.size === 0 ? [] : await listEntriesBetween(scope, [...mine.keys()], span);
  return found.filter(({ id, isLocked }) => isLocked && ids.has(id));
}

function added(sum: UndoneApproval, more: UndoneApproval): UndoneApproval {
  return {
    people: sum.people + more.people,
    reopenedEntries: sum.reopenedEntries + more.reopenedEntries,
    leftTouched: sum.leftTouched + more.leftTouched,
    leftSent: sum.leftSent + more.leftSent,
  };
}
