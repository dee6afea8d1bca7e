// What days of absence are worth in minutes. The engine calculates it, so that lists and balances never disagree with time entries.
import { type DateRange } from '@stimpill/time';
import {
  absenceRange,
  calculateTimesheet,
  type Absence,
  type AbsenceMinutes,
  type TimesheetInput,
} from '@stimpill/calc';
import type { Absence as AbsenceDay } from './absence-store.ts';

/** What the worth of one person's days depends on. */
export type WorthBasis = Pick<TimesheetInput, 'zone' | 'calendar' | 'ruleVersions'> & {
  readonly employment: NonNullable<TimesheetInput['employment']>;
  /** Planned time of the dates of `absenceRange`. */
  readonly shifts: NonNullable<TimesheetInput['shifts']>;
};

/** Covers the offset of any time zone. */
const DAY_MS = 86_400_000;

/**
 * Whole minutes of every kind, over the days of the range on which the person is employed.
 * @param absences also those before the range, from the first of its first month on: minutes add up over a month
 */
export function absenceWorth(
  basis: WorthBasis,
  absences: readonly Absence[],
  range: DateRange,
): AbsenceMinutes {
  if (absences.length === 0) return NOTHING;
  const { from, to } = instantsOfPlan(range);
  const shifts = basis.shifts.filter(({ startAt }) => startAt >= from && startAt < to);
  return calculateTimesheet({ ...basis, entries: [], range, shifts, absences }).totals.absenceMinutes;
}

/** A daily record as the engine takes it; without minutes of its own it counts as a full day. */
export function toCalcAbsence({ date, type, minutes, ownKind }: AbsenceDay): Absence {
  return {
    ...{ startDate: date, endDate: date, type },
    ...(minutes !== null && { minutes }),
    ...(ownKind && { ownKind }),
  };
}

/** The instants [from, to) between which the plan lies on which the absences of a range depend, wherever the company is. */
export function instantsOfPlan(range: DateRange) {
  const { startDate, endDate } = absenceRange(range);
  return { from: Date.parse(startDate) - DAY_MS, to: Date.parse(endDate) + 2 * DAY_MS };
}

const NOTHING: AbsenceMinutes = { sick: 0, sickChild: 0, vacation: 0, unpaidLeave: 0 };
