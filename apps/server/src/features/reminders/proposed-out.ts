// When somebody who forgot to clock out most probably went. Pure.
import {
  addDays,
  daysBetween,
  instantAt,
  localDateOf,
  minuteOfDayAt,
  MINUTES_PER_DAY,
  toMinuteOfDay,
  weekdayOfDate,
  WEEKDAYS,
} from '@stimpill/time';
import { lengthOf, patternOn, type DatedPattern } from '#features/people/work-pattern.ts';
import { LONG_MS } from './list-still-in.ts';

type Span = { readonly startAt: number; readonly endAt: number };

export type ProposedOut = {
  /** Epoch milliseconds. */
  readonly at: number;
  /** What says so: a shift, the regular hours, or when they went after work that began about then. */
  readonly from: 'plan' | 'pattern' | 'usual';
};

export type OutFacts = {
  readonly startAt: number;
  /** They had gone by then: now, or their next punch. */
  readonly until: number;
  readonly timeZone: string;
  readonly shifts: readonly Span[];
  readonly pattern: DatedPattern;
  /** Work of the person that has ended, of the weeks before. */
  readonly earlier: readonly Span[];
};

/** Once is no habit, and twice may be chance. */
const FEWEST = 3;
const ABOUT_MINUTES = 120;
const STEP_MINUTES = 5;

/** @returns null: nothing says it */
export function proposedOut(facts: OutFacts): ProposedOut | null {
  const shift = endOfNearest(facts, facts.shifts);
  if (shift !== undefined) return { at: shift, from: 'plan' };
  const regular = endOfNearest(facts, regularHours(facts));
  if (regular !== undefined) return { at: regular, from: 'pattern' };
  const usual = usualEnd(facts);
  return usual === undefined || !isPossible(facts, usual) ? null : { at: usual, from: 'usual' };
}

const isPossible = ({ startAt, until }: OutFacts, at: number) => at > startAt && at <= until;

/** Of spans that began about when the person came the one that began nearest to it: anyone who comes early did not come for the one before. */
function endOfNearest(facts: OutFacts, spans: readonly Span[]): number | undefined {
  const apart = ({ startAt }: Span) => Math.abs(startAt - facts.startAt);
  return spans
    .filter((span) => isPossible(facts, span.endAt) && apart(span) < LONG_MS)
    .sort((a, b) => apart(a) - apart(b))[0]?.endAt;
}

/** Those of the day, and of the night before it. */
function regularHours({ startAt, timeZone, pattern }: OutFacts): readonly Span[] {
  const date = localDateOf(startAt, timeZone);
  return [addDays(date, -1), date].flatMap((day) =>
    (patternOn(pattern, day) ?? [])
      .filter((hours) => hours.day === WEEKDAYS[weekdayOfDate(day)])
      .map((hours) => {
        const from = toMinuteOfDay(hours.from);
        const at = (minute: number) => instantAt(day, minute, timeZone);
        return { startAt: at(from), endAt: at(from + lengthOf(hours)) };
      }),
  );
}

/** The middle of when they went, by the clock on the wall, of work that began about the same time of day. */
function usualEnd({ startAt, timeZone, earlier }: OutFacts): number | undefined {
  const begun = minuteOfDayAt(startAt, timeZone);
  const ends = earlier
    .map((span) => ({ span, later: minutesLater(minuteOfDayAt(span.startAt, timeZone), begun) }))
    .filter(({ later }) => Math.abs(later) <= ABOUT_MINUTES)
    .map(({ span, later }) => begun + later + wallMinutes(span, timeZone))
    .sort((a, b) => a - b);
  const middle = ends[Math.floor((ends.length - 1) / 2)];
  if (ends.length < FEWEST || middle === undefined) return undefined;
  const minuteOfDay = Math.round(middle / STEP_MINUTES) * STEP_MINUTES;
  return instantAt(localDateOf(startAt, timeZone), minuteOfDay, timeZone);
}

/** From its start to its end by the clock on the wall. */
function wallMinutes({ startAt, endAt }: Span, timeZone: string): number {
  const days = daysBetween(startAt, endAt, timeZone);
  return days * MINUTES_PER_DAY + minuteOfDayAt(endAt, timeZone) - minuteOfDayAt(startAt, timeZone);
}

/** On the face of the clock, where 00:30 is an hour later than 23:30; below zero: earlier. */
function minutesLater(one: number, than: number): number {
  const later = one - than;
  const half = MINUTES_PER_DAY / 2;
  if (later > half) return later - MINUTES_PER_DAY;
  return later < -half ? later + MINUTES_PER_DAY : later;
}
