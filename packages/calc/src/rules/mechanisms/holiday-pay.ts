/**
 * What does a holiday pay that is not worked? The day keeps its ordinary pay: the planned shift's minutes in holiday
 * time, or a full or half day pro rata by the employment ratio. It is a credit beside whatever was worked on the day,
 * and the timesheet's `paidPublicHolidayMinutes`.
 */
import { weekOf } from '#calendars/accounting-period.ts';
import { type DayClass } from '#calendars/work-calendar.ts';
import { type ShiftPiece } from '#pay/stint.ts';
import { toLocalDate, type Weekday } from '#time/local-date.ts';
import { MINUTES_PER_DAY } from '#time/minutes.ts';
import { holidayPartOf, isOfKind, isOnWeekday, workedInHolidays, type HolidayPart } from '../holiday-days.ts';
import { readBoolean, readMinutes, readOneOf } from '../read-fields.ts';
import { readName } from '../read-name.ts';
import { readDayClasses, readWeekdays } from '../read-windows.ts';
import { nearestMinutes } from '../scale.ts';
import { type CreditInput, type Mechanism, type NewCredit } from './mechanism.ts';
import { parameters } from './parameters.ts';

const WHEN_WORKED = ['keep', 'lessWorked', 'none'] as const;

/**
 * The parameters of the mechanism `holiday-pay`. A holiday of the whole day pays `fullDayMinutes`, one that begins
 * later `halfDayMinutes`, both times the employment ratio, on `payLine`. With `byPlannedShift`, in a week that has
 * planned shifts, each holiday pays the planned minutes inside it instead, on any weekday. If the holiday was worked,
 * the pay is kept, lessened by the minutes worked in it, or none.
 */
export type HolidayPay = {
  readonly payLine: string;
  readonly fullDayMinutes: number;
  readonly halfDayMinutes: number;
  readonly whenWorked: (typeof WHEN_WORKED)[number];
  readonly byPlannedShift?: boolean;
  readonly weekdays?: readonly Weekday[];
  readonly dayClasses?: readonly DayClass[];
};

type PlannedDay = { readonly day: number; readonly minuteOfDay: number; readonly length: number };

const toPlannedDay = ({ start, end }: ShiftPiece, offsetAt: (minute: number) => number): PlannedDay => {
  const wall = start + offsetAt(start);
  const day = Math.floor(wall / MINUTES_PER_DAY);
  return { day, minuteOfDay: wall - day * MINUTES_PER_DAY, length: end - start };
};

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

const paidOf = (whenWorked: HolidayPay['whenWorked'], fullMinutes: number, workedMinutes: number): number => {
  if (whenWorked === 'keep' || workedMinutes === 0) return fullMinutes;
  return whenWorked === 'none' ? 0 : Math.max(0, fullMinutes - workedMinutes);
};

const creditHolidays = (pay: HolidayPay, input: CreditInput): NewCredit[] => {
  const worked = workedInHolidays(input.segments);
  const planned =
    pay.byPlannedShift === true ? input.shifts.map((shift) => toPlannedDay(shift, input.offsetAt)) : [];
  return input.days.flatMap((day) => {
    const part = holidayPartOf(day, input.calendar);
    if (part === null || !isOfKind(part, pay)) return [];
    const byPlan = plannedMinutes(day, part, planned);
    if (byPlan === null && !isOnWeekday(day, pay)) return [];
    const wholeMinutes = part.from === 0 ? pay.fullDayMinutes : pay.halfDayMinutes;
    const fullMinutes = byPlan ?? nearestMinutes(wholeMinutes, input.ratioOn(day));
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
          isPlanned: byPlan !== null,
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
    must: {
      payLine: readName,
      fullDayMinutes: readMinutes,
      halfDayMinutes: readMinutes,
      whenWorked: readOneOf(WHEN_WORKED),
    },
    may: { byPlannedShift: readBoolean, weekdays: readWeekdays, dayClasses: readDayClasses },
  })),
  prepare: (pay) => ({ credit: (input) => creditHolidays(pay, input) }),
};
