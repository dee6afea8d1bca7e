// How somebody stands today, from what was punched, planned and recorded. Pure.
import type { AbsenceType } from '#features/absences/absence-store.ts';
import type { TimeEntry } from '#features/ledger/time-entry.ts';
import type { PlannedTime } from '#features/schedules/shift-store.ts';

export type DayFacts = {
  /** Epoch milliseconds. */
  readonly now: number;
  readonly dayStart: number;
  readonly dayEnd: number;
  /** Work, not standby, that is open or reaches into yesterday or today; by start. */
  readonly entries: readonly TimeEntry[];
  /** The one of them at which the person is now. */
  readonly open: TimeEntry | undefined;
  /** Planned time that touches yesterday or today; by start. */
  readonly planned: readonly PlannedTime[];
  /** Why the day is off; null: it is not. */
  readonly absence: AbsenceType | null;
};

export type StateOfDay = {
  readonly state: 'in' | 'overdue' | 'expected' | 'missed' | 'gone' | 'absent' | 'free';
  /** The planned time that the state is about. */
  readonly planned: PlannedTime | undefined;
  /** Epoch milliseconds; null: is not in. */
  readonly inSince: number | null;
  /** When the person went for the last time today; null: is in, or was not here. */
  readonly leftAt: number | null;
};

/**
 * Of all that is true at once the first counts: being in, being away with a reason, being awaited now, later today, not having come,
 * having been here.
 */
export function stateOfDay(facts: DayFacts): StateOfDay {
  const { now, dayStart, dayEnd, entries, open, planned } = facts;
  if (open !== undefined) {
    const around = planned.filter(({ endAt }) => endAt > open.startAt);
    const current = around.findLast(({ startAt }) => startAt <= now) ?? around[0];
    return { state: 'in', planned: current, inSince: open.startAt, leftAt: null };
  }
  const ends = entries.flatMap(({ endAt }) => (endAt !== null && endAt >= dayStart ? [endAt] : []));
  const leftAt = ends.length === 0 ? null : Math.max(...ends);
  const out = { inSince: null, leftAt };
  if (facts.absence !== null && leftAt === null) return { ...out, state: 'absent', planned: undefined };
  const ofToday = planned.filter(({ startAt, endAt }) => endAt > dayStart && startAt < dayEnd);
  const missing = ofToday.filter((time) => time.startAt <= now && !hasCome(time, entries));
  const overdue = missing.find(({ endAt }) => endAt > now);
  if (overdue !== undefined) return { ...out, state: 'overdue', planned: overdue };
  const next = ofToday.find(({ startAt }) => startAt > now);
  if (next !== undefined) return { ...out, state: 'expected', planned: next };
  const missed = missing.at(-1);
  if (missed !== undefined) return { ...out, state: 'missed', planned: missed };
  return { ...out, state: leftAt === null ? 'free' : 'gone', planned: undefined };
}

/** Whether somebody has worked in planned time, however little. */
function hasCome({ startAt, endAt }: PlannedTime, entries: readonly TimeEntry[]): boolean {
  return entries.some((entry) => entry.startAt < endAt && (entry.endAt ?? Infinity) > startAt);
}
