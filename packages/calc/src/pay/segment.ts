/** What the mechanisms of a rule pass on to each other: worked time on one local day, with the labels it has. */
import { type DayPiece } from '#calendars/cut-into-days.ts';
import { type BreakKind } from './stint.ts';

/**
 * A worked stretch of a time entry. `inBreak` is the kind of break that it lies in, or null. `class` is what it is now;
 * `movedFrom` is what it was before a limit first moved it, or null.
 */
export type Segment = DayPiece & {
  readonly entryId: string;
  readonly inBreak: BreakKind | null;
  readonly class: string;
  readonly movedFrom: string | null;
};

// Fields are written out below, not spread: segments are made for every piece of every entry, and this is far quicker.

/** A stretch as it enters a rule: in the rule's base class, never moved. */
export const toSegment = (
  piece: DayPiece,
  entryId: string,
  inBreak: BreakKind | null,
  baseClass: string,
): Segment => ({
  entryId,
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

/** The same stretch in another class. */
export const reclass = (segment: Segment, className: string, movedFrom = segment.movedFrom): Segment => ({
  entryId: segment.entryId,
  start: segment.start,
  end: segment.end,
  day: segment.day,
  minuteOfDay: segment.minuteOfDay,
  dayClass: segment.dayClass,
  holidays: segment.holidays,
  inBreak: segment.inBreak,
  class: className,
  movedFrom,
});

/**
 * The minutes of a segment from `from` until `to`, counted from its start.
 * @example sliceSegment(segment, 0, 30) // its first half hour
 */
export const sliceSegment = (segment: Segment, from: number, to: number): Segment => ({
  entryId: segment.entryId,
  start: segment.start + from,
  end: segment.start + to,
  day: segment.day,
  minuteOfDay: segment.minuteOfDay + from,
  dayClass: segment.dayClass,
  holidays: segment.holidays,
  inBreak: segment.inBreak,
  class: segment.class,
  movedFrom: segment.movedFrom,
});
