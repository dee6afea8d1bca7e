/**
 * What is paid for breaks that were not taken? So many minutes for every hour of a day of work, as for shop evenings and
 * cleaning shifts; or something more for each break that was worked through. It is a credit beside the worked minutes.
 */
import { toLocalDate, toMinuteOfDay, type LocalTime } from '@stimpill/time';
import { intersection, lengthOf } from '#intervals/interval.ts';
import { merge } from '#intervals/interval-set.ts';
import { daysOfWork, type DayOfWork } from '#pay/day-of-work.ts';
import { type Stint } from '#pay/stint.ts';
import { type Read } from '../json-schema.ts';
import { readObjectOf, readWholeNumber } from '../read-fields.ts';
import { readName, readTime } from '../read-parts.ts';
import { nearestShare } from '../scale.ts';
import { type CreditInput, type Mechanism, type NewCredit } from './mechanism.ts';
import { parameters } from './parameters.ts';

/**
 * Minutes for each worked hour of a day of work, pro rata, where it begins at or after a local time; nothing from
 * `belowMinutes` of work on, where a meal break is due instead.
 */
type PerWorkedHour = {
  readonly minutes: number;
  readonly atLeastMinutes?: number;
  readonly startingFrom?: LocalTime;
  readonly belowMinutes?: number;
};

/** For each break that was worked through: a fixed time, a share of its length, or both. */
type WorkedThroughPay = { readonly addMinutes?: number; readonly addPercent?: number };

/** The parameters of the mechanism `break-pay`: what is paid on `payLine`. */
export type BreakPay = {
  readonly payLine: string;
  readonly perWorkedHour?: PerWorkedHour;
  readonly workedThrough?: WorkedThroughPay;
};

const readPerWorkedHour: Read<PerWorkedHour> = readObjectOf({
  must: { minutes: readWholeNumber(1, 60) },
  may: {
    atLeastMinutes: readWholeNumber(0),
    startingFrom: readTime,
    belowMinutes: readWholeNumber(1),
  },
});

const readWorkedThrough: Read<WorkedThroughPay> = readObjectOf({
  must: {},
  may: { addMinutes: readWholeNumber(0), addPercent: readWholeNumber(0, 1000) },
});

type NewPay = Pick<NewCredit, 'minutes' | 'reason'>;

const payPerHour = ({ stints }: DayOfWork, workedMinutes: number, pay: PerWorkedHour): NewPay[] => {
  if (workedMinutes === 0 || workedMinutes >= (pay.belowMinutes ?? Infinity)) return [];
  if (stints[0].minuteOfDay < toMinuteOfDay(pay.startingFrom ?? '00:00')) return [];
  const { minutes: minutesPerHour, atLeastMinutes = 0 } = pay;
  const minutes = Math.max(nearestShare(workedMinutes, minutesPerHour, 60), atLeastMinutes);
  const least = atLeastMinutes > 0 ? { atLeastMinutes } : {};
  return [{ minutes, reason: { kind: 'break-per-hour', workedMinutes, minutesPerHour, ...least } }];
};

const payWorkedThrough = (stint: Stint, pay: WorkedThroughPay): NewPay[] => {
  const workedThrough = merge(stint.breaks.filter(({ kind }) => kind === 'workedThrough'));
  return workedThrough.flatMap((whole) => {
    const worked = intersection(whole, stint);
    if (worked === null) return [];
    const breakMinutes = lengthOf(worked);
    const minutes = (pay.addMinutes ?? 0) + nearestShare(breakMinutes, pay.addPercent ?? 0, 100);
    return [{ minutes, reason: { kind: 'worked-through-break' as const, breakMinutes } }];
  });
};

/** The mechanism `break-pay`. */
export const breakPayMechanism: Mechanism<BreakPay> = {
  stage: 'credits',
  ...parameters(
    () => ({
      must: { payLine: readName },
      may: { perWorkedHour: readPerWorkedHour, workedThrough: readWorkedThrough },
    }),
    ({ perWorkedHour, workedThrough }, { path, report }) => {
      if (perWorkedHour !== undefined || workedThrough !== undefined) return true;
      report(path, 'must name perWorkedHour or workedThrough: as it stands it pays nothing.');
      return false;
    },
  ),

  prepare: ({ payLine, perWorkedHour, workedThrough }) => ({
    credit: ({ stints, workedOf, holdsOn }: CreditInput): NewCredit[] => {
      const credits: NewCredit[] = [];
      const pay = (day: number, stint: Stint | undefined, paid: readonly NewPay[]): void => {
        const place = { account: 'breakPay' as const, localDate: toLocalDate(day), payLine };
        const entryId = stint?.entries.at(-1)?.id ?? null;
        for (const { minutes, reason } of paid) {
          if (minutes > 0) credits.push({ ...place, entryId, minutes, reason });
        }
      };
      for (const day of daysOfWork(stints)) {
        const last = day.stints.at(-1);
        if (perWorkedHour !== undefined && holdsOn(day.day)) {
          const workedMinutes = day.stints.reduce((sum, stint) => sum + workedOf(stint), 0);
          pay(day.day, last, payPerHour(day, workedMinutes, perWorkedHour));
        }
        for (const stint of day.stints) {
          if (workedThrough !== undefined && holdsOn(stint.day)) {
            pay(stint.day, stint, payWorkedThrough(stint, workedThrough));
          }
        }
      }
      return credits;
    },
  }),
};
