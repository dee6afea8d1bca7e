// How much of a working day somebody is away.
import type { WorkingDay } from './working-days.ts';

/** As many minutes of each day, or a part of it; at most one of the two. Null of both: all of it. */
export type PartOfDay = {
  readonly minutes: number | null;
  /** 1 to 100. */
  readonly percent: number | null;
};

const WHOLE = 100;

export const isWhole = ({ minutes, percent }: PartOfDay) => minutes === null && (percent ?? WHOLE) === WHOLE;

/** @param percent null: all of it */
export function percentOf(minutes: number, percent: number | null): number {
  return Math.round((minutes * (percent ?? WHOLE)) / WHOLE);
}

/**
 * @param dayMinutes how long a day is of which neither a plan nor regular hours say it; null: as the rule has it
 * @returns the minutes that an absence of the day has of its own; null: the engine says what the day is worth
 */
export function ownMinutesOf(
  day: WorkingDay,
  part: PartOfDay,
  dayMinutes: number | null = null,
): number | null {
  if (part.minutes !== null) return part.minutes;
  const told = day.isAssumed ? dayMinutes : null;
  return isWhole(part) ? (told ?? day.ownMinutes) : percentOf(told ?? day.worthMinutes, part.percent);
}
