// A moment that a person picks: in the past, at most 31 days ago, in steps that a gloved hand can make.
import { toLocalTime } from '#i18n/format-time.ts';

export type TimeUnit = 'day' | 'hour' | 'minute';

export type TimeLimits = {
  readonly earliest: number;
  readonly latest: number;
  readonly timeZone: string;
};

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const LONGEST_AGO_MS = 31 * DAY_MS;
const USUAL_SHIFT_MS = 8 * HOUR_MS;

/** From when to when a forgotten punch may have been; a clock-out only after the clock-in that it belongs to. */
export function limitsOf(
  action: 'Start' | 'Stop',
  input: { readonly now: number; readonly since: number | undefined; readonly timeZone: string },
): TimeLimits {
  const { now, since, timeZone } = input;
  const longestAgo = toMinute(now - LONGEST_AGO_MS) + MINUTE_MS;
  const earliest =
    action === 'Stop' && since !== undefined ? Math.max(toMinute(since) + MINUTE_MS, longestAgo) : longestAgo;
  return { earliest, latest: Math.max(toMinute(now), earliest), timeZone };
}

/** Where the picker begins: at the end of a usual shift, or now. Only a beginning; the person says when it was. */
export function firstGuess(action: 'Start' | 'Stop', since: number | undefined, limits: TimeLimits): number {
  const guess = action === 'Stop' && since !== undefined ? since + USUAL_SHIFT_MS : limits.latest;
  return clamp(toMinute(guess), limits);
}

/** One step earlier or later. A day is a calendar day: the time of day stays, whatever the clocks do that night. */
export function stepTime(at: number, unit: TimeUnit, by: number, limits: TimeLimits): number {
  if (unit === 'minute') return clamp(at + by * MINUTE_MS, limits);
  if (unit === 'hour') return clamp(at + by * HOUR_MS, limits);
  const moved = at + by * DAY_MS;
  const drift = minuteOfDay(moved, limits.timeZone) - minuteOfDay(at, limits.timeZone);
  const shortest = drift > 720 ? drift - 1_440 : drift < -720 ? drift + 1_440 : drift;
  return clamp(moved - shortest * MINUTE_MS, limits);
}

function minuteOfDay(instant: number, timeZone: string): number {
  const { hour, minute } = toLocalTime(instant, timeZone);
  return hour * 60 + minute;
}

const toMinute = (instant: number) => Math.floor(instant / MINUTE_MS) * MINUTE_MS;

const clamp = (instant: number, { earliest, latest }: TimeLimits) =>
  Math.min(Math.max(instant, earliest), latest);
