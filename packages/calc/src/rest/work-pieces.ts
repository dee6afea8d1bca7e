/** When was somebody at work? Closed entries as pieces of work that do not touch, and pieces as days of work. */
import { minuteOf, type Instant } from '@stimpill/time';
import { difference, merge } from '#intervals/interval-set.ts';
import { lengthOf, type Interval } from '#intervals/interval.ts';
import { type BreakKind, type EntryKind } from '#pay/stint.ts';

/** Time of one employee, as it was punched. An open entry has no end, and standby is no work. */
export type PunchedTime = {
  readonly id: string;
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

/** Work without a gap, in clock minutes, and the entry with which it begins. */
export type Piece = Interval & { readonly entryId: string };

/** Work and breaks of one employee in clock minutes, in order of time. */
export type WorkPieces = {
  readonly pieces: readonly Piece[];
  readonly unpaid: readonly Interval[];
  /** Every break that was had, paid or not; one through which work went on is none. */
  readonly breaks: readonly Interval[];
};

const toInterval = ({ startAt, endAt }: { startAt: Instant; endAt: Instant | null }): Interval => ({
  start: minuteOf(startAt),
  end: minuteOf(endAt ?? startAt),
});

const toPiece = ({ id, startAt, endAt }: PunchedTime): Piece => ({
  start: minuteOf(startAt),
  end: minuteOf(endAt ?? startAt),
  entryId: id,
});

const NO_BREAKS: NonNullable<PunchedTime['breaks']> = [];

const isWork = ({ isDraft, kind, endAt }: PunchedTime): boolean =>
  !isDraft && kind !== 'standby' && endAt !== null;

const byStart = (a: Piece, b: Piece): number => a.start - b.start;

/** In the shortest form: what touches is one piece, of its first entry. */
const joined = (work: readonly PunchedTime[]): readonly Piece[] => {
  const pieces: Piece[] = [];
  for (const next of work.map(toPiece).sort(byStart)) {
    const last = pieces.at(-1);
    if (next.start === next.end) continue;
    if (last === undefined || last.end < next.start) pieces.push(next);
    else pieces[pieces.length - 1] = { ...last, end: Math.max(last.end, next.end) };
  }
  return pieces;
};

/** Of closed work alone; entries that touch are one piece. */
export const workPieces = (entries: readonly PunchedTime[]): WorkPieces => {
  const work = entries.filter(isWork);
  const had = work.flatMap(({ breaks = NO_BREAKS }) => breaks);
  const ofKind = (isTaken: (kind: BreakKind) => boolean): readonly Interval[] =>
    merge(had.filter(({ kind }) => isTaken(kind)).map(toInterval));
  return {
    pieces: joined(work),
    unpaid: ofKind((kind) => kind === 'unpaid'),
    breaks: ofKind((kind) => kind !== 'workedThrough'),
  };
};

/** Pieces of work with less than this rest between them are one day of work. */
export const daysOfWork = (
  pieces: readonly Piece[],
  leastRest: number,
): readonly (readonly [Piece, ...Piece[]])[] => {
  const days: [Piece, ...Piece[]][] = [];
  for (const piece of pieces) {
    const day = days.at(-1);
    const last = day?.at(-1);
    if (day !== undefined && last !== undefined && piece.start - last.end < leastRest) day.push(piece);
    else days.push([piece]);
  }
  return days;
};

const sumOf = (intervals: readonly Interval[]): number =>
  intervals.reduce((sum, each) => sum + lengthOf(each), 0);

/** The worked minutes of some pieces: their length without unpaid breaks. */
export const workedIn = (pieces: readonly Interval[], unpaid: readonly Interval[]): number => {
  const [first, last] = [pieces[0], pieces.at(-1)];
  if (first === undefined || last === undefined) return 0;
  const inside = unpaid.filter(({ start, end }) => start < last.end && first.start < end);
  return sumOf(inside.length === 0 ? pieces : difference(pieces, inside));
};
