/** What of the days of one weekday is regular? Only what was worked on three of four of them. */
import { MINUTES_PER_DAY, toLocalTime, type Weekday } from '@stimpill/time';
import { type PatternDay } from '#pay/person.ts';
import { type WeekdayUse } from './pattern-proposal.ts';
import { type WorkedDay } from './worked-days.ts';

/** Four weeks: fewer say little of how somebody works. */
export const LEAST_WEEKS = 4;

/** Begins of one weekday lie this near to each other, in minutes. */
const SAME_BEGIN = 60;

/** @param days those that count; null: it was not worked */
export const weekdayPattern = (
  day: Weekday,
  days: readonly (WorkedDay | null)[],
): { readonly use: WeekdayUse; readonly pattern: PatternDay | null } => {
  const worked = days.filter((each) => each !== null);
  const minutes = reachedOnMost(days.map((each) => each?.workedMinutes ?? 0));
  const verdict = verdictOf(days.length, worked, minutes);
  return {
    use: { day, countedDays: days.length, workedDays: worked.length, verdict },
    pattern: verdict === 'proposed' ? toPattern(day, Math.min(minutes, MINUTES_PER_DAY), worked) : null,
  };
};

/** The most that three of four of these reach. */
const reachedOnMost = (values: readonly number[]): number =>
  [...values].sort((a, b) => b - a)[Math.ceil((values.length * 3) / 4) - 1] ?? 0;

const verdictOf = (
  countedDays: number,
  worked: readonly WorkedDay[],
  minutes: number,
): WeekdayUse['verdict'] => {
  if (worked.length === 0) return 'never';
  if (countedDays < LEAST_WEEKS) return 'tooFew';
  if (minutes === 0) return 'seldom';
  const begin = middleOf(worked.map(({ minuteOfDay }) => minuteOfDay));
  const near = worked.filter(({ minuteOfDay }) => Math.abs(minuteOfDay - begin) <= SAME_BEGIN);
  return near.length * 4 >= worked.length * 3 ? 'proposed' : 'moves';
};

const middleOf = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? 0;

/** Days that were shorter say nothing of begin and break. */
const toPattern = (day: Weekday, minutes: number, worked: readonly WorkedDay[]): PatternDay => {
  const whole = worked.filter(({ workedMinutes }) => workedMinutes >= minutes);
  const from = middleOf(whole.map(({ minuteOfDay }) => minuteOfDay));
  const rests = whole.map(({ spanMinutes, workedMinutes }) => Math.max(0, spanMinutes - workedMinutes));
  const unpaidBreakMinutes = Math.min(middleOf(rests), MINUTES_PER_DAY - minutes);
  const to = (from + minutes + unpaidBreakMinutes) % MINUTES_PER_DAY;
  return { day, from: toLocalTime(from), to: toLocalTime(to), unpaidBreakMinutes };
};
