/**
 * Which regular hours follow from what somebody worked in the last thirteen whole weeks? Pages of unions and agreements say
 * that a holiday keeps the pay of a day that one would regularly have worked; none says from which weeks that follows. So it
 * is a proposal: it shows its weeks, leaves out what is not clear, and counts for nothing until somebody confirms it.
 */
import {
  addDays,
  datesOf,
  localDateOf,
  mondayOf,
  weekdayOfDate,
  WEEKDAYS,
  type DateRange,
  type LocalDate,
} from '@stimpill/time';
import { calculateTimesheet } from '../calculate-timesheet.ts';
import { type TimesheetInput } from '../timesheet.ts';
import {
  type NoPattern,
  type PatternProposal,
  type ProposalDay,
  type ProposalWeek,
} from './pattern-proposal.ts';
import { LEAST_WEEKS, weekdayPattern } from './weekday-pattern.ts';
import { workedDays, type WorkedDay } from './worked-days.ts';

const WEEKS = 13;
const DAYS_PER_WEEK = 7;

/** Somebody is on a plan who had a shift this many weeks ago, or has one later. */
const PLANNED_WEEKS = 4;

/**
 * The thirteen whole weeks before the week of a day.
 * @example proposalRange('2026-11-25') // { startDate: '2026-08-24', endDate: '2026-11-22' }
 */
export const proposalRange = (today: LocalDate): DateRange => ({
  startDate: addDays(mondayOf(today), -WEEKS * DAYS_PER_WEEK),
  endDate: addDays(mondayOf(today), -1),
});

/**
 * The regular hours that are proposed on a day. Entries, shifts and absences are those of the range and, of shifts, all that
 * are known after it; the range of the input counts for nothing. Throws `TimesheetInputError` as a calculation does.
 * @example 13 weeks of Monday to Friday 08:00 to 16:00, one of them on vacation: these five days, 08:00 to 16:00
 */
export const proposePattern = (given: TimesheetInput, today: LocalDate): PatternProposal => {
  // What was approved is worked time like any other.
  const input = { ...given, kept: new Map(), keptRules: new Map() };
  const range = proposalRange(today);
  const worked = workedDays(input, range);
  const weeks = weeksOf(range, stateByDate(input, range), worked);
  const found = weekdaysOf(weeks, worked);
  const weekdays = found.map(({ use }) => use);
  const pattern = found.flatMap((each) => each.pattern ?? []);
  const moves = weekdays.some(({ verdict }) => verdict === 'moves');
  const why =
    whyNotOf(input, today) ??
    whyNotFrom(weeks) ??
    (moves ? 'rotating' : pattern.length === 0 ? 'irregular' : null);
  return { range, weeks, weekdays, pattern: why === null ? pattern : [], why };
};

type StateOf = (date: LocalDate) => ProposalDay['state'];

const stateByDate = (input: TimesheetInput, range: DateRange): StateOf => {
  const { startDate, endDate } = input.employment ?? {};
  const { holidays } = calculateTimesheet({ ...input, entries: [], range, explain: true });
  const holidayDates = new Set(holidays.map(({ localDate }) => localDate));
  return (date) => {
    if (date < (startDate ?? date) || date > (endDate ?? date)) return 'outside';
    if (input.absences?.some((each) => each.startDate <= date && date <= each.endDate)) return 'away';
    return holidayDates.has(date) ? 'holiday' : 'counts';
  };
};

const weeksOf = (
  range: DateRange,
  stateOf: StateOf,
  worked: ReadonlyMap<LocalDate, WorkedDay>,
): ProposalWeek[] => {
  const days = datesOf(range).map((localDate) => ({
    localDate,
    workedMinutes: worked.get(localDate)?.workedMinutes ?? 0,
    state: stateOf(localDate),
  }));
  return Array.from({ length: WEEKS }, (_, week) => {
    const ofWeek = days.slice(week * DAYS_PER_WEEK, (week + 1) * DAYS_PER_WEEK);
    return { monday: ofWeek[0]?.localDate ?? range.startDate, state: stateOfWeek(ofWeek), days: ofWeek };
  });
};

const stateOfWeek = (days: readonly ProposalDay[]): ProposalWeek['state'] => {
  if (days.some(({ state }) => state === 'outside')) return 'outside';
  if (days.some(({ state, workedMinutes }) => state === 'counts' && workedMinutes > 0)) return 'counts';
  return days.some(({ state }) => state === 'away') ? 'away' : 'noWork';
};

const weekdaysOf = (weeks: readonly ProposalWeek[], worked: ReadonlyMap<LocalDate, WorkedDay>) => {
  const days = weeks.filter(({ state }) => state === 'counts').flatMap((week) => week.days);
  const counted = days.filter(({ state }) => state === 'counts');
  return WEEKDAYS.map((day, place) =>
    weekdayPattern(
      day,
      counted
        .filter(({ localDate }) => weekdayOfDate(localDate) === place)
        .map(({ localDate }) => worked.get(localDate) ?? null),
    ),
  );
};

/** What of the person says that there is nothing to propose. */
const whyNotOf = (
  { employment = {}, shifts = [], zone }: TimesheetInput,
  today: LocalDate,
): NoPattern | null => {
  if (employment.payBasis !== 'hourly') return 'monthly';
  if (typeof employment.endDate === 'string' && employment.endDate < today) return 'left';
  const since = addDays(mondayOf(today), -PLANNED_WEEKS * DAYS_PER_WEEK);
  return shifts.some(({ startAt }) => localDateOf(startAt, zone) >= since) ? 'planned' : null;
};

/** What of the weeks says it. Weeks without work between others are no accident where they are more than one of four. */
const whyNotFrom = (weeks: readonly ProposalWeek[]): NoPattern | null => {
  const countOf = (wanted: ProposalWeek['state']): number =>
    weeks.filter(({ state }) => state === wanted).length;
  const counts = countOf('counts');
  const idle = countOf('noWork');
  if (counts === 0) return 'noWork';
  if (counts < LEAST_WEEKS) return 'tooFewWeeks';
  return idle * 4 > counts + idle ? 'rotating' : null;
};
