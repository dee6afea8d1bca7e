/** What is a day of absence worth? Its own minutes, else the planned shift, else a full day by the employment ratio. */
import {
  MINUTES_PER_DAY,
  toDayNumber,
  toLocalDate,
  weekOf,
  type DateRange,
  type DaySpan,
} from '@stimpill/time';
import { type WorkCalendar } from '#calendars/work-calendar.ts';
import { type ShiftPiece } from './stint.ts';

/** The kinds of absence, as the contract names them. */
export const ABSENCE_TYPES = ['sick', 'sickChild', 'vacation', 'unpaidLeave'] as const;

/** One of the kinds. */
export type AbsenceType = (typeof ABSENCE_TYPES)[number];

/**
 * A kind that a company has made, which counts as one of ours. `payLine` is what pays it, null: nothing does. Without it: what
 * pays the kind as which it counts.
 */
export type OwnKind = { readonly id: string; readonly payLine?: string | null };

/**
 * Absence on every day of a range, both ends included. `minutes` are whole minutes for each of its days; without them a
 * day counts as a full one.
 */
export type Absence = DateRange & {
  readonly type: AbsenceType;
  readonly minutes?: number;
  readonly ownKind?: OwnKind;
};

/** Minutes of an own kind on a day. They are among the minutes of the kind as which it counts. */
export type OwnKindMinutes = {
  readonly day: number;
  readonly type: AbsenceType;
  readonly kind: OwnKind;
  readonly minutes: number;
};

/** Whole minutes of every kind. */
export type AbsenceMinutes = Readonly<Record<AbsenceType, number>>;

/** Nobody was absent. */
const NO_ABSENCE: AbsenceMinutes = { sick: 0, sickChild: 0, vacation: 0, unpaidLeave: 0 };

/** Whole minutes of absence by day number; days without any are missing. */
export type AbsenceByDay = ReadonlyMap<number, AbsenceMinutes>;

/** All absence, and what of it is of own kinds, in order of the day. */
export type Absences = { readonly byDay: AbsenceByDay; readonly ofOwnKinds: readonly OwnKindMinutes[] };

/**
 * What absence depends on besides the records. Days outside the employment count nothing, and none after `lastDay` is asked
 * for; `fullDayMinutesOn` is a day at full employment under the rule.
 */
export type AbsenceSetting = {
  readonly employment: DaySpan;
  readonly lastDay: number;
  readonly shifts: readonly ShiftPiece[];
  readonly offsetAt: (minute: number) => number;
  readonly calendarOn: (day: number) => WorkCalendar;
  readonly fullDayMinutesOn: (day: number) => number;
  /** The employment ratio of a day in millionths. */
  readonly ratioOn: (day: number) => number;
};

/** Planned minutes by the day on which the shifts begin, and the weeks that have a plan at all. */
export type PlannedTime = {
  readonly minutes: ReadonlyMap<number, number>;
  readonly weeks: ReadonlySet<number>;
};

/** What is planned on which days. */
export const plannedTime = ({
  shifts,
  offsetAt,
}: Pick<AbsenceSetting, 'shifts' | 'offsetAt'>): PlannedTime => {
  const minutes = new Map<number, number>();
  for (const { start, end } of shifts) {
    const day = Math.floor((start + offsetAt(start)) / MINUTES_PER_DAY);
    minutes.set(day, (minutes.get(day) ?? 0) + end - start);
  }
  return { minutes, weeks: new Set([...minutes.keys()].map((day) => weekOf(day, 'monday'))) };
};

// Hundredths of a minute times millionths are whole and far below 2^53, so the sum of many days is exact.
const toWhole = (parts: number): number => Math.floor(parts / 100_000_000 + 0.5);

/** A day of a record. */
type AbsentDay = Pick<Absence, 'type' | 'minutes' | 'ownKind'> & { readonly day: number };

const daysInOrder = (absences: readonly Absence[], lastDay: number): readonly AbsentDay[] => {
  const days: AbsentDay[] = [];
  for (const { type, startDate, endDate, minutes, ownKind } of absences) {
    const last = Math.min(toDayNumber(endDate), lastDay);
    for (let day = toDayNumber(startDate); day <= last; day += 1) {
      days.push({ day, type, ...(minutes !== undefined && { minutes }), ...(ownKind && { ownKind }) });
    }
  }
  return days.sort((a, b) => a.day - b.day);
};

