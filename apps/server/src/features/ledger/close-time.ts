// Time is closed for payroll and opened again, each with its record of the change. The employees must be locked.
import type { CompanyScope } from '#database/company-scope.ts';
import { insertChanges } from '#features/changes/change-store.ts';
import type { Authored, Facts } from '#features/changes/change.ts';
import { localDateIn } from '#features/companies/local-date.ts';
import { deleteClosedTime, insertClosedTime, listClosedTime } from './closed-time-store.ts';
import { withoutSpan, type ClosedTime } from './closed-time.ts';

type About = {
  readonly timeZone: string;
  readonly employeeIds: readonly string[];
  /** [from, until): from the beginning of a day to that of another. */
  readonly from: number;
  readonly until: number;
};

/** What is closed already, and reaches as far, stays as it is: it was closed by whoever closed it first. */
export async function closeTime(
  scope: CompanyScope,
  { timeZone, employeeIds, from, until }: About,
  authored: Authored,
): Promise<void> {
  if (until <= from) return;
  const { by, now: closedAt } = authored;
  const known = await listClosedTime(scope, employeeIds, from);
  const toClose = employeeIds.filter(
    (id) => !(known.get(id) ?? []).some((each) => each.from <= from && each.until >= until),
  );
  const covered = toClose
    .flatMap((id) => known.get(id) ?? [])
    .filter((each) => each.from >= from && each.until <= until);
  const closed = toClose.map((employeeId) => ({ employeeId, from, until, closedAt, by }));
  await deleteClosedTime(scope, covered);
  await insertClosedTime(scope, closed);
  await record(scope, closed, (each) => ({ before: null, after: toFacts(timeZone, each) }), authored);
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
  closed: readonly ClosedTime[],
  factsOf: (closed: ClosedTime) => { readonly before: Facts | null; readonly after: Facts | null },
  authored: Authored,
): Promise<void> {
  const changes = closed.map((each) => ({
    ...{ subject: 'closedTime' as const, subjectId: each.employeeId, employeeId: each.employeeId },
    ...factsOf(each),
  }));
  await insertChanges(scope, changes, authored);
}

function toFacts(timeZone: string, { from, until }: ClosedTime): Facts {
  return { start_date: localDateIn(timeZone, from), end_date: localDateIn(timeZone, until - 1) };
}
