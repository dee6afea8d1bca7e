/** What is a day of absence worth? Its own minutes, else the planned shift, else a full day by the employment ratio. */
import { weekOf } from '#calendars/accounting-period.ts';
import { type WorkCalendar } from '#calendars/work-calendar.ts';
import { toDayNumber, weekdayOf, type DateRange } from '#time/local-date.ts';
import { MINUTES_PER_DAY } from '#time/minutes.ts';
import { type ShiftPiece } from './stint.ts';

/** The kinds of absence, as the contract names them. */
export const ABSENCE_TYPES = ['sick', 'sickChild', 'vacation', 'unpaidLeave'] as const;

/** One of the kinds. */
export type AbsenceType = (typeof ABSENCE_TYPES)[number];

/**
 * Absence on every day of a range, both ends included. `minutes` are whole minutes for each of its days; without them a
 * day counts as a full one.
 */
export type Absence = DateRange & { readonly type: AbsenceType; readonly minutes?: number };

/** Whole minutes of every kind. */
export type AbsenceMinutes = Readonly<Record<AbsenceType, number>>;

/** Nobody was absent. */
export const NO_ABSENCE: AbsenceMinutes = { sick: 0, sickChild: 0, vacation: 0, unpaidLeave: 0 };

/**
 * What absence depends on besides the records. The days are those of the range on which the employee is employed;
 * `fullDayMinutesOn` is a day at full employment under the rule.
 */
export type AbsenceSetting = {
  readonly firstDay: number;
  readonly lastDay: number;
  readonly shifts: readonly ShiftPiece[];
  readonly offsetAt: (minute: number) => number;
  readonly calendarOn: (day: number) => WorkCalendar;
  readonly fullDayMinutesOn: (day: number) => number;
  readonly ratioMillionths: number;
};

/** Planned minutes by the day on which the shifts begin, and the weeks that have a plan at all. */
type Plan = { readonly minutes: ReadonlyMap<number, number>; readonly weeks: ReadonlySet<number> };

const planOf = ({ shifts, offsetAt }: AbsenceSetting): Plan => {
  const minutes = new Map<number, number>();
  for (const { start, end } of shifts) {
    const day = Math.floor((start + offsetAt(start)) / MINUTES_PER_DAY);
    minutes.set(day, (minutes.get(day) ?? 0) + end - start);
  }
  return { minutes, weeks: new Set([...minutes.keys()].map((day) => weekOf(day, 'monday'))) };
};

/** A working day's share: 1 from Monday to Friday, a half where a holiday begins later in the day, 0 on holidays. */
const shareOf = (day: number, calendarOn: AbsenceSetting['calendarOn']): number => {
  if (weekdayOf(day) > 4) return 0;
  const morning = calendarOn(day).partAt(day, 0);
  if (morning.dayClass !== 'ordinary') return 0;
  return morning.until === MINUTES_PER_DAY ? 1 : 0.5;
};

// Hundredths of a minute times millionths are whole and far below 2^53, so the sum of many days is exact.
const toWhole = (parts: number): number => Math.floor(parts / 100_000_000 + 0.5);

const countFullDays = (absence: Absence, plan: Plan, setting: AbsenceSetting): number => {
  const first = toDayNumber(absence.startDate);
  const last = Math.min(toDayNumber(absence.endDate), setting.lastDay);
  let parts = 0;
  let minutes = 0;
  for (let day = first; day <= last; day += 1) {
    const before = toWhole(parts);
    const isPlanned = plan.weeks.has(weekOf(day, 'monday'));
    const share = isPlanned ? 0 : shareOf(day, setting.calendarOn);
    parts += Math.round(setting.fullDayMinutesOn(day) * 100 * share) * setting.ratioMillionths;
    const counted = isPlanned ? (plan.minutes.get(day) ?? 0) : toWhole(parts) - before;
    if (day >= setting.firstDay) minutes += counted;
  }
  return minutes;
};

const countDays = ({ startDate, endDate }: DateRange, { firstDay, lastDay }: AbsenceSetting): number =>
  Math.max(0, Math.min(toDayNumber(endDate), lastDay) - Math.max(toDayNumber(startDate), firstDay) + 1);

/**
 * The minutes of each kind of absence that fall on the days of the range. In a week with planned shifts a full day is
 * what was planned for it; in any other it is the rule's full day times the employment ratio, Monday to Friday, none on
 * holidays. Fractions are kept over a record and cut once.
 */
export const absenceMinutes = (absences: readonly Absence[], setting: AbsenceSetting): AbsenceMinutes => {
  const sums: Record<AbsenceType, number> = { ...NO_ABSENCE };
  const plan = planOf(setting);
  for (const absence of absences) {
    sums[absence.type] +=
      absence.minutes === undefined
        ? countFullDays(absence, plan, setting)
        : absence.minutes * countDays(absence, setting);
  }
  return sums;
};
