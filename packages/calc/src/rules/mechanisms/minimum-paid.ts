/**
 * What does coming to work on such a day pay at least? The stints of a day of work are taken together, with all of their
 * minutes; what the minimum exceeds them by is a credit. Call-outs have a minimum of their own.
 */
import { toLocalDate, weekdayOf, WEEKDAYS, type Weekday } from '@stimpill/time';
import { type DayClass } from '#calendars/work-calendar.ts';
import { daysOfWork } from '#pay/day-of-work.ts';
import { readWholeNumber } from '../read-fields.ts';
import { readName } from '../read-parts.ts';
import { readDayClasses, readWeekdays } from '../read-windows.ts';
import { type CreditInput, type Mechanism, type NewCredit } from './mechanism.ts';
import { parameters } from './parameters.ts';

/**
 * The parameters of the mechanism `minimum-paid`: a day of work on these weekdays (none named: all) whose ordinary work
 * begins on these kinds of day (none named: all) pays at least `minimumMinutes`; the rest is paid on `payLine`.
 */
export type MinimumPaid = {
  readonly minimumMinutes: number;
  readonly payLine: string;
  readonly weekdays?: readonly Weekday[];
  readonly dayClasses?: readonly DayClass[];
};

/** The mechanism `minimum-paid`. */
export const minimumPaidMechanism: Mechanism<MinimumPaid> = {
  stage: 'credits',
  ...parameters(() => ({
    must: { minimumMinutes: readWholeNumber(1), payLine: readName },
    may: { weekdays: readWeekdays, dayClasses: readDayClasses },
  })),

  prepare: ({ minimumMinutes, payLine, weekdays = WEEKDAYS, dayClasses }) => {
    const days = new Set(weekdays.map((weekday) => WEEKDAYS.indexOf(weekday)));

    const credit = ({ stints, workedOf, holdsOn }: CreditInput): NewCredit[] => {
      const credits: NewCredit[] = [];
      for (const { day, stints: all } of daysOfWork(stints)) {
        const ordinary = all.filter(({ kind }) => kind === 'work');
        const [first] = ordinary;
        if (first === undefined || !days.has(weekdayOf(day)) || !holdsOn(day)) continue;
        if (dayClasses?.includes(first.dayClass) === false) continue;
        const workedMinutes = ordinary.reduce((sum, stint) => sum + workedOf(stint), 0);
        // Anyone who was on a break all the time did not come to work.
        if (workedMinutes === 0 || workedMinutes >= minimumMinutes) continue;
        credits.push({
          account: 'minimumPaid',
          localDate: toLocalDate(day),
          entryId: ordinary.at(-1)?.entries.at(-1)?.id ?? null,
          minutes: minimumMinutes - workedMinutes,
          payLine,
          reason: { kind: 'minimum-paid', workedMinutes, minimumMinutes },
        });
      }
      return credits;
    };
    return { credit };
  },
};
