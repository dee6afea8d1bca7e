/**
 * What does coming to work on such a day pay at least? The stints that begin on one local date are taken together, with
 * all of their minutes; what the minimum exceeds them by is a credit. Call-outs have a minimum of their own.
 */
import { type DayClass } from '#calendars/work-calendar.ts';
import { type Stint } from '#pay/stint.ts';
import { toLocalDate, WEEKDAYS, weekdayOf, type Weekday } from '#time/local-date.ts';
import { readWholeNumber } from '../read-fields.ts';
import { readName } from '../read-name.ts';
import { readDayClasses, readWeekdays } from '../read-windows.ts';
import { type CreditInput, type Mechanism, type NewCredit } from './mechanism.ts';
import { parameters } from './parameters.ts';

/**
 * The parameters of the mechanism `minimum-paid`: work that begins on these weekdays (none named: all), on these kinds
 * of day (none named: all), pays at least `minimumMinutes`; the rest is paid on `payLine`.
 */
export type MinimumPaid = {
  readonly minimumMinutes: number;
  readonly payLine: string;
  readonly weekdays?: readonly Weekday[];
  readonly dayClasses?: readonly DayClass[];
};

const byDay = (stints: readonly Stint[]): Map<number, Stint[]> => {
  const days = new Map<number, Stint[]>();
  for (const stint of stints) {
    const known = days.get(stint.day);
    if (known === undefined) days.set(stint.day, [stint]);
    else known.push(stint);
  }
  return days;
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
    const isMeant = ({ kind, day, dayClass }: Stint): boolean =>
      kind === 'work' && days.has(weekdayOf(day)) && (dayClasses?.includes(dayClass) ?? true);

    const credit = ({ stints, workedOf, holdsOn }: CreditInput): NewCredit[] => {
      const credits: NewCredit[] = [];
      for (const [day, ofDay] of byDay(stints.filter((stint) => isMeant(stint) && holdsOn(stint.day)))) {
        const workedMinutes = ofDay.reduce((sum, stint) => sum + workedOf(stint), 0);
        // A stint that rounding made empty does not count as coming to work.
        if (workedMinutes === 0 || workedMinutes >= minimumMinutes) continue;
        credits.push({
          account: 'minimumPaid',
          localDate: toLocalDate(day),
          entryId: ofDay.at(-1)?.entries.at(-1)?.id ?? null,
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
