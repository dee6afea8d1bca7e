/** Was there time off in each week, and was none of them too long? */
import { firstMinuteAt, instantOf, MINUTES_PER_DAY, toLocalDate, weekOf, type Clock } from '@stimpill/time';
import { intersection, lengthOf, overlaps, type Interval } from '#intervals/interval.ts';
import { departure, type Departure } from './departure.ts';
import { type RestTerms, type Sourced, type TermsOn } from './rest-law.ts';
import { workedIn, type WorkPieces } from './work-pieces.ts';

const DAYS_PER_WEEK = 7;

/** A week from Monday, in clock minutes, with what was worked in it. */
type Week = Interval & {
  readonly monday: number;
  readonly work: readonly Interval[];
  readonly terms: RestTerms;
};

/** The free time between pieces of work; the first and the last have no end. */
const restsBetween = (pieces: readonly Interval[]): readonly Interval[] => {
  const starts = pieces.map(({ start }) => start);
  const ends = pieces.map(({ end }) => end);
  return [-Infinity, ...ends].map((start, index) => ({ start, end: starts[index] ?? Infinity }));
};

/** A rest counts for a week, and then whole, if a day off or at least half of it lies in the week. */
const countsFor = (rest: Interval, week: Interval): boolean => {
  const inside = Math.min(rest.end, week.end) - Math.max(rest.start, week.start);
  return inside >= MINUTES_PER_DAY || (inside > 0 && 2 * inside >= lengthOf(rest));
};

const ofWeek = (
  { monday, end }: Week,
  right: Departure['right'],
  minutes: number,
  limit: Sourced,
): Departure =>
  departure({
    right,
    localDate: toLocalDate(monday),
    at: instantOf(end),
    minutes,
    limit,
    entryId: null,
  });

/** The longest rest of the week, where the law asks for one: a day off with the daily rest beside it. */
const oneRest = (week: Week, rests: readonly Interval[], limit: Sourced): readonly Departure[] => {
  const minutes = rests
    .filter((rest) => countsFor(rest, week))
    .reduce((longest, rest) => Math.max(longest, lengthOf(rest)), 0);
  if (minutes >= limit.is) return [];
  return [ofWeek(week, minutes < MINUTES_PER_DAY ? 'dayOff' : 'weeklyRest', minutes, limit)];
};

/** The days without work, where the law counts days off. */
const daysOff = (week: Week, offsetAt: Clock['offsetAt']): readonly Departure[] => {
  const { is, source } = week.terms.daysOff;
  const limit = { is: is * MINUTES_PER_DAY, source };
  const days = Array.from({ length: DAYS_PER_WEEK }, (_, index) => ({
    start: firstMinuteAt(week.monday + index, 0, offsetAt),
    end: firstMinuteAt(week.monday + index + 1, 0, offsetAt),
  }));
  const free = days.filter((day) => !week.work.some((piece) => overlaps(piece, day))).length;
  return free >= is ? [] : [ofWeek(week, 'dayOff', free * MINUTES_PER_DAY, limit)];
};

const tooLong = (week: Week, { unpaid }: WorkPieces): readonly Departure[] => {
  const limit = week.terms.longestWeek;
  const minutes = workedIn(week.work, unpaid);
  return limit === null || minutes <= limit.is ? [] : [ofWeek(week, 'longestWeek', minutes, limit)];
};

/** The Mondays of the weeks that end on these days, so that ranges side by side name each week once. */
const mondaysIn = (firstDay: number, lastDay: number): readonly number[] => {
  const mondays: number[] = [];
  const first = weekOf(firstDay, 'monday');
  for (let monday = first; monday + DAYS_PER_WEEK - 1 <= lastDay; monday += DAYS_PER_WEEK)
    mondays.push(monday);
  return mondays;
};

const piecesIn = (week: Interval, { pieces }: WorkPieces): readonly Interval[] =>
  pieces.flatMap((piece) => intersection(piece, week) ?? []);

/** What was not kept in the weeks that end on these days. */
export const shortWeeks = (
  firstDay: number,
  lastDay: number,
  work: WorkPieces,
  { termsOn, offsetAt }: { readonly termsOn: TermsOn; readonly offsetAt: Clock['offsetAt'] },
): readonly Departure[] => {
  const rests = restsBetween(work.pieces);
  return mondaysIn(firstDay, lastDay).flatMap((monday) => {
    const start = firstMinuteAt(monday, 0, offsetAt);
    const end = firstMinuteAt(monday + DAYS_PER_WEEK, 0, offsetAt);
    const terms = termsOn(toLocalDate(monday));
    const { weeklyRest, longestWeek } = terms;
    const looksInside = weeklyRest === null || longestWeek !== null;
    const inWeek = looksInside ? piecesIn({ start, end }, work) : [];
    const week = { monday, start, end, work: inWeek, terms };
    return [
      ...(weeklyRest === null ? daysOff(week, offsetAt) : oneRest(week, rests, weeklyRest)),
      ...tooLong(week, work),
    ];
  });
};
