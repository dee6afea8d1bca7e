// What days of absence are worth in minutes. The engine calculates it, so that lists and balances never disagree with time entries.
import {
  calculateTimesheet,
  type Absence,
  type AbsenceMinutes,
  type DateRange,
  type TimesheetInput,
} from '@stimpill/calc';

/** What the worth of one person's days depends on. */
export type WorthBasis = Pick<TimesheetInput, 'zone' | 'calendar' | 'ruleVersions'> & {
  readonly employment: NonNullable<TimesheetInput['employment']>;
  /** Planned time of the days asked for and of the whole weeks around them. */
  readonly shifts: NonNullable<TimesheetInput['shifts']>;
};

/** A week, and a day for the time zone: covers the whole weeks around a range, wherever the company is. */
const WEEK_AND_A_DAY_MS = 8 * 86_400_000;

/** Whole minutes of every kind, over the days of the range on which the person is employed. */
export function absenceWorth(
  basis: WorthBasis,
  absences: readonly Absence[],
  range: DateRange,
): AbsenceMinutes {
  if (absences.length === 0) return NOTHING;
  const { from, to } = weeksAround(range);
  const shifts = basis.shifts.filter(({ startAt }) => startAt >= from && startAt < to);
  return calculateTimesheet({ ...basis, entries: [], range, shifts, absences }).totals.absenceMinutes;
}

/** The instants [from, to) between which the plan for the weeks of a range lies. */
export function weeksAround({ startDate, endDate }: DateRange) {
  return {
    from: Date.parse(startDate) - WEEK_AND_A_DAY_MS,
    to: Date.parse(endDate) + WEEK_AND_A_DAY_MS,
  };
}

const NOTHING: AbsenceMinutes = { sick: 0, sickChild: 0, vacation: 0, unpaidLeave: 0 };
