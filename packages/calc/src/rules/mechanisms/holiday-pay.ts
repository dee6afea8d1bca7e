/**
 * What does a holiday pay that is not worked? People on hourly pay keep what they would have worked: the planned shift's
 * minutes in holiday time, else those of their regular hours. A monthly salary has the day already. It is a credit beside
 * whatever was worked on the day, and the timesheet's `paidPublicHolidayMinutes`.
 */
import { completedMonths, MINUTES_PER_DAY, toLocalDate, weekOf, type Weekday } from '@stimpill/time';
import { type DayClass } from '#calendars/work-calendar.ts';
import { lessUnpaidLeave, regularMinutesFrom } from '#pay/person.ts';
import { holidayPartOf, isOfKind, isOnWeekday, workedInHolidays, type HolidayPart } from '../holiday-days.ts';
import { readBoolean, readMinutes, readOneOf, readWholeNumber } from '../read-fields.ts';
import { readName } from '../read-parts.ts';
import { readDayClasses, readWeekdays } from '../read-windows.ts';
import { nearestMinutes, WHOLE } from '../scale.ts';
import { type CreditInput, type Mechanism, type NewCredit } from './mechanism.ts';
import { parameters } from './parameters.ts';

const WHEN_WORKED = ['keep', 'lessWorked', 'none'] as const;

/**
 * The parameters of the mechanism `holiday-pay`. A holiday pays on `payLine` what somebody on hourly pay would have worked
 * in it, but no more than `fullDayMinutes`, and one that begins later in the day no more than `halfDayMinutes` (none
 * given: as much as a whole day). Nothing before `earnedAfterMonths` completed months with the employer or in the trade.
 * In a week that has planned shifts these decide, unless `byPlannedShift` is false. If the holiday was worked, the pay is
 * kept, lessened by the minutes worked in it, or none.
 */
export type HolidayPay = {
  readonly payLine: string;
  readonly whenWorked: (typeof WHEN_WORKED)[number];
  readonly fullDayMinutes?: number;
  readonly halfDayMinutes?: number;
  readonly earnedAfterMonths?: number;
  readonly byPlannedShift?: boolean;
  readonly weekdays?: readonly Weekday[];
  readonly dayClasses?: readonly DayClass[];
};

type PlannedDay = { readonly day: number; readonly minuteOfDay: number; readonly length: number };

/** What would have been worked on a day. */
type OwnTime = { readonly minutes: number; readonly worthBy: 'plannedShift' | 'workPattern' };

const plannedDaysOf = ({ shifts, offsetAt }: CreditInput): readonly PlannedDay[] =>
  shifts.map(({ start, end }) => {
    const wall = start + offsetAt(start);
    const day = Math.floor(wall / MINUTES_PER_DAY);
    return { day, minuteOfDay: wall - day * MINUTES_PER_DAY, length: end - start };
  });

/** The minutes planned on a day from an hour on; null in a week without a plan. */
const plannedMinutes = (
  day: number,
  { from }: HolidayPart,
  planned: readonly PlannedDay[],
): number | null => {
  const inWeek = planned.filter((shift) => weekOf(shift.day, 'monday') === weekOf(day, 'monday'));
  if (inWeek.length === 0) return null;
  return inWeek
    .filter((shift) => shift.day === day)
    .reduce(
      (sum, { minuteOfDay, length }) => sum + length - Math.min(length, Math.max(0, from - minuteOfDay)),
      0,
    );
};

const ownTimeOn = (
  day: number,
  part: HolidayPart,
  planned: readonly PlannedDay[],
  { person }: CreditInput,
): OwnTime => {
  const byPlan = plannedMinutes(day, part, planned);
  return byPlan === null
    ? { minutes: regularMinutesFrom(day, part.from, person), worthBy: 'workPattern' }
    : { minutes: byPlan, worthBy: 'plannedShift' };
};

const isDue = (day: number, part: HolidayPart, pay: HolidayPay, { person }: CreditInput): boolean => {
  const { earnedAfterMonths = 0, weekdays } = pay;
  const { serviceFrom } = person;
  const isEarned =
    earnedAfterMonths === 0 ||
    serviceFrom === null ||
    completedMonths(serviceFrom, toLocalDate(day)) >= earnedAfterMonths;
  return isEarned && isOfKind(part, pay) && (weekdays === undefined || isOnWeekday(day, pay));
};

/** The most that a holiday pays, in whole minutes. */
const mostOf = ({ from }: HolidayPart, { fullDayMinutes, halfDayMinutes }: HolidayPay): number => {
  const most = from === 0 ? fullDayMinutes : (halfDayMinutes ?? fullDayMinutes);
  return most === undefined ? Infinity : nearestMinutes(most, WHOLE);
};

const paidOf = (whenWorked: HolidayPay['whenWorked'], fullMinutes: number, workedMinutes: number): number => {
  if (whenWorked === 'keep' || workedMinutes === 0) return fullMinutes;
  return whenWorked === 'none' ? 0 : Math.max(0, fullMinutes - workedMinutes);
};

const creditHolidays = (pay: HolidayPay, input: CreditInput): NewCredit[] => {
  if (input.person.payBasis === 'monthly') return [];
  const worked = workedInHolidays(input.segments);
  const planned = pay.byPlannedShift === false ? [] : plannedDaysOf(input);
  return input.days.flatMap((day) => {
    const part = holidayPartOf(day, input.calendar);
    if (part === null || !isDue(day, part, pay, input)) return [];
    const own = ownTimeOn(day, part, planned, input);
    const fullMinutes = lessUnpaidLeave(Math.min(own.minutes, mostOf(part, pay)), day, input.person);
    const workedMinutes = worked.get(day) ?? 0;
    const minutes = paidOf(pay.whenWorked, fullMinutes, workedMinutes);
    if (minutes === 0) return [];
    return [
      {
        account: 'holidayPay' as const,
        localDate: toLocalDate(day),
        entryId: null,
        minutes,
        payLine: pay.payLine,
        reason: {
          kind: 'holiday' as const,
          fullMinutes,
          workedMinutes,
          worthBy: own.worthBy,
          names: input.calendar.namesOn(day),
        },
      },
    ];
  });
};

/** The mechanism `holiday-pay`. */
export const holidayPayMechanism: Mechanism<HolidayPay> = {
  stage: 'credits',
  ...parameters(() => ({
    must: { payLine: readName, whenWorked: readOneOf(WHEN_WORKED) },
    may: {
      fullDayMinutes: readMinutes,
      halfDayMinutes: readMinutes,
      earnedAfterMonths: readWholeNumber(0, 1200),
      byPlannedShift: readBoolean,
      weekdays: readWeekdays,
      dayClasses: readDayClasses,
    },
  })),
  prepare: (pay) => ({ credit: (input) => creditHolidays(pay, input) }),
};