/** Full days of one kind so far in a calendar month, exactly. */
type Carried = { month: string; parts: number };

/** The whole minutes of one full day more; what is cut off is carried to the next one of the month. */
const addFullDay = (
  carried: Carried,
  day: number,
  { calendarOn, fullDayMinutesOn, ratioOn }: AbsenceSetting,
): number => {
  const month = toLocalDate(day).slice(0, 7);
  if (month !== carried.month) {
    carried.month = month;
    carried.parts = 0;
  }
  const before = toWhole(carried.parts);
  const halves = calendarOn(day).workingHalvesIn(day, day);
  carried.parts += Math.round((fullDayMinutesOn(day) * 100 * halves) / 2) * ratioOn(day);
  return toWhole(carried.parts) - before;
};

/**
 * The minutes of each kind of absence by day. In a week with planned shifts a full day is what was planned for it; in any
 * other it is the rule's full day times the employment ratio, Monday to Friday, none on holidays. Fractions are kept over
 * the days of one kind in a calendar month, in whatever records they stand, and cut as they build up.
 */
export const absencesOf = (absences: readonly Absence[], setting: AbsenceSetting): Absences => {
  const byDay = new Map<number, Record<AbsenceType, number>>();
  const ofOwnKinds: OwnKindMinutes[] = [];
  const plan = plannedTime(setting);
  const { firstDay, lastDay } = setting.employment;
  const carried = new Map<AbsenceType, Carried>();
  for (const { day, type, minutes: own, ownKind } of daysInOrder(absences, setting.lastDay)) {
    const sum = carried.get(type) ?? { month: '', parts: 0 };
    carried.set(type, sum);
    const isPlanned = plan.weeks.has(weekOf(day, 'monday'));
    const minutes = own ?? (isPlanned ? (plan.minutes.get(day) ?? 0) : addFullDay(sum, day, setting));
    if (day < firstDay || day > lastDay || minutes === 0) continue;
    const ofDay = byDay.get(day) ?? { ...NO_ABSENCE };
    ofDay[type] += minutes;
    byDay.set(day, ofDay);
    if (ownKind) ofOwnKinds.push({ day, type, kind: ownKind, minutes });
  }
  return { byDay, ofOwnKinds };
};

/** The minutes of each kind of absence on these days. */
export const sumAbsences = (byDay: AbsenceByDay, { firstDay, lastDay }: DaySpan): AbsenceMinutes => {
  if (byDay.size === 0) return NO_ABSENCE;
  const sums: Record<AbsenceType, number> = { ...NO_ABSENCE };
  for (const [day, minutes] of byDay) {
    if (day < firstDay || day > lastDay) continue;
    for (const type of ABSENCE_TYPES) sums[type] += minutes[type];
  }
  return sums;
};

/** What pays absence: for each of our kinds the minutes that are paid as such, and whole minutes by the lines of own kinds. */
export type AbsencePay = {
  readonly asKind: AbsenceMinutes;
  readonly byLine: Readonly<Record<string, number>>;
};

const NO_LINES: AbsencePay['byLine'] = {};

/** What pays the absence of these days. @param minutes all of it */
export const absencePay = (
  minutes: AbsenceMinutes,
  ofOwnKinds: readonly OwnKindMinutes[],
  { firstDay, lastDay }: DaySpan,
): AbsencePay => {
  if (ofOwnKinds.length === 0) return { asKind: minutes, byLine: NO_LINES };
  const asKind: Record<AbsenceType, number> = { ...minutes };
  const byLine: Record<string, number> = {};
  for (const { day, type, kind, minutes: own } of ofOwnKinds) {
    if (day < firstDay || day > lastDay || kind.payLine === undefined) continue;
    asKind[type] -= own;
    if (kind.payLine !== null) byLine[kind.payLine] = (byLine[kind.payLine] ?? 0) + own;
  }
  return { asKind, byLine };
};
