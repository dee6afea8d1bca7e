// Time is closed for payroll and opened again, each with its record of the change. The employees must be locked.
import { UNDO_MS } from '@stimpill/api-types/rights';
import { localDateOf } from '@stimpill/time';
import type { CompanyScope } from '#database/company-scope.ts';
import { insertChanges } from '#features/changes/change-store.ts';
import type { Authored, Facts } from '#features/changes/change.ts';
import { deleteClosedTime, insertClosedTime, listClosedTime } from './closed-time-store.ts';
import { withoutSpan, type ClosedTime, type NewClosedTime, type Span } from './closed-time.ts';

type About = {
  readonly timeZone: string;
  readonly employeeIds: readonly string[];
  /** [from, until): from the beginning of a day to that of another. */
  readonly from: number;
  readonly until: number;
};

/**
 * Stands beside what others closed, so that each is taken back without the rest. What is closed already and reaches as far stays as it is
 * where nobody else can undo it any more: it was closed by the person who closed it first.
 */
export async function closeTime(
  scope: CompanyScope,
  { timeZone, employeeIds, from, until }: About,
  authored: Authored,
): Promise<void> {
  if (until <= from) return;
  const { by, now: closedAt } = authored;
  const known = await listClosedTime(scope, employeeIds, from);
  const toClose = employeeIds.filter(
    (id) => !(known.get(id) ?? []).some((each) => lasts(each, authored) && covers(each, { from, until })),
  );
  const closed = toClose.map((employeeId) => ({ employeeId, from, until, closedAt, by }));
  await insertClosedTime(scope, closed);
  await record(scope, closed, (each) => ({ before: null, after: toFacts(timeZone, each) }), authored);
}

/** An undo is for a person, of what they pressed themselves. */
function lasts({ by: { userId }, closedAt }: ClosedTime, { by, now }: Authored): boolean {
  return userId === null || userId === by.userId || now - closedAt > UNDO_MS;
}

function covers(closed: ClosedTime, { from, until }: Span): boolean {
  return closed.from <= from && closed.until >= until;
}

type Press = Pick<About, 'employeeIds'> & { readonly closedAt: number; readonly userId: string | null };

/** What one person closed at one moment; what others closed of the same days stays. */
export async function openPress(
  scope: CompanyScope,
  timeZone: string,
  { employeeIds, closedAt, userId }: Press,
  authored: Authored,
): Promise<void> {
  const known = await listClosedTime(scope, employeeIds, 0);
  const opened = [...known.values()]
    .flat()
    .filter((each) => each.closedAt === closedAt && each.by.userId === userId);
  await deleteClosedTime(scope, opened);
  await record(scope, opened, (each) => ({ before: toFacts(timeZone, each), after: null }), authored);
}

/** @returns how many people had time in it that was closed */
export async function openTime(
  scope: CompanyScope,
  { timeZone, employeeIds, from, until }: About,
  authored: Authored,
): Promise<number> {
  const known = await listClosedTime(scope, employeeIds, from);
  const touched = [...known.values()].flat().filter((each) => each.from < until);
  await deleteClosedTime(scope, touched);
  await insertClosedTime(
    scope,
    touched.flatMap((each) => withoutSpan(each, { from, until })),
  );
  const opened = touched.map((each) => ({
    ...each,
    from: Math.max(each.from, from),
    until: Math.min(each.until, until),
  }));
  await record(scope, opened, (each) => ({ before: toFacts(timeZone, each), after: null }), authored);
  return new Set(touched.map(({ employeeId }) => employeeId)).size;
}

async function record(
  scope: CompanyScope,
  closed: readonly NewClosedTime[],
  factsOf: (closed: NewClosedTime) => { readonly before: Facts | null; readonly after: Facts | null },
  authored: Authored,
): Promise<void> {
  const changes = closed.map((each) => ({
    ...{ subject: 'closedTime' as const, subjectId: each.employeeId, employeeId: each.employeeId },
    ...factsOf(each),
  }));
  await insertChanges(scope, changes, authored);
}

function toFacts(timeZone: string, { from, until }: Span): Facts {
  return { start_date: localDateOf(from, timeZone), end_date: localDateOf(until - 1, timeZone) };
}
