/**
 * What of the rest that the law asks for was not kept? Whatever the pay rule: nothing is paid for what is found here. What an
 * agreement owes for short rest is paid by the mechanism `daily-rest`, which looks at the same rests.
 */
import {
  clockOf,
  instantOf,
  MINUTES_PER_DAY,
  toDayNumber,
  toLocalDate,
  toMinuteOfDay,
  type DateRange,
  type Zone,
} from '@stimpill/time';
import { versionSpans, type RuleVersion } from '#rules/rule-version.ts';
import { shortRests, type DailyRestFacts } from './daily-rests.ts';
import { REST_RIGHTS, type Departure, type RestRight } from './departure.ts';
import { dependsOnWork, nightWork } from './night-work.ts';
import { type RestLaw, type TermsOn } from './rest-law.ts';
import { lacksBreak, longDay, missingBreak, type DayOfWork } from './short-days.ts';
import { shortWeeks } from './short-weeks.ts';
import { daysOfWork, workPieces, type PunchedTime, type WorkPieces } from './work-pieces.ts';

/** The entries that touch the range, and those of two days on both sides of its weeks. */
export type RestInput = {
  readonly entries: readonly PunchedTime[];
  readonly range: DateRange;
  readonly zone: Zone;
  readonly law: RestLaw;
  /** The terms of the person, by age. */
  readonly termsOn: TermsOn;
  readonly shifts?: DailyRestFacts['shifts'];
  /** The rights to look for; not given: all. */
  readonly rights?: readonly RestRight[];
  /** The rule may name the usual start of the working day, from which the 24 hours of daily rest then run. */
  readonly ruleVersions?: readonly RuleVersion[];
  /** The entries of which the rule took off a break without a punch: it counts as had. */
  readonly entriesWithBreak?: ReadonlySet<string>;
};

/**
 * What was found. `isBreakUnknown`: breaks were due, and nowhere in these entries is a break recorded. `isNightUnknown`: there was work in hours
 * of the night in which the kind of work decides.
 */
export type RestFindings = {
  readonly departures: readonly Departure[];
  readonly isBreakUnknown: boolean;
  readonly isNightUnknown: boolean;
};

type BreakFindings = Omit<RestFindings, 'isNightUnknown'>;

const dayStarts = (versions: readonly RuleVersion[]): DailyRestFacts['dayStartsOn'] => {
  const spans = versionSpans(versions).map(({ version, firstDay, lastDay }) => {
    const step = version.definition.mechanisms.find(({ mechanism }) => mechanism === 'daily-rest');
    const startsAt = step?.mechanism === 'daily-rest' ? toMinuteOfDay(step.dayStartsAt) : null;
    return { firstDay, lastDay, startsAt };
  });
  return (day) => spans.find(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay)?.startsAt ?? null;
};

const breaksOf = (
  days: readonly DayOfWork[],
  work: WorkPieces,
  { entries, entriesWithBreak }: RestInput,
): BreakFindings => {
  const withBreak = entries.filter(({ id }) => entriesWithBreak?.has(id) === true);
  const isTaken = ({ pieces }: DayOfWork): boolean =>
    withBreak.some(({ startAt }) =>
      pieces.some(({ start, end }) => instantOf(start) <= startAt && startAt < instantOf(end)),
    );
  const lacking = days.filter((day) => lacksBreak(day, work) && !isTaken(day));
  const isUnknown = lacking.length > 0 && work.breaks.length === 0 && withBreak.length === 0;
  return {
    departures: isUnknown ? [] : lacking.map((day) => missingBreak(day, work)),
    isBreakUnknown: isUnknown,
  };
};

const NO_BREAKS: BreakFindings = { departures: [], isBreakUnknown: false };

const NOTHING: RestFindings = { ...NO_BREAKS, isNightUnknown: false };

/**
 * The departures of the 24 hours and days of work that begin in the range, and of the weeks that end in it. Drafts and open
 * entries are not counted. The average week is `weeklyAverage`.
 * @example seven days from 08:00 to 16:00, Monday 2 to Sunday 8 March 2026, and work again on Monday
 *   // one of them is { right: 'dayOff', localDate: '2026-03-02', minutes: 960, limitMinutes: 2100, byMinutes: 1140, … }
 */
export const findDepartures = (input: RestInput): RestFindings => {
  const { entries, range, zone, law, termsOn, shifts = [], ruleVersions = [], rights = REST_RIGHTS } = input;
  const { offsetAt } = clockOf(zone);
  const work = workPieces(entries);
  if (work.pieces.length === 0) return NOTHING;
  const [firstDay, lastDay] = [toDayNumber(range.startDate), toDayNumber(range.endDate)];
  const dayOf = (minute: number): number => Math.floor((minute + offsetAt(minute)) / MINUTES_PER_DAY);
  const dayStartsOn = dayStarts(ruleVersions);
  const facts = { pieces: work.pieces, termsOn, shifts, dayStartsOn, dayOf, offsetAt };
  const days = daysOfWork(work.pieces, law.leastRest.is)
    .map((pieces) => ({ pieces, day: dayOf(pieces[0].start) }))
    .filter(({ day }) => firstDay <= day && day <= lastDay)
    .map(({ pieces, day }): DayOfWork => {
      const localDate = toLocalDate(day);
      return { pieces, localDate, terms: termsOn(localDate) };
    });
  const breaks = rights.includes('break') ? breaksOf(days, work, input) : NO_BREAKS;
  const nightFacts = { work, dayOf, offsetAt };
  const looksAtNight = rights.includes('night');
  const departures = [
    ...shortWeeks(firstDay, lastDay, work, { termsOn, offsetAt }),
    ...days.flatMap((day) => longDay(day, work)),
    ...(rights.includes('dailyRest') ? shortRests(firstDay, lastDay, facts) : []),
    ...breaks.departures,
    ...(looksAtNight ? days.flatMap((day) => nightWork(day, nightFacts)) : []),
  ];
  return {
    departures: departures.filter(({ right }) => rights.includes(right)),
    isBreakUnknown: breaks.isBreakUnknown,
    isNightUnknown: looksAtNight && days.some((day) => dependsOnWork(day, nightFacts)),
  };
};
