// For people who seem to have forgotten to clock out: when they most probably went, and what says so. Today and the inbox propose the same.
import type { CompanyScope } from '#database/company-scope.ts';
import { listEntriesAround } from '#features/ledger/time-entry-store.ts';
import type { TimeEntry } from '#features/ledger/time-entry.ts';
import type { Employee } from '#features/people/employee.ts';
import { listPlannedTimeOf } from '#features/schedules/shift-store.ts';
import { proposedOut, type ProposedOut } from './proposed-out.ts';

export type Forgetful = {
  readonly employee: Pick<Employee, 'id' | 'workPattern'>;
  /** The work that goes on. */
  readonly open: Pick<TimeEntry, 'startAt'>;
  /** They had gone by then, epoch milliseconds: now, or their next punch. */
  readonly until: number;
};

const DAY_MS = 86_400_000;
const WEEKS_BACK_MS = 28 * DAY_MS;

/** By employee id; nothing of those about whom nothing says it. */
export async function proposeOuts(
  scope: CompanyScope,
  timeZone: string,
  people: readonly Forgetful[],
): Promise<ReadonlyMap<string, ProposedOut>> {
  if (people.length === 0) return new Map();
  const ids = people.map(({ employee }) => employee.id);
  const starts = people.map(({ open }) => open.startAt);
  const first = Math.min(...starts);
  const planned = await listPlannedTimeOf(scope, ids, {
    from: first - DAY_MS,
    to: Math.max(...starts) + DAY_MS,
  });
  const worked = await listEntriesAround(scope, ids, {
    from: first - WEEKS_BACK_MS,
    to: Math.max(...starts),
  });
  const proposed = people.map(({ employee: { id, workPattern }, open: { startAt }, until }) => {
    const earlier = endedBefore(worked.get(id) ?? [], startAt);
    const facts = { startAt, until, timeZone, shifts: planned.get(id) ?? [], pattern: workPattern, earlier };
    return [id, proposedOut(facts)] as const;
  });
  return new Map(proposed.flatMap(([id, out]) => (out === null ? [] : [[id, out] as const])));
}

function endedBefore(entries: readonly TimeEntry[], startAt: number) {
  const from = startAt - WEEKS_BACK_MS;
  return entries.flatMap(({ kind, isDraft, endAt, ...entry }) =>
    kind === 'work' && !isDraft && endAt !== null && entry.startAt >= from && endAt <= startAt
      ? [{ startAt: entry.startAt, endAt }]
      : [],
  );
}
