/**
 * Was there rest enough in each 24 hours? They run from the start of the day's work. Where the pay rule names the hour, rest is
 * counted as the rule counts it: the longest that begins in them, whole. Else they begin when work does after the rest of the day
 * before; of the rests in them the one counts that has the most of them, and it counts whole:
 *
 *     Mon 14:00                                     Tue 14:00
 *       |==== work ====|.. 8 h ..|= work =|... more rest ...
 *                       counts               is of the next day
 */
import {
  firstMinuteAt,
  instantOf,
  minuteOf,
  MINUTES_PER_DAY,
  toLocalDate,
  type Clock,
  type Instant,
} from '@stimpill/time';
import { departure, type Departure } from './departure.ts';
import { type RestTerms, type Sourced, type TermsOn } from './rest-law.ts';
import { longestOf, restsIn, type LongestRest, type Rest } from './rests.ts';
import { type Piece } from './work-pieces.ts';

/** A planned shift that is a change between kinds of shifts. */
type PlannedShift = { readonly startAt: Instant; readonly endAt: Instant; readonly isShiftChange?: boolean };

/** What the daily rests of somebody are judged by. */
export type DailyRestFacts = {
  readonly pieces: readonly Piece[];
  readonly termsOn: TermsOn;
  readonly shifts: readonly PlannedShift[];
  /** The minute of the local day at which the 24 hours begin, by day number; null: when work begins. */
  readonly dayStartsOn: (day: number) => number | null;
  readonly dayOf: (minute: number) => number;
  readonly offsetAt: Clock['offsetAt'];
};

/** 24 hours in which somebody worked, by the day on which they begin, and the rest in them that counts. */
type RestDay = { readonly day: number; readonly rest: LongestRest<Piece> | null };

const wantedOf = (
  { dailyRest, shiftChangeRest }: RestTerms,
  { start, end }: Piece,
  shifts: DailyRestFacts['shifts'],
): Sourced => {
  const isChange = shifts.some(
    ({ isShiftChange = false, startAt, endAt }) =>
      isShiftChange && minuteOf(startAt) < end && start < minuteOf(endAt),
  );
  return isChange ? (shiftChangeRest ?? dailyRest) : dailyRest;
};

const judged = ({ day, rest }: RestDay, { termsOn, shifts }: DailyRestFacts): readonly Departure[] => {
  const endedBy = rest?.endedBy ?? null;
  if (rest === null || endedBy === null) return [];
  const localDate = toLocalDate(day);
  const limit = wantedOf(termsOn(localDate), endedBy, shifts);
  if (rest.minutes >= limit.is) return [];
  const { minutes } = rest;
  const at = instantOf(endedBy.start);
  return [departure({ right: 'dailyRest', localDate, at, minutes, limit, entryId: endedBy.entryId })];
};

/** The first rest of which as much as is wanted lies before a minute, or else the one of which the most does. */
const restOfDay = (
  rests: readonly Rest<Piece>[],
  until: number,
  wanted: number,
): LongestRest<Piece> | null => {
  const enough = rests.find(({ start, end }) => Math.min(end, until) - start >= wanted);
  const rest = enough ?? longestOf(rests, until, until);
  if (rest === null) return null;
  const { start, end, endedBy } = rest;
  return { start, end, endedBy, minutes: end - start };
};

/** From the start of each day's work, which the rest of the day before ended. */
const byWork = ({ pieces, termsOn, dayOf }: DailyRestFacts): readonly RestDay[] => {
  const days: RestDay[] = [];
  let at = 0;
  for (let piece = pieces[at]; piece !== undefined; piece = pieces[at]) {
    const day = dayOf(piece.start);
    const until = piece.start + MINUTES_PER_DAY;
    const wanted = termsOn(toLocalDate(day)).dailyRest.is;
    const rest = restOfDay(restsIn(pieces, at, piece.start, until), until, wanted);
    days.push({ day, rest });
    const endedBy = rest?.endedBy ?? null;
    at = endedBy === null ? pieces.length : Math.max(at + 1, pieces.indexOf(endedBy, at));
  }
  return days;
};

/** From the hour that the rule names, on the days on which it names one. */
const byClock = (
  firstDay: number,
  lastDay: number,
  { pieces, dayStartsOn, offsetAt }: DailyRestFacts,
): readonly RestDay[] => {
  const days: RestDay[] = [];
  let first = 0;
  for (let day = firstDay; day <= lastDay; day += 1) {
    const startsAt = dayStartsOn(day);
    if (startsAt === null) continue;
    const from = firstMinuteAt(day, startsAt, offsetAt);
    const until = firstMinuteAt(day + 1, startsAt, offsetAt);
    while (first < pieces.length && (pieces[first]?.end ?? Infinity) <= from) first += 1;
    days.push({ day, rest: longestOf(restsIn(pieces, first, from, until), until) });
  }
  return days;
};

/** The rests of the 24 hours that begin on these days and were too short. */
export const shortRests = (firstDay: number, lastDay: number, facts: DailyRestFacts): readonly Departure[] =>
  [
    ...byClock(firstDay, lastDay, facts),
    ...byWork(facts).filter(
      ({ day }) => firstDay <= day && day <= lastDay && facts.dayStartsOn(day) === null,
    ),
  ].flatMap((restDay) => judged(restDay, facts));
