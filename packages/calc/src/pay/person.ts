/** What of the person does pay depend on, besides their time and their share of full time? */
import {
  MINUTES_PER_DAY,
  toDayNumber,
  toMinuteOfDay,
  weekdayOf,
  WEEKDAYS,
  type LocalDate,
  type LocalTime,
  type Weekday,
} from '@stimpill/time';
import { type Absence } from './absence-minutes.ts';

/** `hourly`: every hour is paid by itself. `monthly`: a salary that has the holidays in it. */
export const PAY_BASES = ['hourly', 'monthly'] as const;

/** One of the two. */
export type PayBasis = (typeof PAY_BASES)[number];

/**
 * A day of every week that has regular hours. A `to` that is not after `from` lies on the next day. The unpaid break is
 * in whole minutes (none given: 0) and shorter than the day.
 */
export type PatternDay = {
  readonly day: Weekday;
  readonly from: LocalTime;
  readonly to: LocalTime;
  readonly unpaidBreakMinutes?: number;
};

/** Clock minutes from the start of the day to its end, the break included: 1 to 1440. */
export const lengthOfDay = ({ from, to }: Pick<PatternDay, 'from' | 'to'>): number => {
  const length = toMinuteOfDay(to) - toMinuteOfDay(from);
  return length > 0 ? length : length + MINUTES_PER_DAY;
};

/** Regular hours in clock minutes, by weekday from Monday. */
type RegularHours = ReadonlyMap<
  number,
  { readonly minuteOfDay: number; readonly length: number; readonly unpaidMinutes: number }
>;

/** Regular hours from a day on; null: none from then on. */
export type PatternFrom = {
  readonly validFrom: LocalDate;
  readonly workPattern: readonly PatternDay[] | null;
};

/** A person made ready. */
export type Person = {
  readonly payBasis: PayBasis;
  readonly regularHoursOn: (day: number) => RegularHours;
  /** The first day with the employer or, if it is earlier, in the trade; null where neither is known. */
  readonly serviceFrom: LocalDate | null;
  /** Minutes of unpaid leave by day number; a whole day has no end. */
  readonly unpaidLeave: ReadonlyMap<number, number>;
};

/** What is given of a person. */
export type PersonalTerms = {
  readonly payBasis?: PayBasis;
  readonly workPattern?: readonly PatternDay[] | null;
  readonly laterPatterns?: readonly PatternFrom[];
  readonly startDate?: LocalDate | null;
  readonly tradeStartDate?: LocalDate | null;
};

const NO_LATER: readonly PatternFrom[] = [];
const NO_HOURS: RegularHours = new Map();
const NO_LEAVE: Person['unpaidLeave'] = new Map();

const toRegularHours = (pattern: readonly PatternDay[] | null): RegularHours => {
  if (pattern === null || pattern.length === 0) return NO_HOURS;
  return new Map(
    pattern.map((each) => [
      WEEKDAYS.indexOf(each.day),
      {
        minuteOfDay: toMinuteOfDay(each.from),
        length: lengthOfDay(each),
        unpaidMinutes: each.unpaidBreakMinutes ?? 0,
      },
    ]),
  );
};

/** Each pattern holds from its day until the next begins, and the first one before all of them. */
const regularHoursByDay = (
  first: readonly PatternDay[] | null,
  later: readonly PatternFrom[],
): Person['regularHoursOn'] => {
  const atFirst = toRegularHours(first);
  if (later.length === 0) return () => atFirst;
  const newestFirst = later
    .map(({ validFrom, workPattern }) => ({
      fromDay: toDayNumber(validFrom),
      hours: toRegularHours(workPattern),
    }))
    .sort((a, b) => b.fromDay - a.fromDay);
  return (day) => newestFirst.find(({ fromDay }) => fromDay <= day)?.hours ?? atFirst;
};

const unpaidLeaveOf = (absences: readonly Absence[]): ReadonlyMap<number, number> => {
  if (absences.length === 0) return NO_LEAVE;
  const minutesOn = new Map<number, number>();
  for (const { type, startDate, endDate, minutes = Infinity, ownKind } of absences) {
    // An own kind with a line of its own is paid, as whatever it counts.
    if (type !== 'unpaidLeave' || typeof ownKind?.payLine === 'string') continue;
    const last = toDayNumber(endDate);
    for (let day = toDayNumber(startDate); day <= last; day += 1) {
      minutesOn.set(day, (minutesOn.get(day) ?? 0) + minutes);
    }
  }
  return minutesOn;
};

const earlier = (a: LocalDate | null, b: LocalDate | null): LocalDate | null =>
  a === null || (b !== null && b < a) ? b : a;

/** Makes a person ready. Nothing said: paid by the month, without regular hours. */
export const toPerson = (
  { payBasis = 'monthly', workPattern, laterPatterns, startDate, tradeStartDate }: PersonalTerms,
  absences: readonly Absence[],
): Person => ({
  payBasis,
  regularHoursOn: regularHoursByDay(workPattern ?? null, laterPatterns ?? NO_LATER),
  serviceFrom: earlier(startDate ?? null, tradeStartDate ?? null),
  unpaidLeave: unpaidLeaveOf(absences),
});

/** The paid minutes of the regular hours of a day from an hour on. A break is spread evenly over its day. */
export const regularMinutesFrom = (
  day: number,
  fromMinute: number,
  { regularHoursOn }: Pick<Person, 'regularHoursOn'>,
): number => {
  const own = regularHoursOn(day).get(weekdayOf(day));
  if (own === undefined) return 0;
  const inside = own.length - Math.min(own.length, Math.max(0, fromMinute - own.minuteOfDay));
  return inside - Math.round((own.unpaidMinutes * inside) / own.length);
};

/** What is left of this many minutes of a day after its unpaid leave. */
export const lessUnpaidLeave = (minutes: number, day: number, { unpaidLeave }: Person): number =>
  Math.max(0, minutes - (unpaidLeave.get(day) ?? 0));
