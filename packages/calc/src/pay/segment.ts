/** What the mechanisms of a rule pass on to each other: worked time on one local day, with the labels it has. */
import { type DayPiece } from '#calendars/cut-into-days.ts';
import { type PayClass } from './pay-class.ts';
import { type BreakKind, type PunchedEntry } from './stint.ts';

/**
 * A worked stretch of a time entry. `inBreak` is the kind of break that it lies in, or null. `class` is what it is now;
 * `movedFrom` is what it was before a limit first moved it, or null.
 */
export type Segment = DayPiece & {
  readonly entry: PunchedEntry;
  readonly inBreak: BreakKind | null;
  readonly class: PayClass;
  readonly movedFrom: PayClass | null;
};

// Fields are written out below, not spread: segments are made for every piece of every entry, and this is far quicker.

/** A stretch as it enters a rule: in the rule's base class, never moved. */
export const toSegment = (
  piece: DayPiece,
  entry: PunchedEntry,
  inBreak: BreakKind | null,
  baseClass: PayClass,
): Segment => ({
  entry,
  start: piece.start,
  end: piece.end,
  day: piece.day,
  minuteOfDay: piece.minuteOfDay,
  dayClass: piece.dayClass,
  holidays: piece.holidays,
  inBreak,
  class: baseClass,
  movedFrom: null,
});

/** The minutes of a segment from `from` until `to`, counted from its start, in a class that may be another one. */
const partOf = (
  segment: Segment,
  from: number,
  to: number,
  payClass: PayClass,
  movedFrom: PayClass | null,
): Segment => ({
  entry: segment.entry,
  start: segment.start + from,
  end: segment.start + to,
  day: segment.day,
  minuteOfDay: segment.minuteOfDay + from,
  dayClass: segment.dayClass,
  holidays: segment.holidays,
  inBreak: segment.inBreak,
  class: payClass,
  movedFrom,
});

/** The same stretch in another class. */
export const reclass = (segment: Segment, payClass: PayClass, movedFrom = segment.movedFrom): Segment =>
  partOf(segment, 0, segment.end - segment.start, payClass, movedFrom);

/**
 * The minutes of a segment from `from` until `to`, counted from its start, in its own class or in the one given.
 * @example sliceSegment(segment, 0, 30) // its first half hour
 */
export const sliceSegment = (segment: Segment, from: number, to: number, payClass = segment.class): Segment =>
  partOf(segment, from, to, payClass, segment.movedFrom);
