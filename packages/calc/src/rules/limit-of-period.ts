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
  { ratioOn, isRatioEven }: Pick<Setting, 'ratioOn' | 'isRatioEven'>,
): number => {
  if (!isScaled) return wholeLimit(minutes, WHOLE);
  if (isRatioEven) return wholeLimit(minutes, ratioOn(firstDay));
  let sum = 0;
  for (let day = firstDay; day <= lastDay; day += 1) sum += ratioOn(day);
  const parts = BigInt(Math.round(minutes * 100)) * BigInt(sum);
  return Number(parts / (100n * BigInt(WHOLE) * BigInt(lastDay - firstDay + 1)));
};

/** The working halves of a span, each times the ratio of its day in millionths. */
const scaledHalvesIn = (
  { firstDay, lastDay }: DaySpan,
  halves: number,
  { ratioOn, isRatioEven, workingHalvesIn }: Pick<Setting, 'ratioOn' | 'isRatioEven' | 'workingHalvesIn'>,
): number => {
  if (isRatioEven) return halves * ratioOn(firstDay);
  let scaled = 0;
  for (let day = firstDay; day <= lastDay; day += 1) {
    scaled += workingHalvesIn({ firstDay: day, lastDay: day }) * ratioOn(day);
  }
  return scaled;
};

/** A limit by working days: what it is at full employment, and the whole minutes that it is for this employee. */
type WorkingLimit = { readonly fullMinutes: number; readonly wholeMinutes: number };

/**
 * So many minutes for each working day of a period, half of them for half a day, times the ratio of the day. Days without
 * employment are no working days.
 */
export const limitOfWorkingDays = (
  minutesPerDay: number,
  span: DaySpan,
  isScaled: boolean,
  setting: Pick<Setting, 'ratioOn' | 'isRatioEven' | 'workingHalvesIn'>,
): WorkingLimit => {
  const halves = setting.workingHalvesIn(span);
  const scaled = isScaled ? scaledHalvesIn(span, halves, setting) : halves * WHOLE;
  const hundredths = Math.round(minutesPerDay * 100);
  // A day has at most 144000 hundredths, so that years of days stay below 2^53.
  return {
    fullMinutes: (hundredths * halves) / 200,
    wholeMinutes: Math.floor((hundredths * scaled) / PARTS),
  };
};
