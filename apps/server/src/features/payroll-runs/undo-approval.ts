// A press that approved is taken back as a whole, by who pressed, while nobody has built on it.
import { companyScope, type CompanyScope } from '#database/company-scope.ts';
import { listChangesSince } from '#features/changes/change-store.ts';
import type { Author, RecordedChange } from '#features/changes/change.ts';
import { DomainError } from '#errors/domain-error.ts';
import type { TimeEntry } from '#features/ledger/time-entry.ts';
import {
  unlockTimeEntries,
  type LockDeps,
  type LockRequest,
  type Unlocked,
} from '#features/timesheets/lock-time-entries.ts';
import { groupBy } from '#group-by.ts';
import { APPROVED } from './approve-payroll-month.ts';
import { listSent } from './payroll-run-store.ts';

/** So long somebody sees that it was not meant; later it is a decision of its own, with a reason. */
const UNDO_MS = 10 * 60_000;

export type UndoRequest = Omit<LockRequest, 'reason'> & {
  /** When the press began, epoch milliseconds. */
  readonly approvedAt: number;
};

export type UndoneApproval = {
  readonly people: number;
  readonly reopenedEntries: number;
  readonly leftTouched: number;
  readonly leftSent: number;
};

/** @throws DomainError `payroll.undo_expired`, `auth.own_time` */
export async function undoApproval(deps: LockDeps, request: UndoRequest): Promise<UndoneApproval> {
  if (deps.clock() - request.approvedAt > UNDO_MS) throw new DomainError('payroll.undo_expired');
  const done = { people: 0, leftTouched: 0, leftSent: 0 };
  const { unlocked } = await unlockTimeEntries(
    deps,
    { ...request, reason: 'approval undone' },
    async (db, employees, locked) => {
      const sorted = await sortOut(
        companyScope(db, request.company.id),
        request,
        employees.map(({ id }) => id),
      );
      done.people += sorted.mine.size;
      done.leftTouched += sorted.touched;
      done.leftSent += sorted.sent;
      return ofPress(sorted.mine, locked);
    },
  );
  return { ...done, reopenedEntries: unlocked };
}

/** By person the ids of what the press locked; the entries among them that are still locked. */
function ofPress(mine: ReadonlyMap<string, ReadonlySet<string>>, locked: readonly TimeEntry[]): Unlocked {
  return {
    employeeIds: [...mine.keys()],
    entries: locked.filter(({ id, employeeId }) => mine.get(employeeId)?.has(id) === true),
  };
}

async function sortOut(
  scope: CompanyScope,
  { by, range, approvedAt }: UndoRequest,
  employeeIds: readonly string[],
) {
  const changesOf = groupBy(
    await listChangesSince(scope, employeeIds, approvedAt),
    ({ employeeId }) => employeeId ?? '',
  );
  const sentPeople = new Set((await listSent(scope, range)).map(({ employeeId }) => employeeId));
  const mine = new Map<string, ReadonlySet<string>>();
  let [touched, sent] = [0, 0];
  for (const [id, changes] of changesOf) {
    const pressed = changes.filter((change) => isOfPress(change, by));
    if (pressed.length === 0) continue;
    if (pressed.length < changes.length) touched += 1;
    else if (sentPeople.has(id)) sent += 1;
    else mine.set(id, new Set(pressed.map(({ subjectId }) => subjectId)));
  }
  return { mine, touched, sent };
}

function isOfPress({ by, reason, subject }: RecordedChange, { userId }: Author): boolean {
  return by.userId === userId && reason === APPROVED && (subject === 'timeEntry' || subject === 'closedTime');
}
