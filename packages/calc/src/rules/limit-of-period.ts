/** How many minutes is a limit over the days of a period, for somebody whose employment ratio may change in them? */
import { type DaySpan } from '#calendars/accounting-period.ts';
import { type Setting } from './mechanisms/mechanism.ts';
import { WHOLE, wholeLimit } from './scale.ts';

/** Hundredths of a minute times millionths times halves of days, in a whole minute. */
const PARTS = 2 * 100 * WHOLE;

/**
 * The whole minutes of a limit over a period. With `isScaled` they are taken times the employment ratio of its days: where
 * it changes, times the mean over all days of the period.
 * @example limitOver(2400, week, true, setting) // 1542 where the ratio is 1 on two days and 0.5 on five, from 1542.85
 */
export const limitOver = (
  minutes: number,
  { firstDay, lastDay }: DaySpan,
  isScaled: boolean,
  { ratioOn }: Pick<Setting, 'ratioOn'>,
): number => {
  if (!isScaled) return wholeLimit(minutes, WHOLE);
  const first = ratioOn(firstDay);
  let sum = 0;
  let isEven = true;
  for (let day = firstDay; day <= lastDay; day += 1) {
    const ratio = ratioOn(day);
    sum += ratio;
    isEven &&= ratio === first;
  }
  if (isEven) return wholeLimit(minutes, first);
  const parts = BigInt(Math.round(minutes * 100)) * BigInt(sum);
  return Number(parts / (100n * BigInt(WHOLE) * BigInt(lastDay - firstDay + 1)));
};

/** A limit by working days: what it is at full employment, and the whole minutes that it is for this employee. */
type WorkingLimit = { readonly fullMinutes: number; readonly wholeMinutes: number };

/**
 * So many minutes for each working day of a period, half of them for half a day, times the ratio of the day. Days without
 * employment are no working days.
 */
export const limitOfWorkingDays = (
  minutesPerDay: number,
  { firstDay, lastDay }: DaySpan,
  isScaled: boolean,
  { ratioOn, workingHalvesOn }: Pick<Setting, 'ratioOn' | 'workingHalvesOn'>,
): WorkingLimit => {
  let halves = 0;
  let scaled = 0;
  for (let day = firstDay; day <= lastDay; day += 1) {
    const ofDay = workingHalvesOn(day);
    halves += ofDay;
    scaled += ofDay * (isScaled ? ratioOn(day) : WHOLE);
  }
  const hundredths = Math.round(minutesPerDay * 100);
  // A day has at most 144000 hundredths, so that years of days stay below 2^53.
  return {
    fullMinutes: (hundredths * halves) / 200,
    wholeMinutes: Math.floor((hundredths * scaled) / PARTS),
  };
};
