/** Was each day of work short enough, and was there a break in it? */
import { instantOf } from '@stimpill/time';
import { intersection, lengthOf, type Interval } from '#intervals/interval.ts';
import { departure, type Departure } from './departure.ts';
import { type RestTerms } from './rest-law.ts';
import { workedIn, type Piece, type WorkPieces } from './work-pieces.ts';

/** A day of work: its pieces, the terms that hold on it, and the local date on which it began. */
export type DayOfWork = {
  readonly pieces: readonly [Piece, ...Piece[]];
  readonly terms: RestTerms;
  readonly localDate: string;
};

/** The moment at which so many minutes of a day had been worked. */
const momentAfter = ({ pieces }: DayOfWork, minutes: number, { unpaid }: WorkPieces): number => {
  let left = minutes;
  for (const piece of pieces) {
    const worked = workedIn([piece], unpaid);
    if (worked > left) return piece.start + left;
    left -= worked;
  }
  return pieces.at(-1)?.end ?? pieces[0].end;
};

/** A day with more work than the law allows. */
export const longDay = (day: DayOfWork, work: WorkPieces): readonly Departure[] => {
  const { pieces, terms, localDate } = day;
  const limit = terms.longestDay;
  const minutes = workedIn(pieces, work.unpaid);
  if (minutes <= limit.is) return [];
  const at = instantOf(momentAfter(day, limit.is, work));
  return [departure({ right: 'longDay', localDate, at, minutes, limit, entryId: pieces[0].entryId })];
};

/** What was free within a day of work: its breaks, and the time between its pieces. */
const freeIn = ({ pieces }: DayOfWork, { breaks }: WorkPieces): readonly Interval[] => [
  ...pieces.slice(1).map((piece, index) => ({ start: pieces[index]?.end ?? piece.start, end: piece.start })),
  ...pieces.flatMap((piece) => breaks.flatMap((each) => intersection(piece, each) ?? [])),
];

/** Is so much worked on a day that a break is due, and none in it that was long enough? */
export const lacksBreak = (day: DayOfWork, work: WorkPieces): boolean => {
  const { pieces, terms } = day;
  if (workedIn(pieces, work.unpaid) <= terms.breakAfter.is) return false;
  const least = terms.leastBreak?.is ?? 1;
  return !freeIn(day, work).some((free) => lengthOf(free) >= least);
};

/** What such a day departs by: the work past the limit. */
export const missingBreak = (day: DayOfWork, work: WorkPieces): Departure => {
  const { pieces, terms, localDate } = day;
  const limit = terms.breakAfter;
  const minutes = workedIn(pieces, work.unpaid);
  const at = instantOf(momentAfter(day, limit.is, work));
  return departure({ right: 'break', localDate, at, minutes, limit, entryId: pieces[0].entryId });
};
