/** How many minutes is a limit over the days of a period, for somebody whose employment ratio may change in them? */
import { type DaySpan } from '@stimpill/time';
import { type Setting } from './mechanisms/mechanism.ts';
import { WHOLE, wholeHundredths } from './scale.ts';

/**
 * A limit over a period in hundredths of a minute, parts of them cut off. With `isScaled` it is taken times the employment
 * ratio of its days: where that changes, times the mean over all days of the period.
 * @example limitOver(2400, week, true, setting) // 154285 where the ratio is 1 on two days and 0.5 on five
 */
export const limitOver = (
  minutes: number,
  { firstDay, lastDay }: DaySpan,
  isScaled: boolean,
  { ratioOn, isRatioEven }: Pick<Setting, 'ratioOn' | 'isRatioEven'>,
): number => {
  if (!isScaled) return wholeHundredths(minutes, WHOLE);
  if (isRatioEven) return wholeHundredths(minutes, ratioOn(firstDay));
  let sum = 0;
  for (let day = firstDay; day <= lastDay; day += 1) sum += ratioOn(day);
  const parts = BigInt(Math.round(minutes * 100)) * BigInt(sum);
  return Number(parts / (BigInt(WHOLE) * BigInt(lastDay - firstDay + 1)));
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

/** A limit by working days: minutes at full employment, and hundredths of a minute for this employee. */
type WorkingLimit = { readonly fullMinutes: number; readonly hundredths: number };

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
  const perDay = Math.round(minutesPerDay * 100);
  // A day has at most 144000 hundredths, so that years of days stay below 2^53.
  return {
    fullMinutes: (perDay * halves) / 200,
    hundredths: Math.floor((perDay * scaled) / (2 * WHOLE)),
  };
};
