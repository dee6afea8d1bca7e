/** Did somebody work in hours of the night in which people of their age may not? */
import { firstMinuteAt, instantOf, type Clock } from '@stimpill/time';
import { intersection, type Interval } from '#intervals/interval.ts';
import { departure, type Departure } from './departure.ts';
import { type HoursOfNight } from './rest-law.ts';
import { type DayOfWork } from './short-days.ts';
import { workedIn, type WorkPieces } from './work-pieces.ts';

/** What looking at a night needs to know. */
type NightFacts = {
  readonly work: WorkPieces;
  readonly dayOf: (minute: number) => number;
  readonly offsetAt: Clock['offsetAt'];
};

/** These hours of each night that a day of work can touch. */
const nightsOf = (
  { pieces }: DayOfWork,
  { from, until }: HoursOfNight,
  { dayOf, offsetAt }: NightFacts,
): readonly Interval[] => {
  const nights: Interval[] = [];
  const last = dayOf(pieces.at(-1)?.end ?? pieces[0].end);
  for (let day = dayOf(pieces[0].start) - 1; day <= last; day += 1) {
    const isOverMidnight = until <= from;
    nights.push({
      start: firstMinuteAt(day, from, offsetAt),
      end: firstMinuteAt(isOverMidnight ? day + 1 : day, until, offsetAt),
    });
  }
  return nights;
};

const workIn = (
  day: DayOfWork,
  hours: HoursOfNight,
  facts: NightFacts,
): { readonly minutes: number; readonly from: number } => {
  const nights = nightsOf(day, hours, facts);
  const inNight = day.pieces.flatMap((piece) => nights.flatMap((night) => intersection(piece, night) ?? []));
  return { minutes: workedIn(inNight, facts.work.unpaid), from: inNight[0]?.start ?? 0 };
};

/** A day with work in hours in which nobody of that age may work, whatever the work is. */
export const nightWork = (day: DayOfWork, facts: NightFacts): readonly Departure[] => {
  const { pieces, terms, localDate } = day;
  if (terms.noWork === null) return [];
  const { minutes, from } = workIn(day, terms.noWork, facts);
  if (minutes === 0) return [];
  const limit = { is: 0, source: terms.noWork.source };
  const entryId = pieces.findLast(({ start }) => start <= from)?.entryId ?? pieces[0].entryId;
  return [departure({ right: 'night', localDate, at: instantOf(from), minutes, limit, entryId })];
};

/** Was there work in hours in which the kind of work decides whether it is allowed? */
export const dependsOnWork = (day: DayOfWork, facts: NightFacts): boolean => {
  const { noWork, workOfSomeKinds } = day.terms;
  if (workOfSomeKinds === null) return false;
  const never = noWork === null ? 0 : workIn(day, noWork, facts).minutes;
  return workIn(day, workOfSomeKinds, facts).minutes > never;
};
