/** What are regular hours proposed from, and what is proposed? */
import { type DateRange, type LocalDate, type Weekday } from '@stimpill/time';
import { type PatternDay } from '#pay/person.ts';

/**
 * A day that was looked at, and its worked minutes. Only a day that `counts` says something of regular hours, whether it was
 * worked or not: `outside` of the employment, on a `holiday` and while somebody is `away`, nobody knows what would have been.
 */
export type ProposalDay = {
  readonly localDate: LocalDate;
  readonly workedMinutes: number;
  readonly state: 'counts' | 'outside' | 'away' | 'holiday';
};

/** A week from Monday. One that does not count is left out whole: `noWork` is a week in which nothing says why. */
export type ProposalWeek = {
  readonly monday: LocalDate;
  readonly state: 'counts' | 'outside' | 'away' | 'noWork';
  readonly days: readonly ProposalDay[];
};

/**
 * How a weekday was used, on the days that count. `seldom`: worked, but not on three of four; `tooFew`: too few days to say;
 * `moves`: it begins at different times of day.
 */
export type WeekdayUse = {
  readonly day: Weekday;
  readonly countedDays: number;
  readonly workedDays: number;
  readonly verdict: 'proposed' | 'seldom' | 'never' | 'tooFew' | 'moves';
};

/**
 * Why nothing is proposed. `planned`: shifts say it; `rotating`: the hours change from week to week, which no one pattern can
 * say; `irregular`: no weekday was worked on three of four.
 */
export type NoPattern = 'monthly' | 'left' | 'planned' | 'noWork' | 'tooFewWeeks' | 'rotating' | 'irregular';

/** The weeks, oldest first, and what follows from them. The pattern is empty exactly where `why` says why. */
export type PatternProposal = {
  readonly range: DateRange;
  readonly weeks: readonly ProposalWeek[];
  readonly weekdays: readonly WeekdayUse[];
  readonly pattern: readonly PatternDay[];
  readonly why: NoPattern | null;
};
