// What one press that approved did, as the log has it, and what was built on it since.
import { isDeepStrictEqual } from 'node:util';
import type { CompanyScope } from '#database/company-scope.ts';
import { listChangesSince } from '#features/changes/change-store.ts';
import type { Author, RecordedChange } from '#features/changes/change.ts';
import type { CompanySettings } from '#features/companies/company-settings.ts';
import { localDateIn } from '#features/companies/local-date.ts';
import type { DateRange } from '#features/companies/pay-period.ts';
import { groupBy } from '#group-by.ts';
import { APPROVED } from './approve-payroll-month.ts';
import { listSent } from './payroll-run-store.ts';

/** Why time is open again, in the log. */
export const UNDONE = 'approval undone';

type About = {
  readonly company: Pick<CompanySettings, 'timeZone'>;
  readonly employeeIds: readonly string[];
  readonly by: Author;
  /** The moment of the press, epoch milliseconds. */
  readonly approvedAt: number;
};

export type Press = {
  /** By employee id what it did, where nobody has built on it. */
  readonly mine: ReadonlyMap<string, readonly RecordedChange[]>;
  /** How many people had something changed since. */
  readonly touched: number;
  /** How many of the others a payroll file has for days of the press. */
  readonly sent: number;
};

/** The employees must be locked. */
export async function readPress(scope: CompanyScope, about: About): Promise<Press> {
  const changes = withoutUndone(await listChangesSince(scope, about.employeeIds, about.approvedAt));
  const pressed = groupBy(changes.filter(isOf(about)), whose);
  const all = groupBy(changes, whose);
  const untouched = [...pressed].filter(([id, did]) => all.get(id)?.length === did.length);
  const sentPeople = await listSentOver(
    scope,
    daysOf(
      about.company,
      untouched.flatMap(([, did]) => did),
    ),
  );
  const mine = new Map(untouched.filter(([id]) => !sentPeople.has(id)));
  return { mine, touched: pressed.size - untouched.length, sent: untouched.length - mine.size };
}

/** @param changes oldest first. A press that was undone, and its undo, are nothing to anybody. */
function withoutUndone(changes: readonly RecordedChange[]): readonly RecordedChange[] {
  const kept: RecordedChange[] = [];
  for (const change of changes) {
    const undone = change.reason === UNDONE ? kept.findLastIndex((each) => takesBack(change, each)) : -1;
    if (undone >= 0) kept.splice(undone, 1);
    else kept.push(change);
  }
  return kept;
}

function takesBack(
  undo: RecordedChange,
  { reason, subject, subjectId, before, after }: RecordedChange,
): boolean {
  const isSame = undo.subject === subject && undo.subjectId === subjectId && reason === APPROVED;
  return isSame && isDeepStrictEqual([undo.after, undo.before], [before, after]);
}

function isOf({ by: { userId }, approvedAt }: About) {
  return ({ by, reason, subject, changedAt }: RecordedChange): boolean =>
    changedAt === approvedAt &&
    by.userId === userId &&
    reason === APPROVED &&
    (subject === 'timeEntry' || subject === 'closedTime');
}

function whose({ employeeId }: RecordedChange): string {
  return employeeId ?? '';
}

/** From the first to the last day that it closed, or on which something begins that it locked. */
function daysOf({ timeZone }: About['company'], did: readonly RecordedChange[]): DateRange | undefined {
  const days = did
    .flatMap(({ subject, after }) =>
      subject === 'closedTime'
        ? [String(after?.['start_date']), String(after?.['end_date'])]
        : [localDateIn(timeZone, Number(after?.['start_at']))],
    )
    .toSorted();
  const [startDate, endDate] = [days[0], days.at(-1)];
  return startDate === undefined || endDate === undefined ? undefined : { startDate, endDate };
}

async function listSentOver(scope: CompanyScope, days: DateRange | undefined): Promise<ReadonlySet<string>> {
  const sent = days === undefined ? [] : await listSent(scope, days);
  return new Set(sent.map(({ employeeId }) => employeeId));
}
