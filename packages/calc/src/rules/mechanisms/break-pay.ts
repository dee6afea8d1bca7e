/**
 * What is paid for breaks that were not taken? So many minutes for every worked hour, as for shop evenings and cleaning
 * shifts; or something more for each break that was worked through. It is a credit beside the worked minutes.
 */
import { intersection, lengthOf } from '#intervals/interval.ts';
import { merge } from '#intervals/interval-set.ts';
import { type Stint } from '#pay/stint.ts';
import { isLocalTime, toMinuteOfDay, type LocalTime } from '#time/local-time.ts';
import { toLocalDate } from '#time/local-date.ts';
import { readParts, readText, readWholeNumber, type Read } from '../read-fields.ts';
import { readName } from '../read-name.ts';
import { type CreditInput, type Mechanism, type NewCredit } from './mechanism.ts';
import { parameters } from './parameters.ts';

/** Minutes for each worked hour, pro rata, of stints that begin at or after a local time. */
type PerWorkedHour = {
  readonly minutes: number;
  readonly atLeastMinutes?: number;
  readonly startingFrom?: LocalTime;
};

/** For each break that was worked through: a fixed time, a share of its length, or both. */
type WorkedThroughPay = { readonly addMinutes?: number; readonly addPercent?: number };

/** The parameters of the mechanism `break-pay`: what is paid on `payLine`. */
export type BreakPay = {
  readonly payLine: string;
  readonly perWorkedHour?: PerWorkedHour;
  readonly workedThrough?: WorkedThroughPay;
};

const readPerWorkedHour: Read<PerWorkedHour> = (json, path, report) =>
  readParts(
    json,
    { path, report, classes: null },
    {
      must: { minutes: readWholeNumber(1, 60) },
      may: {
        atLeastMinutes: readWholeNumber(0),
        startingFrom: readText(isLocalTime, 'a local time from "00:00" to "24:00"'),
      },
    },
  );

const readWorkedThrough: Read<WorkedThroughPay> = (json, path, report) =>
  readParts(
    json,
    { path, report, classes: null },
    { must: {}, may: { addMinutes: readWholeNumber(0), addPercent: readWholeNumber(0, 1000) } },
  );

/** A share of minutes to the nearest whole one, half a minute upwards. */
const share = (minutes: number, of: number, whole: number): number =>
  Math.floor((2 * minutes * of + whole) / (2 * whole));

type NewPay = Pick<NewCredit, 'minutes' | 'reason'>;

const payPerHour = (stint: Stint, workedMinutes: number, pay: PerWorkedHour | undefined): NewPay[] => {
  if (pay === undefined || workedMinutes === 0) return [];
  if (stint.minuteOfDay < toMinuteOfDay(pay.startingFrom ?? '00:00')) return [];
  const minutes = Math.max(share(workedMinutes, pay.minutes, 60), pay.atLeastMinutes ?? 0);
  return [{ minutes, reason: { kind: 'break-per-hour', workedMinutes, minutesPerHour: pay.minutes } }];
};

const payWorkedThrough = (stint: Stint, pay: WorkedThroughPay | undefined): NewPay[] => {
  if (pay === undefined) return [];
  const workedThrough = merge(stint.breaks.filter(({ kind }) => kind === 'workedThrough'));
  return workedThrough.flatMap((whole) => {
    const worked = intersection(whole, stint);
    if (worked === null) return [];
    const breakMinutes = lengthOf(worked);
    const minutes = (pay.addMinutes ?? 0) + share(breakMinutes, pay.addPercent ?? 0, 100);
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
    credit: ({ stints, workedOf, holdsOn }: CreditInput): NewCredit[] =>
      stints
        .filter(({ kind, day }) => kind !== 'standby' && holdsOn(day))
        .flatMap((stint) => {
          const place = {
            account: 'breakPay' as const,
            localDate: toLocalDate(stint.day),
            entryId: stint.entries.at(-1)?.id ?? null,
            payLine,
          };
          const paid = [
            ...payPerHour(stint, workedOf(stint), perWorkedHour),
            ...payWorkedThrough(stint, workedThrough),
          ];
          return paid.filter(({ minutes }) => minutes > 0).map((pay) => ({ ...place, ...pay }));
        }),
  }),
};
