/**
 * Was there a day off each week, with the daily rest beside it, and was no day of work too long? Nothing is paid for it:
 * what is found is for a person to look at.
 */
import {
  clockOf,
  firstMinuteAt,
  minuteOf,
  MINUTES_PER_DAY,
  toDayNumber,
  toLocalDate,
  weekOf,
  type Clock,
  type DateRange,
  type Instant,
  type LocalDate,
  type Zone,
} from '@stimpill/time';
import { difference, merge } from '#intervals/interval-set.ts';
import { lengthOf, type Interval } from '#intervals/interval.ts';
import { type BreakKind, type EntryKind } from '#pay/stint.ts';
import { REST_LAW } from './rest-law.ts';

/** Time of one employee, as it was punched. An open entry has no end, and standby is no work. */
type PunchedTime = {
  readonly startAt: Instant;
  readonly endAt: Instant | null;
  readonly isDraft: boolean;
  readonly kind?: EntryKind;
  readonly breaks?: readonly {
    readonly startAt: Instant;
    readonly endAt: Instant;
    readonly kind: BreakKind;
  }[];
};

/** The entries that touch the range, and those of two days on both sides of its weeks. */
export type RestInput = {
  readonly entries: readonly PunchedTime[];
  readonly range: DateRange;
  readonly zone: Zone;
};

/**
 * What was not kept. `startDate` is the Monday of the week, or the local date on which the day of work began. `minutes`
 * are the longest rest of the week, or the work of the day.
 */
export type RestBreach = {
  readonly kind: 'no-day-off' | 'short-weekly-rest' | 'long-day';
  readonly startDate: LocalDate;
  readonly minutes: number;
};

const toInterval = ({ startAt, endAt }: { startAt: Instant; endAt: Instant | null }): Interval => ({
  start: minuteOf(startAt),
  end: minuteOf(endAt ?? startAt),
});

/** Closed work, in order of time; what touches is one piece. */
const presenceOf = (entries: readonly PunchedTime[]): readonly Interval[] =>
  merge(
    entries.filter(({ isDraft, kind }) => !isDraft && kind !== 'standby').map((entry) => toInterval(entry)),
  );

const unpaidBreaksOf = (entries: readonly PunchedTime[]): readonly Interval[] =>
  merge(
    entries.flatMap(({ breaks = [] }) =>
      breaks.filter(({ kind }) => kind === 'unpaid').map((part) => toInterval(part)),
    ),
  );

/** The free time between pieces of work; the first and the last have no end. */
const restsBetween = (present: readonly Interval[]): readonly Interval[] => {
  const starts = present.map(({ start }) => start);
  const ends = present.map(({ end }) => end);
  return [-Infinity, ...ends].map((start, index) => ({ start, end: starts[index] ?? Infinity }));
};

/** A rest counts for a week, and then whole, if a day off or at least half of it lies in the week. */
const countsFor = (rest: Interval, week: Interval): boolean => {
  const inside = Math.min(rest.end, week.end) - Math.max(rest.start, week.start);
  return inside >= REST_LAW.dayOffMinutes || (inside > 0 && 2 * inside >= lengthOf(rest));
};

const weekBreach = (
  monday: number,
  rests: readonly Interval[],
  { offsetAt }: Clock,
): readonly RestBreach[] => {
  const week = { start: firstMinuteAt(monday, 0, offsetAt), end: firstMinuteAt(monday + 7, 0, offsetAt) };
  const minutes = rests
    .filter((rest) => countsFor(rest, week))
    .reduce((longest, rest) => Math.max(longest, lengthOf(rest)), 0);
  if (minutes >= REST_LAW.weeklyRestMinutes) return [];
  const kind = minutes < REST_LAW.dayOffMinutes ? 'no-day-off' : 'short-weekly-rest';
  return [{ kind, startDate: toLocalDate(monday), minutes }];
};

/** The Mondays of the weeks that end in the range, so that ranges side by side name each week once. */
const mondaysIn = (firstDay: number, lastDay: number): readonly number[] => {
  const mondays: number[] = [];
  const first = weekOf(firstDay, 'monday');
  for (let monday = first; monday + 6 <= lastDay; monday += 7) mondays.push(monday);
  return mondays;
};

/** Pieces of work with less rest between them than may ever be taken away are one day of work. */
const daysOfWork = (present: readonly Interval[]): readonly (readonly Interval[])[] => {
  const days: Interval[][] = [];
  for (const piece of present) {
    const day = days.at(-1);
    const last = day?.at(-1);
    if (day !== undefined && last !== undefined && piece.start - last.end < REST_LAW.leastRestMinutes) {
      day.push(piece);
    } else days.push([piece]);
  }
  return days;
};

const longDay = (
  pieces: readonly Interval[],
  unpaid: readonly Interval[],
  { offsetAt }: Clock,
): readonly (RestBreach & { readonly day: number })[] => {
  const start = pieces[0]?.start ?? 0;
  const present = pieces.reduce((sum, piece) => sum + lengthOf(piece), 0);
  if (present <= REST_LAW.longestDayMinutes) return [];
  const minutes = difference(pieces, unpaid).reduce((sum, piece) => sum + lengthOf(piece), 0);
  if (minutes <= REST_LAW.longestDayMinutes) return [];
  const day = Math.floor((start + offsetAt(start)) / MINUTES_PER_DAY);
  return [{ kind: 'long-day', startDate: toLocalDate(day), minutes, day }];
};

/**
 * The weeks that end in the range without a day off or with too short a rest, and the days of work begun in it that are
 * too long, in this order. Drafts and open entries are not counted.
 * @example seven days from 08:00 to 16:00, Monday 2 to Sunday 8 March 2026, and work again on Monday
 *   // [{ kind: 'no-day-off', startDate: '2026-03-02', minutes: 960 }]
 */
export const findRestBreaches = ({ entries, range, zone }: RestInput): readonly RestBreach[] => {
  const clock = clockOf(zone);
  const [firstDay, lastDay] = [toDayNumber(range.startDate), toDayNumber(range.endDate)];
  const present = presenceOf(entries);
  if (present.length === 0) return [];
  const rests = restsBetween(present);
  const unpaid = unpaidBreaksOf(entries);
  return [
    ...mondaysIn(firstDay, lastDay).flatMap((monday) => weekBreach(monday, rests, clock)),
    ...daysOfWork(present)
      .flatMap((pieces) => longDay(pieces, unpaid, clock))
      .filter(({ day }) => firstDay <= day && day <= lastDay)
      .map(({ kind, startDate, minutes }) => ({ kind, startDate, minutes })),
  ];
};
