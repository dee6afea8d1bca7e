// A moment that a person picks: in the past, at most 31 days ago, in steps that a gloved hand can make.
import { instantAt, instantsAt, intlZone, localDateOf, minuteOfDayAt, MINUTES_PER_DAY } from '@stimpill/time';

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
/** A clock-in up to this long before a shift still belongs to it. */
const EARLY_MS = 4 * HOUR_MS;

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

/** When somebody was planned to work, epoch milliseconds. */
export type PlannedTime = { readonly startAt: number; readonly endAt: number };

export type Known = {
  /** Start of the open entry, for a forgotten clock-out. */
  readonly since: number | undefined;
  /** Of the last two days, soonest first. */
  readonly planned: readonly PlannedTime[];
};

export type Guess = { readonly at: number; readonly isPlanned: boolean };

/** Where the picker begins: as planned, at the end of a usual shift, or now. Only a beginning; the person says when it was. */
export function firstGuess(action: 'Start' | 'Stop', known: Known, limits: TimeLimits): Guess {
  const planned = action === 'Start' ? plannedStart(known, limits) : plannedEnd(known, limits);
  if (planned !== undefined) return { at: toMinute(planned), isPlanned: true };
  const since = action === 'Stop' ? known.since : undefined;
  const usual = since === undefined ? limits.latest : since + USUAL_SHIFT_MS;
  return { at: clamp(toMinute(usual), limits), isPlanned: false };
}

/** The last shift that has begun. */
function plannedStart({ planned }: Known, limits: TimeLimits): number | undefined {
  return planned.map(({ startAt }) => startAt).findLast((at) => isWithin(at, limits));
}

/** Of the shift that the open entry is in; without one, of the last shift that has ended. */
function plannedEnd({ planned, since }: Known, limits: TimeLimits): number | undefined {
  const ended = planned.filter(({ endAt }) => isWithin(endAt, limits));
  if (since === undefined) return ended.at(-1)?.endAt;
  return ended.find(({ startAt, endAt }) => startAt - EARLY_MS <= since && since < endAt)?.endAt;
}

const isWithin = (at: number, { earliest, latest }: TimeLimits) => earliest <= at && at <= latest;

/** The same day at another time of day, as near to it as the limits allow. */
export function atTimeOfDay(at: number, hour: number, minute: number, limits: TimeLimits): number {
  return clamp(wanted(at, hour, minute, limits), limits);
}

/** Whether any minute of an hour of that day can be picked. */
export function mayPickHour(at: number, hour: number, limits: TimeLimits): boolean {
  return wanted(at, hour, 59, limits) >= limits.earliest && wanted(at, hour, 0, limits) <= limits.latest;
}

/** Whether a time of that day can be picked as it is. */
export function mayPickTime(at: number, hour: number, minute: number, limits: TimeLimits): boolean {
  return isWithin(wanted(at, hour, minute, limits), limits);
}

/** Of a time that the clock shows twice that day it is the one on the same side of the change as the time that stands there. */
function wanted(at: number, hour: number, minute: number, { timeZone }: TimeLimits): number {
  const { shown, meant } = instantsAt(localDateOf(at, timeZone), hour * 60 + minute, timeZone);
  const { offsetMinutesAt } = intlZone(timeZone);
  return shown.find((each) => offsetMinutesAt(each) === offsetMinutesAt(at)) ?? meant;
}

/** One step earlier or later. A day is a calendar day: the time of day stays, whatever the clocks do that night. */
export function stepTime(at: number, unit: TimeUnit, by: number, limits: TimeLimits): number {
  if (unit === 'minute') return clamp(at + by * MINUTE_MS, limits);
  if (unit === 'hour') return clamp(at + by * HOUR_MS, limits);
  const { timeZone } = limits;
  const minute = minuteOfDayAt(at, timeZone) + by * MINUTES_PER_DAY;
  return clamp(instantAt(localDateOf(at, timeZone), minute, timeZone), limits);
}

const toMinute = (instant: number) => Math.floor(instant / MINUTE_MS) * MINUTE_MS;

const clamp = (instant: number, { earliest, latest }: TimeLimits) =>
  Math.min(Math.max(instant, earliest), latest);
