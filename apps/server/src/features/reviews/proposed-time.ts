// Which time does the plan propose for a punch or an end that is in question? Pure.
import type { TimeEntry } from '#features/ledger/time-entry.ts';
import type { PlannedTime } from '#features/schedules/shift-store.ts';
import { isEntryKind, type Question } from './question.ts';

type Planned = { readonly entries: readonly TimeEntry[]; readonly shifts: readonly PlannedTime[] };

/**
 * The planned start or end nearest to the punch; of a time entry the end of the shift that was going on.
 * @returns epoch milliseconds, not in the future; null where nothing is planned, or the time is the planned one
 */
export function proposedTime(
  { kind, action, at, timeEntryId }: Pick<Question, 'kind' | 'action' | 'at' | 'timeEntryId'>,
  day: Planned | null,
  now: number,
): number | null {
  const entry = day?.entries.find(({ id }) => id === timeEntryId);
  const isOfEnd = isEntryKind(kind) || kind === 'inactive';
  const times =
    isOfEnd && entry !== undefined
      ? endsWithin(day?.shifts ?? [], entry)
      : (day?.shifts ?? []).map(({ startAt, endAt }) => (action === 'start' ? startAt : endAt));
  const past = times.filter((time) => time <= now && time !== (isOfEnd ? entry?.endAt : at));
  if (!isOfEnd && action === null) return null;
  return past.sort((a, b) => Math.abs(a - at) - Math.abs(b - at))[0] ?? null;
}

function endsWithin(shifts: readonly PlannedTime[], { startAt, endAt }: TimeEntry): number[] {
  return shifts.map((shift) => shift.endAt).filter((end) => end > startAt && (endAt === null || end < endAt));
}
