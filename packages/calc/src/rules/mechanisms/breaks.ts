/**
 * What of a day of work is a break? Breaks that were punched as unpaid are never worked, whatever the rule. This mechanism
 * deducts a break that the agreement takes for granted after this many hours, makes paid breaks past a limit unpaid, and
 * gives time worked through a break a class of its own, unless it is paid as major holiday. Time between two stints of a
 * day of work counts as a break that was taken: clocking out for lunch is the same as punching a break.
 */
import { MINUTES_PER_DAY, toMinuteOfDay, type LocalTime } from '@stimpill/time';
import { type Interval, lengthOf } from '#intervals/interval.ts';
import { difference, merge } from '#intervals/interval-set.ts';
import { spanOf, type DayOfWork } from '#pay/day-of-work.ts';
import { reclass } from '#pay/segment.ts';
import { type BreakPiece } from '#pay/stint.ts';
import { type Read } from '../json-schema.ts';
import { readClass, readList, readObjectOf, readWholeNumber } from '../read-fields.ts';
import { readStartTime } from '../read-parts.ts';
import { type Mechanism, type Setting } from './mechanism.ts';
import { parameters } from './parameters.ts';

/**
 * A day of work longer than `afterMinutes` holds a break of `minutes`, begun at the local time `from` if the day was under
 * way then, else once `afterMinutes` have passed. Never more is deducted than exceeds `afterMinutes`, so that a longer
 * day never pays less.
 */
type AutomaticBreak = {
  readonly afterMinutes: number;
  readonly minutes: number;
  readonly from?: LocalTime;
};

/**
 * The parameters of the mechanism `breaks`. Of several automatic breaks the one that deducts most holds; every break
 * that was punched, and all time between stints, counts towards it. `paidAtMostMinutes`: what paid breaks of a day of work
 * exceed is unpaid. `workedThroughClass`: the class of minutes inside a break that was worked through,
 * if they are of one of the classes `workedThroughOf` (none named: all).
 */
export type Breaks = {
  readonly automatic?: readonly AutomaticBreak[];
  readonly paidAtMostMinutes?: number;
  readonly workedThroughClass?: string;
  readonly workedThroughOf?: readonly string[];
};

const readAutomatic: Read<AutomaticBreak> = readObjectOf({
  must: { afterMinutes: readWholeNumber(0), minutes: readWholeNumber(1) },
  may: {
    from: readStartTime,
  },
});

const totalOf = (intervals: readonly Interval[]): number =>
  intervals.reduce((sum, interval) => sum + lengthOf(interval), 0);

/** The first this many minutes of these stretches, in order. */
const firstMinutes = (intervals: readonly Interval[], minutes: number): Interval[] => {
  const taken: Interval[] = [];
  let left = minutes;
  for (const { start, end } of intervals) {
    const length = Math.min(left, end - start);
    if (length > 0) taken.push({ start, end: start + length });
    left -= length;
  }
  return taken;
};

const breaksOf = ({ stints }: DayOfWork): readonly BreakPiece[] => stints.flatMap(({ breaks }) => breaks);

const excessOf = (day: DayOfWork, most: number | undefined): Interval[] => {
  if (most === undefined) return [];
  const paid = merge(breaksOf(day).filter(({ kind }) => kind === 'paid'));
  return difference(paid, firstMinutes(paid, most));
};

/** The clock minute of a day of work at which an automatic break begins. */
const placeOf = (
  { from, afterMinutes }: AutomaticBreak,
  { start, end }: Interval,
  { offsetAt }: Setting,
): number => {
  if (from === undefined) return start + afterMinutes;
  const wall = start + offsetAt(start);
  const wait = (((toMinuteOfDay(from) - wall) % MINUTES_PER_DAY) + MINUTES_PER_DAY) % MINUTES_PER_DAY;
  const moment = start + wait;
  const onTheWall = moment + offsetAt(start) - offsetAt(moment);
  return start <= onTheWall && onTheWall < end ? onTheWall : start + afterMinutes;
};

/** Free time from the place on; what does not fit there is taken from the time before it, last minutes first. */
const takeFrom = (free: readonly Interval[], place: number, minutes: number): Interval[] => {
  const later = firstMinutes(difference(free, [{ start: Number.MIN_SAFE_INTEGER, end: place }]), minutes);
  const left = minutes - totalOf(later);
  if (left === 0) return later;
  const earlier = difference(free, [{ start: place, end: Number.MAX_SAFE_INTEGER }]);
  return [...difference(earlier, firstMinutes(earlier, totalOf(earlier) - left)), ...later];
};

const deductAutomatic = (
  automatic: readonly AutomaticBreak[],
  day: DayOfWork,
  setting: Setting,
): Interval[] => {
  const span = spanOf(day);
  const dueOf = ({ afterMinutes, minutes }: AutomaticBreak): number =>
    Math.min(minutes, lengthOf(span) - afterMinutes);
  const [first, ...others] = automatic;
  if (first === undefined) return [];
  const largest = others.reduce((best, next) => (dueOf(next) > dueOf(best) ? next : best), first);
  const taken = merge([...breaksOf(day), ...difference([span], day.stints)]);
  const due = dueOf(largest) - totalOf(taken);
  if (due <= 0) return [];
  return takeFrom(difference([span], taken), placeOf(largest, span, setting), due);
};

/** The mechanism `breaks`. */
export const breaksMechanism: Mechanism<Breaks> = {
  stage: 'classes',
  ...parameters((classes) => ({
    must: {},
    may: {
      automatic: readList(readAutomatic, 1),
      paidAtMostMinutes: readWholeNumber(0),
      workedThroughClass: readClass(classes),
      workedThroughOf: readList(readClass(classes), 1),
    },
  })),

  prepare: ({ automatic = [], paidAtMostMinutes, workedThroughClass, workedThroughOf }, { classOf }) => ({
    deduct: (day, setting) =>
      merge([...excessOf(day, paidAtMostMinutes), ...deductAutomatic(automatic, day, setting)]),

    ...(workedThroughClass !== undefined && {
      classify: (segments, _setting, note) =>
        segments.map((segment) => {
          const { bucket, name } = segment.class;
          const moves = bucket !== 'majorHoliday' && (workedThroughOf?.includes(name) ?? true);
          if (segment.inBreak !== 'workedThrough' || !moves) return segment;
          const worked = reclass(segment, classOf(workedThroughClass));
          note?.(worked, {
            kind: 'worked-through-break',
            fromClass: segment.class.name,
            fromNames: segment.class.names,
          });
          return worked;
        }),
    }),
  }),
};
