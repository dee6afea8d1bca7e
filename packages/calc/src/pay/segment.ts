/** What the mechanisms of a rule pass on to each other: worked time on one local day, with the labels it has. */
import { type DayPiece } from '#calendars/cut-into-days.ts';

/**
 * A worked stretch. `class` is what it is now; `movedFrom` is what it was before a limit first moved it, or
 * null.
 */
export type Segment = DayPiece & {
  readonly entryId: string;
  readonly class: string;
  readonly movedFrom: string | null;
};

/**
 * The minutes of a segment from `from` until `to`, counted from its start.
 * @example sliceSegment(segment, 0, 30) // its first half hour
 */
export const sliceSegment = (segment: Segment, from: number, to: number): Segment => ({
  ...segment,
  start: segment.start + from,
  end: segment.start + to,
  minuteOfDay: segment.minuteOfDay + from,
});
