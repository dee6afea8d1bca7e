/**
 * What time off does a holiday give to shift workers? Winter leave (vetrarfrí) at hotels and restaurants, and the public
 * sector's reduction of duty: this many minutes for each holiday on a working weekday, pro rata by the employment ratio, less
 * the unpaid leave of that day: in it there is no duty to be lessened, and no part of the year's work is done.
 */
import { toLocalDate, type Weekday } from '@stimpill/time';
import { type DayClass } from '#calendars/work-calendar.ts';
import { lessUnpaidLeave } from '#pay/person.ts';
import { holidayPartOf, isOfKind, isOnWeekday, workedInHolidays } from '../holiday-days.ts';
import { readMinutes, readOneOf } from '../read-fields.ts';
import { readName } from '../read-parts.ts';
import { readDayClasses, readWeekdays } from '../read-windows.ts';
import { nearestMinutes } from '../scale.ts';
import { type CreditInput, type Mechanism, type NewCredit } from './mechanism.ts';
import { parameters } from './parameters.ts';

const ACCOUNTS = ['winterLeave', 'dutyReduction'] as const;
const OCCASIONS = ['always', 'worked', 'notWorked'] as const;

/**
 * The parameters of the mechanism `holiday-credit`. A holiday of the whole day gives `fullDayMinutes`, one that begins
 * later `halfDayMinutes`, both times the employment ratio, to the account: always, or only if it was worked, or only if
 * it was not. With `payLine` the minutes stand on that pay line too.
 */
export type HolidayCredit = {
  readonly account: (typeof ACCOUNTS)[number];
  readonly fullDayMinutes: number;
  readonly halfDayMinutes: number;
  readonly when: (typeof OCCASIONS)[number];
  readonly payLine?: string;
  readonly weekdays?: readonly Weekday[];
  readonly dayClasses?: readonly DayClass[];
};

const isDue = (when: HolidayCredit['when'], workedMinutes: number): boolean =>
  when === 'always' || (when === 'worked') === workedMinutes > 0;

const creditHolidays = (rule: HolidayCredit, input: CreditInput): NewCredit[] => {
  const { account, fullDayMinutes, halfDayMinutes, payLine = null } = rule;
  const worked = workedInHolidays(input.segments);
  const credits: NewCredit[] = [];
  for (const day of input.days) {
    const part = holidayPartOf(day, input.calendar);
    if (part === null || !isOfKind(part, rule) || !isOnWeekday(day, rule)) continue;
    const workedMinutes = worked.get(day) ?? 0;
    const whole = nearestMinutes(part.from === 0 ? fullDayMinutes : halfDayMinutes, input.ratioOn(day));
    const minutes = lessUnpaidLeave(whole, day, input.person);
    if (minutes === 0 || !isDue(rule.when, workedMinutes)) continue;
    credits.push({
      account,
      localDate: toLocalDate(day),
      entryId: null,
      minutes,
      payLine,
      reason: {
        kind: 'holiday',
        fullMinutes: minutes,
        workedMinutes,
        worthBy: 'employmentRatio',
        names: input.calendar.namesOn(day),
      },
    });
  }
  return credits;
};

/** The mechanism `holiday-credit`. */
export const holidayCreditMechanism: Mechanism<HolidayCredit> = {
  stage: 'credits',
  ...parameters(() => ({
    must: {
      account: readOneOf(ACCOUNTS),
      fullDayMinutes: readMinutes,
      halfDayMinutes: readMinutes,
      when: readOneOf(OCCASIONS),
    },
    may: { payLine: readName, weekdays: readWeekdays, dayClasses: readDayClasses },
  })),
  prepare: (rule) => ({ credit: (input) => creditHolidays(rule, input) }),
};
