// How worked time kept to planned shifts.
import type { TimeEntry } from '#features/ledger/time-entry.ts';
import type { PlannedTime } from '#features/schedules/shift-store.ts';

export type Punctuality = {
  readonly shifts: number;
  readonly onTime: number;
  readonly late: number;
  readonly lateMinutes: number;
  readonly leftEarly: number;
  readonly leftEarlyMinutes: number;
  /** Nothing was worked in them. */
  readonly missed: number;
};

export const NO_SHIFTS: Punctuality = {
  shifts: 0,
  onTime: 0,
  late: 0,
  lateMinutes: 0,
  leftEarly: 0,
  leftEarlyMinutes: 0,
  missed: 0,
};

const MINUTE_MS = 60_000;

/**
 * @param shifts that are over
 * @param entries of the same person, also drafts and open ones: somebody was there
 * @param toleranceMinutes by how much a start may be late, or an end early
 */
export function punctualityOf(
  shifts: readonly PlannedTime[],
  entries: readonly TimeEntry[],
  toleranceMinutes: number,
): Punctuality {
  const worked = entries.filter(({ kind }) => kind !== 'standby');
  return shifts.reduce((sums, shift) => add(sums, shift, worked, toleranceMinutes), NO_SHIFTS);
}

function add(
  sums: Punctuality,
  shift: PlannedTime,
  worked: readonly TimeEntry[],
  toleranceMinutes: number,
): Punctuality {
  const shifts = sums.shifts + 1;
  const there = worked.filter(
    ({ startAt, endAt }) => startAt < shift.endAt && (endAt ?? Infinity) > shift.startAt,
  );
  if (there.length === 0) return { ...sums, shifts, missed: sums.missed + 1 };
  const began = Math.min(...there.map(({ startAt }) => startAt));
  const ended = Math.max(...there.map(({ endAt }) => endAt ?? Infinity));
  const late = beyond(minutesBetween(shift.startAt, began), toleranceMinutes);
  const early = beyond(minutesBetween(ended, shift.endAt), toleranceMinutes);
  return {
    ...sums,
    shifts,
    onTime: sums.onTime + (late === 0 && early === 0 ? 1 : 0),
    late: sums.late + Math.sign(late),
    lateMinutes: sums.lateMinutes + late,
    leftEarly: sums.leftEarly + Math.sign(early),
    leftEarlyMinutes: sums.leftEarlyMinutes + early,
  };
}

/** All of the minutes, or none where they are not more than what is allowed. */
function beyond(minutes: number, toleranceMinutes: number): number {
  return minutes > toleranceMinutes ? minutes : 0;
}

/** Whole clock minutes; below zero where the second lies before the first. */
function minutesBetween(first: number, second: number): number {
  return Math.floor(second / MINUTE_MS) - Math.floor(first / MINUTE_MS);
}
